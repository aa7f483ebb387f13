import { n, svg, times } from './geometry.ts'

/** Petals on the full circle, radius of the foot, length and half width. */
const rings = [
  { petals: 12, foot: 46, length: 66, half: 15 },
  { petals: 12, foot: 108, length: 92, half: 36 },
  { petals: 24, foot: 206, length: 66, half: 24 },
  { petals: 36, foot: 280, length: 54, half: 20 },
  { petals: 36, foot: 340, length: 58, half: 25 },
]
const circles = [40, 203, 275, 337]

/**
 * Five rings of lotus petals in thin lines. One twelfth is drawn and then rotated, twice by two and
 * then by three. Pages draw it in their own colour (`#m`); as a mask it gives its shape.
 */
export function mandala(): string {
  const sector = rings.map(({ petals, foot, length, half }, ring) => {
    const count = petals / 12
    // Every other ring fills the gaps of the inner one.
    const shift = ring % 2 === 0 ? 0 : 180 / petals
    const angles = times(count).map((index) => n(shift + (index * 360) / petals))
    const [first = 0, ...others] = angles
    const petal = `<path id="p${ring}" d="${petalPath(foot, length, half)}"${first ? ` transform="rotate(${first})"` : ''}/>`
    return petal + others.map((angle) => turned(`p${ring}`, Number(angle) - Number(first))).join('')
  })
  const quarter = group('b', group('a', sector.join('')) + turned('a', 30)) + turned('b', 60)
  const round = circles.map((r) => `<circle r="${r}"/>`)
  const heart = '<circle r="24" stroke-dasharray="0 12.57" stroke-width="5"/>'
  return svg(
    '-400 -400 800 800',
    `<g id="m" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round">${group('c', quarter)}${turned('c', 120)}${turned('c', 240)}${round.join('')}${heart}</g>`,
  )
}

const group = (id: string, content: string): string => `<g id="${id}">${content}</g>`
const turned = (id: string, angle: number): string =>
  `<use href="#${id}" transform="rotate(${n(angle)})"/>`

/** A petal pointing up: wide near its foot, narrowing to a tip. */
const petalPath = (foot: number, length: number, half: number): string => {
  const tip = -foot - length
  const { round } = Math
  const [near, wide, far] = [0.2, 0.42, 0.86].map((share) => round(-foot - length * share))
  const [low, high] = [round(half * 0.7), round(half * 0.3)]
  return `M0 ${-foot}C${low} ${-foot} ${half} ${near} ${half} ${wide}S${high} ${far} 0 ${tip}C${-high} ${far} ${-half} ${round(-foot - length * 0.62)} ${-half} ${wide}S${-low} ${-foot} 0 ${-foot}Z`
}
