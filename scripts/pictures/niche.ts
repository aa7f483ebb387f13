import { colours as c } from './colours.ts'
import { at, ellipse, flowers, line, mandala, mandalas, n, path } from './kit.ts'

/** The side of a product's picture, which is square. */
export const side = 640

/** Where things stand. */
export const ground = 572

/** Top and bottom of the wall, the dark of the niche, its glow, and the floor. */
const walls = {
  wine: ['#6d1216', '#8e241c', '#35060b', '#b4602a', '#2c0509'],
  indigo: ['#211a42', '#35285a', '#0e0a20', '#9a7650', '#110b22'],
  grove: ['#1d4029', '#33623d', '#0d2015', '#8f9a52', '#0f2316'],
  earth: ['#5f3512', '#8a541c', '#2a1507', '#c08a3a', '#2c1507'],
  lake: ['#163f46', '#2a6264', '#0a2126', '#b08a4c', '#0c262b'],
} as const
export type Wall = keyof typeof walls

type Point = readonly [x: number, y: number]
type Curve = readonly [Point, Point, Point]

/** The left half of the arch from its foot to its point: three foils, measured from the middle. */
const foot: Point = [-238, 640]
const spring: Point = [-238, 306]
const foils: readonly Curve[] = [
  [
    [-238, 226],
    [-214, 196],
    [-172, 214],
  ],
  [
    [-172, 150],
    [-124, 112],
    [-82, 138],
  ],
  [
    [-76, 102],
    [-20, 92],
    [0, 34],
  ],
]

const spot = ([x, y]: Point): string => `${n(side / 2 + x)} ${n(y)}`
const mirrored = ([x, y]: Point): Point => [-x, y]

const arch = (): string => {
  const rising = foils.map((curve) => `C${curve.map(spot).join(' ')}`)
  // The other half is the same curves, from the point back to the foot.
  const starts = [spring, ...foils.map(([, , end]) => end)]
  const falling = foils
    .map(([one, two], index) => [two, one, starts[index] ?? spring].map(mirrored).map(spot))
    .toReversed()
    .map((points) => `C${points.join(' ')}`)
  return `M${spot(foot)}L${spot(spring)}${rising.join('')}${falling.join('')}L${spot(mirrored(foot))}`
}

/** The frame of every product's picture: a lit niche in the temple's wall, as the shop shows its things. */
export function niche(wall: Wall, defs: string, content: string): string {
  const [top, bottom, dark, glow, floor] = walls[wall]
  const gradients = `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><radialGradient id="w"><stop stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><radialGradient id="h"><stop stop-color="${c.flame}" stop-opacity=".5"/><stop offset="1" stop-color="${c.flame}" stop-opacity="0"/></radialGradient>`
  const back =
    path(`M0 0H${side}V${side}H0Z`, 'url(#g)') +
    at(side / 2, 300, mandala(), 0.94) +
    path(arch(), dark, `stroke="${c.brassDark}" stroke-width="26"`) +
    ellipse(320, 350, 236, 270, 'url(#w)', 'opacity=".9"') +
    line(arch(), c.brass, 18) +
    line(arch(), c.moon, 2.5, 'opacity=".8"') +
    path(`M0 ${ground - 14}H${side}V${side}H0Z`, floor)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" stroke-linecap="round" stroke-linejoin="round"><defs>${gradients}${mandalas()}${flowers()}${defs}</defs>${back}${content}</svg>\n`
}

/** What a thing on the floor darkens. */
export const shadow = (x: number, y: number, rx: number): string =>
  ellipse(x, y, rx, rx * 0.11, '#000', 'opacity=".38"')
