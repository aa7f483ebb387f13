import { at, define, floor, picture, use } from './kit.ts'
import { diya, lotus } from './things.ts'

/** Eight lamps in a half circle, a lotus in the middle: the eight incarnations. */
export const eightLamps = (): string => {
  // From the far ones to the near: the light of one falls on the bowl behind it, the same on both
  // sides.
  const lamps = [3, 2, 1, 0].flatMap((step) => {
    const angle = (Math.PI * step) / 7
    const y = 530 - 272 * Math.sin(angle)
    const scale = 1.4 - 0.35 * Math.sin(angle)
    return [-1, 1].map((side) => use('d', 600 + side * 452 * Math.cos(angle), y, scale))
  })
  return picture(
    'dusk',
    define('d', diya()),
    floor(560, '#5a0e12') + lamps.join('') + at(600, 560, lotus(), 1.75),
    380,
  )
}
