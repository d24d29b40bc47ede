/** Papers: every colour of a drawing, and how two of them are mixed. */
/** The drawer of papers. Every fill in the product is one of these or a mix() of two of these. */
export const paper = {
  ink: '#231d36',
  night: '#262a52',
  dusk: '#4a4478',
  cream: '#fbf3e2',
  sand: '#ecd9b8',
  kraft: '#c99f6b',
  moon: '#f7dc94',
  sky: '#2f5bac',
  sun: '#f7d35c',
  leaf: '#45903f',
  rose: '#ec8fab',
  rust: '#cf6a35',
  brick: '#a8412f',
  plum: '#6e3f66',
  teal: '#1f7d80',
  ice: '#cfe3e6',
  slate: '#767c92',
  bark: '#7b5138',
  milk: '#fffaf0',
  coal: '#2d2944',
} as const

/** Colour arithmetic: papers are flat, so every shade is a mix made once, never an overlay gradient. */
export function mix(a: string, b: string, t: number): string {
  const v = (h: string, i: number) => parseInt(h.slice(1 + i * 2, 3 + i * 2), 16)
  return (
    '#' +
    [0, 1, 2]
      .map((i) =>
        Math.round(v(a, i) + (v(b, i) - v(a, i)) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}
export const lum = (h: string) => {
  const f = (i: number) => {
    const c = parseInt(h.slice(1 + i * 2, 3 + i * 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * f(0) + 0.7152 * f(1) + 0.0722 * f(2)
}
export const contrast = (a: string, b: string) => {
  const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p) as [number, number]
  return (x + 0.05) / (y + 0.05)
}
