import { n, svg, times } from './geometry.ts'

const middle = 480

/**
 * The skyline of a temple: a pillared hall and its curved spire under a ribbed disc, pot and flag,
 * between lamp towers and small shrines. Used as a mask; the openings let the light behind it
 * through.
 */
export function temple(): string {
  const shrines = [-352, 352].map((dx) => shrine(middle + dx))
  const pierced = [hall(), ...shrines, spireBody(middle, 141, 78, 140)]
  const whole = [
    box(0, 232, 960, 8),
    merlons(0, 960, 232, 8),
    porch(),
    crown(middle, 141 - 140, 80),
    flag(middle, 141 - 140 - 50),
    ...[-104, 104].flatMap((dx) => spire(middle + dx, 143, 32, 62)),
    ...[-146, 146].flatMap((dx) => spire(middle + dx, 143, 20, 34)),
    ...[-352, 352].flatMap((dx) => spire(middle + dx, 196, 30, 52)),
    ...[-256, 256].map((dx) => lampTower(middle + dx)),
  ]
  return svg(
    '0 -64 960 304',
    `<path d="${whole.join('')}"/><path fill-rule="evenodd" d="${pierced.join('')}"/>`,
  )
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`

/** Between two pillars: the brackets draw the corners in. */
const bay = (x: number, foot: number, width: number, height: number): string => {
  const bracket = width * 0.22
  return `M${n(x - width / 2)} ${foot}v${n(bracket - height)}q${n(bracket)} 0 ${n(bracket)} ${n(-bracket)}h${n(width - bracket * 2)}q0 ${n(bracket)} ${n(bracket)} ${n(bracket)}v${n(height - bracket)}Z`
}

/** A niche for a lamp, round above. */
const niche = (x: number, foot: number, width: number, height: number): string => {
  const half = width / 2
  return `M${n(x - half)} ${n(foot)}v${n(half - height)}a${n(half)} ${n(half)} 0 0 1 ${n(width)} 0v${n(height - half)}Z`
}

const merlons = (from: number, to: number, y: number, step: number): string =>
  times(Math.floor((to - from) / step))
    .map((index) => `M${n(from + index * step)} ${y}q${n(step / 2)} ${n(-step * 1.1)} ${step} 0Z`)
    .join('')

/** Half the width of a spire at a share of its height: upright below, drawn in above. */
const profile = (half: number, share: number): number =>
  half * (0.24 + 0.76 * Math.cos(share * 1.5) ** 0.8)

const spireOutline = (x: number, y: number, half: number, height: number): string => {
  const steps = 9
  const side = times(steps + 1).map((index) => index / steps)
  const at = (share: number, sign: number) =>
    `${n(x + sign * profile(half, share))} ${n(y - share * height)}`
  return `M${side.map((share) => at(share, -1)).join('L')}L${side
    .toReversed()
    .map((share) => at(share, 1))
    .join('L')}Z`
}

/** The great spire: courses of stone as slits of light, a niche in each. */
function spireBody(x: number, y: number, half: number, height: number): string {
  const courses = times(6).map((index) => {
    const share = 0.14 + index * 0.14
    const width = profile(half, share)
    const slit = (from: number, to: number) => box(x + from, y - share * height, to - from, 1.6)
    return slit(-width * 0.86, -width * 0.3) + slit(width * 0.3, width * 0.86)
  })
  const niches = times(5).map((index) => {
    const share = 0.06 + index * 0.16
    return niche(x, y - share * height, profile(half, share) * 0.3, height * 0.1)
  })
  return spireOutline(x, y, half, height) + courses.join('') + niches.join('')
}

/** The ribbed disc and the pot with its point, on top of every spire. */
const crown = (x: number, y: number, half: number): string => {
  const unit = Math.max(3.2, half * 0.1)
  const disc = (width: number, height: number, top: number) =>
    `M${n(x - width)} ${n(top)}a${n(width)} ${n(height)} 0 0 1 ${n(width * 2)} 0a${n(width)} ${n(height)} 0 0 1 ${n(-width * 2)} 0Z`
  return (
    box(x - unit * 1.8, y - unit, unit * 3.6, unit + 1) +
    disc(unit * 2.9, unit * 0.9, y - unit * 1.5) +
    disc(unit * 1.3, unit * 1.3, y - unit * 3.3) +
    `M${n(x - unit * 0.9)} ${n(y - unit * 4.3)}h${n(unit * 1.8)}l${n(-unit * 0.9)} ${n(-unit * 2.2)}Z`
  )
}

const spire = (x: number, y: number, half: number, height: number): string[] => [
  spireOutline(x, y, half, height),
  crown(x, y - height, half),
]

const flag = (x: number, y: number): string =>
  `${box(x - 0.8, y - 8, 1.6, 20)}M${x} ${y - 8}c9-3 14 5 27 1c-7 5-7 6-8 9c-7 2-12-1-19 4Z`

function hall(): string {
  const bays = [-138, -110, -82, -54, 54, 82, 110, 138].map((dx) => bay(middle + dx, 212, 18, 38))
  return [
    box(middle - 160, 150, 320, 62),
    ...bays,
    bay(middle, 212, 46, 50),
    box(middle - 172, 141, 344, 9),
  ].join('')
}

const porch = (): string =>
  box(middle - 230, 226, 460, 8) + box(middle - 205, 219, 410, 8) + box(middle - 182, 212, 364, 8)

/** A lamp tower with flames on stone arms over its whole height. */
function lampTower(x: number): string {
  const top = 96
  const foot = 214
  const arms = times(7).map((index) => {
    const y = top + 8 + index * 15
    const reach = 12 + index * 1.6
    return `${box(x - reach, y, reach * 2, 2)}${lamp(x - reach, y)}${lamp(x + reach, y)}`
  })
  return (
    `M${x - 15} ${foot}L${x - 7} ${top}h14L${x + 15} ${foot}Z` +
    arms.join('') +
    box(x - 10, top - 4, 20, 4) +
    `M${x} ${top - 24}c2 7 6 9 6 14a6 6 0 0 1-12 0c0-5 4-7 6-14Z` +
    box(x - 22, foot, 44, 12) +
    box(x - 30, foot + 12, 60, 8)
  )
}

const lamp = (x: number, y: number): string => `M${n(x)} ${y - 7}q6 6 0 7q-6 -1 0 -7Z`

const shrine = (x: number): string =>
  box(x - 38, 200, 76, 32) +
  [-22, 0, 22].map((dx) => bay(x + dx, 232, 15, 25)).join('') +
  box(x - 44, 194, 88, 6)
