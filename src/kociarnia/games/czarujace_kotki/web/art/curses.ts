/** Curses happen to cats. Each is drawn on 200 x 200, ground at y = 184. */
import { cat, catHead } from '$page/art/cat'
import { at, both, circle, each, ellipse, fresh, path, rect } from '$page/art/draw'
import { blob, drop, ribbon, swash, withGrain } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { INK, MOON, spark } from '$page/art/things'

const zed = (x: number, y: number, k: number) => at(x, y, k, path('M-20-20H20V-10L-4 12H20V22H-22V12L4-10H-20Z', '#cfe3e6'), -8)

/** A cat that carries its house. */
const slimiauki = () =>
  path(blob('150,184 178,180 196,170! 184,186 150,190'), '#b9a06a') +
  cat({
    pose: 'loaf',
    coat: 'solid',
    mood: 'grumpy',
    detail: 1,
    base: '#c9b98a',
    mark: '#a8925e',
    light: '#efe3bf',
    eye: '#8fb860',
  }) +
  path(blob('96,110 110,70 150,58 184,80 192,124 176,162 130,170 100,150'), '#a8683c') +
  path(ribbon('112,140 112,92 150,74 176,100 168,140 138,146 132,116 150,108', [10, 10, 9, 9, 8, 7, 6, 4]), '#e0b06a') +
  path(
    each(5, (i) => drop(176 - i * 3, 84 + i * 17, 186 - i * 3, 88 + i * 17, 2.6)),
    '#7b4526',
  ) +
  path(ribbon('56,62 44,40 40,28', [4, 3, 3]) + ribbon('84,60 92,38 98,28', [4, 3, 3]), '#c9b98a') +
  circle(40, 26, 6, '#f7dc94') +
  circle(99, 26, 6, '#f7dc94') +
  path(swash('188,84 197,124 180,164 150,173', 3.4), INK)

/** Feathers that never stop. */
const feather = (x: number, y: number, turn: number, fill: string) =>
  at(x, y, 1, path(drop(0, 0, 0, 46, 11), fill) + path(swash('0,2 1,24 0,60', 2.6), INK), turn)
const laskotki = () =>
  cat({ pose: 'stretch', coat: 'calico', mood: 'happy', detail: 1 }) +
  feather(96, 96, -30, '#cf6a35') +
  feather(120, 152, 150, '#1f7d80') +
  feather(184, 100, 60, '#b0508c') +
  feather(30, 100, -100, '#f2b73a') +
  path(swash('20,60 28,52 36,60', 3) + swash('100,40 110,34 118,42', 3), MOON)

/** Every hiccup a bubble, and every bubble something else. */
const bubble = (x: number, y: number, r: number) =>
  circle(x, y, r, '#cfe3e6') +
  circle(x, y, r - 2.4, '#8fb0c8') +
  path(blob(`${x - r * 0.6},${y - r * 0.1} ${x - r * 0.2},${y - r * 0.65} ${x},${y - r * 0.5} ${x - r * 0.3},${y}`), '#fffaf0')
const czkawkotki = () =>
  cat({ pose: 'sit', coat: 'tabby', mood: 'curious', detail: 1 }) +
  bubble(34, 74, 15) +
  bubble(22, 34, 19) +
  bubble(62, 14, 12) +
  bubble(168, 40, 17) +
  at(15, 27, 0.16, path(spark(50, 50, 46), MOON)) +
  at(160, 33, 0.16, path(blob('10,50! 30,30 60,30 74,50! 90,34! 90,66! 74,50! 60,70 30,70'), '#2f6f86')) +
  path(swash('48,84 56,88 62,86', 2.6), '#cfe3e6')

/** Nobody knows any longer where the yarn ends and the cat begins. */
const klebuszki = () =>
  cat({
    pose: 'curl',
    coat: 'solid',
    mood: 'grumpy',
    detail: 1,
    base: '#c4587a',
    mark: '#98345a',
    light: '#f0a3b6',
    over: path(
      each(6, (i) => swash(`${60 + i * 22},70 ${84 + i * 20},120 ${60 + i * 24},190`, 4)) +
        each(5, (i) => swash(`20,${90 + i * 20} 100,${82 + i * 20} 186,${100 + i * 20}`, 3.6)),
      '#f0a3b6',
    ),
  }) +
  path(ribbon('150,186 180,194 196,180 186,166 170,174', [4, 4, 4, 4, 3]), '#c4587a') +
  path(ribbon('30,184 8,190 4,172', [4, 4, 3]), '#c4587a')

/** A cat in a bun. */
function kanapkowce(): string {
  const bun = (y: number, top: boolean) =>
    path(
      blob(
        `14,${y + 4} 26,${y - 12} 100,${y - (top ? 24 : 12)} 170,${y - 12} 188,${y + 4} 178,${y + 15} 100,${y + 17} 24,${y + 15}`,
      ),
      '#d69a55',
    ) +
    (top
      ? path(blob(`30,${y - 4} 60,${y - 15} 100,${y - 19} 80,${y - 12}`), '#efc68c') +
        path(
          each(8, (i) => drop(52 + i * 14, y - 10 + (i % 3) * 4, 58 + i * 14, y - 7 + (i % 3) * 4, 1.8)),
          '#fbe9c4',
        )
      : '') +
    path(swash(`184,${y - 6} 192,${y + 4} 180,${y + 17} 140,${y + 19}`, 3.4), INK)
  const salad = (y: number) =>
    path(
      blob(
        `10,${y} 28,${y - 7} 46,${y + 2} 66,${y - 6} 88,${y + 3} 110,${y - 6} 132,${y + 3} 154,${y - 6} 174,${y + 2} 190,${y - 4} 184,${y + 10} 100,${y + 13} 18,${y + 10}`,
      ),
      '#7fb04a',
    )
  return (
    bun(196, false) +
    salad(186) +
    cat({ pose: 'loaf', coat: 'striped', mood: 'grumpy', detail: 1 }) +
    at(
      0,
      -104,
      1,
      path(blob('36,196 72,190 108,197 72,203') + blob('100,195 132,189 166,196 132,202'), '#cf4b38') +
        salad(189) +
        bun(178, true),
    )
  )
}

/** A cat that one sees through, and it has not noticed yet. */
const ghost = (x: number, y: number, k: number, mood: 'happy' | 'curious' | 'sleepy') =>
  at(
    x,
    y,
    k,
    path(
      blob(
        '40,90 60,60 100,52 140,60 160,96 164,150 172,184! 152,172 138,188! 120,172 104,190! 88,173 70,188! 56,172 36,184! 40,140',
      ),
      '#dfe8ec',
    ) +
      path(blob('140,66 158,96 162,150 170,182! 152,172 140,184 146,130'), '#b9cbd6') +
      at(
        100,
        92,
        0.86,
        catHead({ coat: 'solid', base: '#dfe8ec', mark: '#b9cbd6', light: '#f4f8fa', eye: '#2f5bac', mood, detail: 1 }),
      ),
  )
const duchokoty = () => ghost(-30, 64, 0.6, 'sleepy') + ghost(104, 48, 0.62, 'happy') + ghost(24, 16, 0.86, 'curious')

/** At full moon. */
const miaukolak = () =>
  circle(134, 66, 62, '#f7dc94') +
  cat({
    pose: 'walk',
    coat: 'longhair',
    mood: 'grumpy',
    detail: 1,
    base: '#6b5a58',
    mark: '#4a3c3e',
    light: '#a08a80',
    eye: '#f2b73a',
    ears: 1.25,
    edge: '#f7dc94',
    plump: 1.06,
  }) +
  path(
    each(7, (i) => drop(74 + i * 14, 96 - (i % 2) * 3, 70 + i * 14, 76 - (i % 2) * 7, 5)),
    '#6b5a58',
  ) +
  path(
    each(3, (i) => drop(33 + i * 5, 182, 30 + i * 5, 190, 1.8) + drop(166 + i * 5, 182, 163 + i * 5, 190, 1.8)),
    '#fbf3e2',
  )

/** Wrapped up since the third dynasty. */
const mumiau = () =>
  cat({
    pose: 'sit',
    coat: 'solid',
    mood: 'calm',
    detail: 1,
    base: '#efe4c8',
    mark: '#c9b78e',
    light: '#fbf3e2',
    eye: '#8fb860',
    over: path(
      each(8, (i) => swash(`50,${92 + i * 13} 110,${100 + i * 13} 178,${90 + i * 13}`, 3)),
      '#b9a678',
    ),
    overHead:
      path(swash('-62,-14 0,-6 62,-18', 4) + swash('-64,22 0,32 64,20', 4) + swash('-50,-34 0,-24 54,-40', 4), '#b9a678') +
      path('M-12-46 12-46 8-8-8-8Z', '#e3d5b0'),
  }) +
  path(ribbon('150,170 178,178 196,168 190,150', [9, 8, 7, 5]), '#efe4c8') +
  path(ribbon('64,120 40,128 26,118', [8, 7, 5]), '#e3d5b0') +
  path(swash('152,178 178,186 200,172', 2.6), INK)

/** Afraid of its own tail. */
const lekotki = () =>
  path(blob('120,8 150,30 170,20! 168,48 196,60! 172,76 186,104! 158,100 150,124! 132,100'), '#241a34') +
  both((m) => circle(152 + m * 9, 62, 4, '#f2b73a')) +
  cat({
    pose: 'sit',
    coat: 'longhair',
    mood: 'curious',
    detail: 1,
    base: '#a99cc0',
    mark: '#7b6f96',
    light: '#efe4f2',
    eye: '#f7dc94',
    plump: 0.94,
  }) +
  path(
    each(6, (i) => drop(56 + i * 15, 42 - Math.abs(2.5 - i) * -4, 52 + i * 16, 22 - Math.abs(2.5 - i) * -6, 4)),
    '#a99cc0',
  ) +
  path(
    swash('30,96 22,104 30,112', 3) + swash('20,84 10,98 18,114', 3) + drop(40, 54, 34, 68, 4) + drop(30, 40, 22, 52, 3.4),
    '#cfe3e6',
  )

/** One cat, as many times as there is paper. */
function kserokociarka(): string {
  const copy = fresh()
  const use = (x: number, y: number, k: number) => at(x, y, k, `<use href="#${copy}" width="200" height="200"/>`)
  return (
    `<symbol id="${copy}" viewBox="0 0 200 200" overflow="visible">${cat({ pose: 'sit', coat: 'tuxedo', mood: 'calm', detail: 1 })}</symbol>` +
    path(blob('86,96! 190,92! 192,178! 84,182!', 0.4), '#767c92') +
    path(blob('80,86! 194,82! 192,98! 84,102!', 0.4), '#b9bccb') +
    path(blob('96,72! 180,66! 190,84! 86,88!', 0.4), '#e6e8ec') +
    rect(150, 108, 30, 12, '#2d2944') +
    path('M154 111h6v6h-6zM164 111h6v6h-6z', '#a6d68f') +
    rect(90, 134, 74, 6, '#2d2944') +
    each(3, (i) => use(62 - i * 32, 98 + i * 17, 0.42)) +
    path(blob('92,138! 150,136! 140,160 86,164'), '#fffaf0') +
    use(98, 128, 0.18) +
    use(106, 2, 0.42) +
    path(swash('194,100 195,140 193,178', 3), INK)
  )
}

/** The lesson went on and on. */
const spiotki = () =>
  [
    [-4, 74, 'longhair'],
    [76, 70, 'spotted'],
    [36, 20, 'tuxedo'],
  ]
    .map(([x, y, coat]) =>
      at(
        x as number,
        y as number,
        0.62,
        withGrain(1, () => cat({ pose: 'curl', coat: coat as 'spotted', mood: 'sleepy', detail: 1 })),
      ),
    )
    .join('') +
  zed(150, 40, 0.4) +
  zed(170, 18, 0.52) +
  zed(24, 60, 0.34)

/** The count sleeps by day as well. */
const hrabia = () =>
  circle(104, 84, 78, '#8f5a6e') +
  path(blob('40,184! 30,120 44,84 64,98! 94,120 128,92! 152,78 168,120 176,184!'), '#2d2134') +
  cat({
    pose: 'sit',
    coat: 'solid',
    mood: 'calm',
    detail: 1,
    base: '#3a3350',
    eye: '#cf4b38',
    light: '#fff8ea',
    edge: '#8f86b8',
  }) +
  path(
    blob('30,132 34,84! 62,96 92,116 90,134 72,184! 38,184!') + blob('166,132 160,80! 130,94 98,116 100,134 122,184! 174,184!'),
    '#2d2134',
  ) +
  path(blob('34,86! 62,98 92,118 84,124 56,108') + blob('160,82! 130,96 98,118 106,124 136,106'), '#a8412f') +
  path(
    both((m) => blob(`94,122! ${94 + m * 20},110 ${94 + m * 23},133`)),
    '#fffaf0',
  ) +
  circle(94, 122, 5, '#a8412f') +
  path(swash('178,132 180,160 178,186', 3.4), '#5a5478') +
  path(blob('150,30 160,24! 166,32 172,24! 182,30 192,26! 186,44 166,40 146,44! 142,26!'), '#2d2134')

const ART: Record<string, () => string> = {
  slimiauki,
  laskotki,
  czkawkotki,
  klebuszki,
  kanapkowce,
  duchokoty,
  miaukolak,
  mumiau,
  lekotki,
  kserokociarka,
  spiotki,
  hrabia_miaukula: hrabia,
}
/** What a curse does to a cat; one that is new to us only makes it cross. */
export const curseArt = (key: string) =>
  withGrain(
    1,
    ART[key] ??
      (() => cat({ pose: 'sit', coat: 'tabby', mood: 'grumpy', detail: 1 }) + ellipse(100, 190, 60, 6, mix(INK, MOON, 0.2))),
  )
