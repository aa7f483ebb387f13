import { colours as c } from './colours.ts'
import { at, circle, define, line, marigold, n, path, times, use } from './kit.ts'
import { om, type Word, written, year } from './letters.ts'
import { waningMoon } from './moonOverTemple.ts'
import { niche, shadow } from './niche.ts'
import { diya, lotus, spire } from './things.ts'

/** A phone around 0,0, 216 × 420, with a drawing of 192 × 396 on its screen. */
const phone = (screen: string, id: string): string =>
  `<clipPath id="${id}"><rect x="-96" y="-198" width="192" height="396" rx="20"/></clipPath>` +
  `<rect x="-108" y="-210" width="216" height="420" rx="32" fill="#15100e"/>` +
  `<rect x="-108" y="-210" width="216" height="420" rx="32" fill="none" stroke="#8d7b6d" stroke-width="3"/>` +
  `<g clip-path="url(#${id})">${screen}</g>` +
  `<rect x="-30" y="-190" width="60" height="12" rx="6" fill="#15100e"/>`

const fill = (colour: string): string => path('M-100-202H100V202H-100Z', colour)

/** How loud a recording is, as a row of bars. */
const sound = (): string =>
  times(15)
    .map((index) => {
      const high = 8 + 30 * Math.abs(Math.sin(index * 1.9) * Math.cos(index * 0.55))
      const x = -77 + index * 11
      return line(`M${x} ${n(76 - high)}V${n(76 + high)}`, index < 7 ? c.marigold : '#8a5a48', 6)
    })
    .join('')

export const recordings = (): string =>
  niche(
    'indigo',
    '',
    shadow(320, 592, 150) +
      at(
        320,
        374,
        phone(
          fill('#4a0c12') +
            circle(0, -66, 78, '#7a1416') +
            `<circle cy="-66" r="88" fill="none" stroke="${c.brass}" stroke-width="4" stroke-dasharray="0 13"/>` +
            written(om, 0, -26, 118, c.flame) +
            sound() +
            circle(0, 150, 30, c.marigold) +
            path('M-9 134L18 150-9 166Z', '#4a0c12') +
            path('M-48 138V162L-66 150ZM48 138V162L66 150Z', c.brass),
          's',
        ),
      ),
  )

/** The two drawings are those of two articles, made smaller. */
export const wallpapers = (): string => {
  const lamps =
    fill('url(#x)') +
    [-70, -35, 0, 35, 70].map((x) => use('d', x, 92 - Math.abs(x) * 0.9, 0.62)).join('') +
    at(0, 152, lotus(), 0.72)
  const night =
    fill('url(#z)') +
    at(22, -96, waningMoon(46)) +
    [
      [-60, -130],
      [-70, -40],
      [76, -20],
      [-20, -10],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2.5, c.moon))
      .join('') +
    path('M-100 120C-40 90 40 96 100 124V202H-100Z', '#1c0d10') +
    at(-6, 128, path(spire(46, 150), '#0f070a')) +
    path('M-22 128V104A16 16 0 0 1 10 104V128Z', c.saffron)
  const defs =
    `<linearGradient id="x" x2="0" y2="1"><stop stop-color="#7a1416"/><stop offset="1" stop-color="#c2560f"/></linearGradient>` +
    `<linearGradient id="z" x2="0" y2="1"><stop stop-color="#10112c"/><stop offset="1" stop-color="#5a2c40"/></linearGradient>` +
    define('d', diya())
  return niche(
    'grove',
    defs,
    shadow(320, 594, 210) +
      at(218, 384, phone(lamps, 's'), 0.9, -6) +
      at(420, 384, phone(night, 't'), 0.9, 6),
  )
}

/** A line of text that is only hinted at. */
export const text = (x: number, y: number, wide: number, colour: string, thick = 5): string =>
  line(`M${x} ${y}H${x + wide}`, colour, thick)

/** Devanagari hangs from its line. */
export const verse = (x: number, y: number, wide: number): string =>
  line(`M${x} ${y}H${x + wide}`, '#5a1a14', 4) +
  times(Math.floor(wide / 16))
    .map((index) =>
      line(
        index % 3 === 1
          ? `M${x + 8 + index * 16} ${y}v16`
          : `M${x + 4 + index * 16} ${y + 4}c10 0 10 12 0 12`,
        '#5a1a14',
        3.4,
      ),
    )
    .join('')

const page = (): string =>
  written(om, 0, -112, 64, c.kumkum) +
  [-70, -6, 58]
    .flatMap((y) => [
      verse(-88, y, 176),
      text(-88, y + 30, 150, '#b09a80', 4),
      text(-88, y + 42, 110, '#d3c2a8', 4),
    ])
    .join('') +
  line('M-88 118H88', c.brass, 2)

const sheetOf = (wide: number, high: number): string =>
  path(`M${-wide / 2 + 8} ${-high / 2 + 10}h${wide}v${high}h${-wide}Z`, '#000', 'opacity=".3"') +
  path(`M${-wide / 2} ${-high / 2}h${wide}v${high}h${-wide}Z`, '#fffaf0')

export const mantraPdf = (): string =>
  niche(
    'lake',
    '',
    shadow(320, 594, 220) +
      at(258, 382, sheetOf(286, 396) + at(0, 26, page(), 1.3), 1, -4) +
      at(462, 436, phone(fill('#fffaf0') + at(0, 10, page(), 0.9), 's'), 0.74, 5),
  )

const numbered = (word: Word, y: number): string => written(word, 0, y, 54, c.cream)

export const calendar = (): string => {
  const cells = times(35).map((index) => [-126 + (index % 7) * 42, 6 + Math.floor(index / 7) * 40])
  const days = cells
    .map(([x = 0, y = 0], index) => {
      if (index === 25) return circle(x, y, 19, c.kumkum) + at(x, y, waningMoon(12))
      if (index === 10) return circle(x, y, 19, '#f7d9a6') + circle(x, y, 5, c.saffronDeep)
      return circle(x, y, 4.5, index % 7 === 0 ? c.kumkum : '#bda98e')
    })
    .join('')
  const rings = times(9)
    .map((index) => line(`M${-128 + index * 32}-210v22`, c.moon, 6))
    .join('')
  const garland = times(9)
    .map((index) => {
      const share = (index + 0.5) / 9
      return marigold(
        -150 + 300 * share,
        -84 + 26 * (1 - (2 * share - 1) ** 2),
        1.5,
        index % 2 ? 'o' : 'y',
      )
    })
    .join('')
  return niche(
    'wine',
    '',
    shadow(320, 596, 180) +
      at(
        320,
        382,
        sheetOf(340, 400) +
          path('M-170-200H170V-92H-170Z', c.saffronDeep) +
          numbered(year, -116) +
          rings +
          garland +
          at(0, 10, days),
      ),
  )
}
