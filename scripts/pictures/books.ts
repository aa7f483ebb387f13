import { colours as c } from './colours.ts'
import { at, circle, define, ellipse, line, n, path, shine, use } from './kit.ts'
import { atharvashirsha, om, written } from './letters.ts'
import { waningMoon } from './moonOverTemple.ts'
import { niche, shadow, type Wall } from './niche.ts'
import { diya, lotus, modak, spire } from './things.ts'

type Cover = {
  readonly wall: Wall
  readonly wide: number
  readonly high: number
  /** Colour of the cover and of its spine. */
  readonly colour: string
  readonly dark: string
  /** Around 0,0, the middle of the cover. */
  readonly front: string
  readonly defs?: string
  readonly beside?: string
}

/** A book that leans a little, its pages to be seen at the side and below. */
const book = ({ wall, wide, high, colour, dark, front, defs = '', beside = '' }: Cover): string => {
  const [left, top] = [-wide / 2, -high]
  const pages =
    path(`M${left + 8} ${top + 16}H${wide / 2 + 18}V14H${left + 8}Z`, '#e9d9b6') +
    [5, 10, 15]
      .map((step) =>
        line(`M${n(wide / 2 + step)} ${top + 22}V${step - 4}H${left + 14}`, '#c9b489', 1.5),
      )
      .join('')
  const cover =
    path(`M${left + 10} ${top + 22}H${wide / 2 + 24}V20H${left + 10}Z`, dark) +
    pages +
    path(`M${left} ${top}H${wide / 2}V0H${left}Z`, colour) +
    path(`M${left} ${top}H${left + 26}V0H${left}Z`, dark) +
    line(`M${left + 32} ${top + 4}V-4`, '#000', 3, 'opacity=".22"')
  return niche(
    wall,
    defs,
    shadow(326, 594, wide * 0.66) + at(316, 582, cover + at(12, -high / 2, front), 1, -4) + beside,
  )
}

/** A double line of gold along the edge of a cover. */
const border = (wide: number, high: number): string =>
  [18, 30]
    .map((gap, index) => {
      const [x, y] = [wide / 2 - 20 - gap, high / 2 - gap]
      return line(`M${-x} ${-y}H${x}V${y}H${-x}Z`, c.brass, index === 0 ? 6 : 2.5)
    })
    .join('')

export const mantraBook = (): string =>
  book({
    wall: 'earth',
    wide: 290,
    high: 384,
    colour: c.kumkum,
    dark: c.kumkumDeep,
    defs: define('d', diya()),
    front:
      border(290, 384) +
      `<circle r="84" fill="none" stroke="${c.brass}" stroke-width="3" stroke-dasharray="0 11"/>` +
      written(om, 0, 50, 138, c.flame) +
      line('M-46 124H46M-30 138H30', c.brass, 5) +
      line('M-30-134H30', c.brass, 5),
    beside: use('d', 540, 596, 0.95),
  })

export const atharvashirshaBook = (): string =>
  book({
    wall: 'lake',
    wide: 246,
    high: 360,
    colour: '#d9731a',
    dark: '#9a4510',
    front:
      border(246, 360) +
      written(atharvashirsha, 0, -84, 44, c.cream) +
      line('M-64-66H64', c.cream, 3) +
      at(0, 66, lotus(), 0.62) +
      line('M-44 128H44', c.cream, 4),
  })

export const storiesBook = (): string => {
  const mouse =
    line('M40-14c28 4 30-24 50-14', '#5a4238', 7) +
    path('M-48-8C-54-34-24-60 10-56 38-52 52-28 46-4 24 4-36 4-48-8Z', '#9c7a66') +
    circle(-14, -54, 17, '#b8937e') +
    circle(-14, -54, 9, '#e0b3a2') +
    circle(-34, -28, 5, c.ink) +
    circle(-50, -14, 5, '#c4202a') +
    line('M-30 0V8M20 0V8', '#5a4238', 6)
  return book({
    wall: 'wine',
    wide: 330,
    high: 330,
    colour: '#3c7a4a',
    dark: '#22502e',
    front:
      circle(0, -6, 118, '#f3dca0') +
      circle(0, -6, 118, 'none', `stroke="${c.brass}" stroke-width="6"`) +
      at(30, 62, modak(), 1.18) +
      at(-44, 62, mouse, 0.9) +
      line('M-96 132H96', c.cream, 8) +
      line('M-60 150H60', c.cream, 5),
  })
}

export const sankashtiBook = (): string =>
  book({
    wall: 'grove',
    wide: 250,
    high: 370,
    colour: '#26305f',
    dark: '#141a3c',
    front:
      border(250, 370) +
      shine(24, -74, 80) +
      at(24, -74, waningMoon(46)) +
      at(-20, 112, path(spire(48, 138), '#d9a441') + line('M-34-52H34M-25-92H25', c.brassDark, 4)) +
      circle(-20, -36, 8, c.brass) +
      path('M-40 112V82A20 20 0 0 1 0 82V112Z', '#4a1a10') +
      line('M-66 114H66', c.brass, 5) +
      ellipse(-20, 98, 8, 10, c.flame),
  })
