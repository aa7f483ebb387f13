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
 * Five rings of lotus petals in a thin line. A twelfth is drawn once and turned; it is used as a
 * mask, so it has no colour of its own.
 */
export function mandala(): string {
  const sector = rings.map(({ petals, foot, length, half }, ring) => {
    const count = petals / 12
    const d = petalPath(foot, length, half)
    // Every other ring stands in the gaps of the one within.
    const shift = ring % 2 === 0 ? 0 : 180 / petals
    return times(count)
      .map((index) => `<path d="${d}" transform="rotate(${n(shift + (index * 360) / petals)})"/>`)
      .join('')
  })
  const turned = times(11).map(
    (index) => `<use href="#s" transform="rotate(${(index + 1) * 30})"/>`,
  )
  const round = circles.map((r) => `<circle r="${r}"/>`)
  const heart = '<circle r="24" stroke-dasharray="0 12.57" stroke-width="5"/>'
  return svg(
    '-400 -400 800 800',
    `<g fill="none" stroke="#000" stroke-width="1.4" stroke-linecap="round"><g id="s">${sector.join('')}</g>${turned.join('')}${round.join('')}${heart}</g>`,
  )
}

/** A petal pointing up: full near its foot, drawn in to a tip. */
const petalPath = (foot: number, length: number, half: number): string => {
  const tip = -foot - length
  return `M0 ${-foot}C${n(half * 0.7)} ${-foot} ${half} ${n(-foot - length * 0.2)} ${half} ${n(-foot - length * 0.42)}S${n(half * 0.3)} ${n(tip + length * 0.14)} 0 ${tip}C${n(-half * 0.3)} ${n(tip + length * 0.14)} ${-half} ${n(-foot - length * 0.62)} ${-half} ${n(-foot - length * 0.42)}S${n(-half * 0.7)} ${-foot} 0 ${-foot}Z`
}
