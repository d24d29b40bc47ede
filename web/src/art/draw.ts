/** Putting pieces together: SVG elements as strings, and drawings whose inner names never meet on a page. */
import { num } from './brush'

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more ? ' ' + more : ''}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  path(`M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`, fill)
export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more ? ' ' + more : ''}/>`
/** A group moved to x,y and scaled; sx mirrors it if negative. */
export const at = (x: number, y: number, s: number, body: string, turn = 0, sx = s) =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${turn})` : ''} scale(${scale(sx)}${sx === s ? '' : ' ' + scale(s)})">${body}</g>`
const scale = (s: number) => Math.round(s * 1000) / 1000
export const each = (n: number, f: (i: number) => string) => Array.from({ length: n }, (_, i) => f(i)).join('')
/** The same thing in several places: '34,138 15; 58,130 18' calls f(34, 138, 15) and f(58, 130, 18). */
export const spots = (places: string, f: (x: number, y: number, a: number, b: number) => string) =>
  places
    .split('; ')
    .map((place) => f(...(place.split(/[ ,]/).map(Number) as [number, number, number, number])))
    .join('')
/** The right side (1) and the left side (-1) of what is symmetrical. */
export const both = (f: (m: 1 | -1) => string) => f(1) + f(-1)

/**
 * Names inside a drawing (clips, symbols) are "~1", "~2", …: a drawing is a pure function and may be kept as a string. `unique`
 * gives them a name of their own when the drawing is put into a page; as a picture file it needs nothing.
 */
let names = 0
export const fresh = () => `~${++names}`
export const unique = (drawing: string, name: string) => drawing.replaceAll('~', name)

/** A whole drawing. Names are counted from 1 in each, so the same drawing is the same string. */
export function drawing(
  w: number,
  h: number,
  body: () => string,
  o: { from?: readonly [number, number]; over?: boolean } = {},
): string {
  const was = names
  names = 0
  try {
    const [x, y] = o.from ?? [0, 0]
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}"${o.over ? ' overflow="visible"' : ''}>${body()}</svg>`
  } finally {
    names = was
  }
}
/** A drawing as an address for <img> or CSS: its own document, drawn once by the browser however often it is shown. */
export const asImage = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`
