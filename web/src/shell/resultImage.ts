/** A result as a picture file: drawn by our own hand, written in the house's letters, made here in the page. */
import { asImage } from '../art/draw'
import { resultPicture, SHEET, SIZE } from '../art/resultPicture'
import type { Review } from '../wire'
import { lineOf } from './chances'

export interface Written {
  title: string // who has won
  under: string // the game, the day
  rows: readonly (readonly [string, string])[] // a place and its points
  house: string
}

const FIELD = { width: 430, height: 200 }
const INK = '#231d36'

export async function resultImage(review: Review, { title, under, rows, house }: Written): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('nothing to draw on')
  const picture = new Image(SIZE, SIZE)
  picture.src = asImage(resultPicture(lineOf(review, review.eyes, FIELD)))
  await Promise.all([
    picture.decode(),
    ...['700 84px "Bona Nova"', '400 38px Signika'].map((font) => document.fonts.load(font, `${title}${under}`)),
  ])
  pen.drawImage(picture, 0, 0, SIZE, SIZE)
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    width: number,
    fill = INK,
    align: CanvasTextAlign = 'left',
  ) => {
    pen.font = font
    pen.fillStyle = fill
    pen.textAlign = align
    pen.fillText(text, x, y, width)
  }
  write(title, 70, 150, '700 84px "Bona Nova", Georgia, serif', SIZE - 140)
  write(under, 72, 214, '400 38px Signika, sans-serif', SIZE - 140)
  rows.slice(0, 6).forEach(([who, points], number) => {
    const y = SHEET.y + 70 + number * 44
    write(who, SHEET.x + 44, y, '400 36px Signika, sans-serif', SHEET.width - 190)
    write(points, SHEET.x + SHEET.width - 44, y, '600 38px Signika, sans-serif', 130, INK, 'right')
  })
  write(house, 70, 1030, '700 54px "Bona Nova", Georgia, serif', 400, '#fffaf0')
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture came of it'))), 'image/png'),
  )
}

/** Sends it where the device can, else keeps it as a file; whoever changes their mind gets neither. */
export async function sendImage(image: Blob, name: string, text: string): Promise<void> {
  const file = new File([image], name, { type: image.type })
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file], text }).catch((refused: unknown) => {
      if (!(refused instanceof Error && refused.name === 'AbortError')) throw refused
    })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(image)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
