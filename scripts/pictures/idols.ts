import { colours as c } from './colours.ts'
import { ganesha, ganeshaColours as parts, ganeshaDefs } from './ganesha.ts'
import { at, define, ellipse, line, marigold, path, shine, use } from './kit.ts'
import { madeOf, type Ramp } from './materials.ts'
import { ground, niche, shadow, type Wall } from './niche.ts'
import { diya } from './things.ts'

/** The same colours in the same order, one for each of `from`. */
const paint = (from: readonly string[], to: readonly string[]): Record<string, string> =>
  Object.fromEntries(from.map((colour, index) => [colour, to[index] ?? colour]))

/** What is painted on a murti keeps the colours of the drawing. */
const kept = (...groups: (readonly string[])[]): Record<string, string> =>
  Object.assign({}, ...groups.map((group) => paint(group, group)))

const eyes = kept(['#fff4e2', '#4a220c', '#120602', '#fff', '#2a1208'])

type Murti = {
  readonly wall: Wall
  readonly ramp: Ramp
  readonly painted?: Record<string, string>
  /** Where its foot is, and how large it is. */
  readonly foot?: number
  readonly scale?: number
  /** What it stands on and what is around it; and what is before it. */
  readonly base?: string
  readonly front?: string
}

const murtiOf = ({
  wall,
  ramp,
  painted = {},
  foot = ground,
  scale = 0.83,
  base = '',
  front = '',
}: Murti): string =>
  niche(
    wall,
    madeOf(ganeshaDefs, ramp, painted) + define('d', diya()),
    shadow(320, ground + 8, 200) +
      base +
      at(320, foot - 60 * scale, madeOf(ganesha, ramp, painted), scale) +
      front,
  )

/** Two lamps on the floor beside it. */
const lamps = use('d', 74, 590, 0.92) + use('d', 566, 590, 0.92)

/** Pale clay, painted with turmeric and geru. */
const clay: Pick<Murti, 'ramp' | 'painted'> = {
  ramp: ['#4d3826', '#7a5c40', '#b09069', '#d6bb93', '#eedcbb', '#fbf2dd'],
  painted: {
    ...eyes,
    ...paint(parts.skin, ['#dcc4a0', '#d0b48c', '#bd9d73', '#e9d8ba', '#9a7a54', '#7d5c3c']),
    ...paint(parts.cloth, ['#e6b23a', '#a87318']),
    ...paint(parts.gold, ['#f0cd7c', '#cf9a3c', '#d9a441', '#8f6420', '#f2d596']),
    ...paint(parts.red, ['#a4432a', '#7c2c1a', '#b5523a']),
    ...paint(parts.lotus, ['#6b3a28', '#8a4a34', '#c98a6c', '#d9a183', '#e2b79c', '#f0d3bd']),
  },
}

export const clayGanapati = (): string => murtiOf({ ...clay, wall: 'wine', base: lamps })

/** The farewell at home: the murti goes into a vessel of water. */
export const clayVisarjan = (): string => {
  const rim = 468
  const front =
    path(
      `M110 ${rim}C170 ${rim - 14} 470 ${rim - 14} 530 ${rim}C520 ${rim + 34} 420 ${rim + 42} 320 ${rim + 42}S120 ${rim + 34} 110 ${rim}Z`,
      '#4a8c9b',
      'opacity=".86"',
    ) +
    line(
      `M190 ${rim + 12}C260 ${rim} 380 ${rim} 450 ${rim + 12}M150 ${rim + 22}C240 ${rim + 36} 400 ${rim + 36} 490 ${rim + 22}`,
      '#cfe7e8',
      4,
      'opacity=".75"',
    ) +
    marigold(166, rim + 10, 2) +
    marigold(206, rim + 24, 1.8, 'o') +
    marigold(440, rim + 26, 2) +
    marigold(484, rim + 12, 1.8, 'o') +
    path(
      `M100 ${rim}C106 ${rim + 90} 190 ${rim + 140} 320 ${rim + 140}S534 ${rim + 90} 540 ${rim}C540 ${rim + 34} 430 ${rim + 50} 320 ${rim + 50}S100 ${rim + 34} 100 ${rim}Z`,
      c.copper,
    ) +
    path(
      `M420 ${rim + 42}C490 ${rim + 32} 540 ${rim + 22} 540 ${rim}C534 ${rim + 90} 450 ${rim + 140} 320 ${rim + 140} 400 ${rim + 124} 430 ${rim + 90} 420 ${rim + 42}Z`,
      c.copperDeep,
      'opacity=".55"',
    ) +
    line(
      `M100 ${rim}C100 ${rim + 34} 210 ${rim + 50} 320 ${rim + 50}S540 ${rim + 34} 540 ${rim}`,
      '#eba377',
      6,
    )
  const base = ellipse(320, rim, 220, 26, c.copperDeep) + ellipse(320, rim + 4, 206, 20, '#3f7f8f')
  return murtiOf({ ...clay, wall: 'grove', foot: rim + 62, scale: 0.76, base, front })
}

export const brassGanapati = (): string =>
  murtiOf({
    wall: 'indigo',
    ramp: ['#3b2204', '#7d500e', '#b98324', '#e0ae48', '#f8dc8c', '#fff6d0'],
    foot: ground - 26,
    scale: 0.8,
    base:
      path('M104 546H536L548 584H92Z', '#7a4a22') +
      path('M104 546H536L532 558H108Z', '#a0683a') +
      path('M92 584H548V600H92Z', '#5a3214'),
  })

export const marbleGanapati = (): string =>
  murtiOf({
    wall: 'lake',
    ramp: ['#6f665c', '#a79d90', '#d3cbc0', '#ece7df', '#f9f6f1', '#ffffff'],
    base: use('l', 522, 584, 1, 50) + marigold(120, 592, 2.6, 'o') + marigold(518, 594, 2.6),
    painted: {
      ...eyes,
      ...kept(parts.gold, parts.red, ['#2f6b3c', '#ffb52e', '#e07a12', '#ffcf6b']),
      ...paint(parts.skin, ['#fbf8f3', '#f1ece4', '#ddd5c9', '#f7e3da', '#b9ada0', '#93877a']),
      ...paint(parts.cloth, ['#fffaf0', '#c9a24a']),
      ...paint(parts.lotus, ['#8d8377', '#a3988b', '#ddd5ca', '#e8e1d8', '#f0ebe3', '#fbf8f4']),
    },
  })

export const woodGanapati = (): string =>
  murtiOf({
    wall: 'grove',
    ramp: ['#220e05', '#4e2810', '#7d471f', '#a86a36', '#cf965c', '#ecc592'],
    base: marigold(120, 592, 2.6) + marigold(90, 600, 2.2, 'o') + marigold(524, 596, 2.6, 'o'),
  })

export const silverGanapati = (): string =>
  murtiOf({
    wall: 'wine',
    ramp: ['#1d2127', '#525a63', '#8d97a1', '#c2cad1', '#e9eef2', '#ffffff'],
    foot: 444,
    scale: 0.58,
    base:
      // The high plinth shows how small it is, and the diya beside it is the measure.
      path('M212 440H428V466H212Z', c.brass) +
      path('M212 456H428V466H212Z', c.brassDark) +
      path('M228 466H412V556H228Z', '#8e1b1b') +
      path('M228 466H412V478H228Z', '#5a0e12') +
      path('M206 556H434V588H206Z', c.brassDeep) +
      path('M206 556H434V566H206Z', c.brass) +
      line('M252 512C286 496 354 496 388 512', c.brass, 4) +
      ellipse(320, 440, 100, 9, '#000', 'opacity=".3"') +
      shine(320, 300, 150) +
      use('d', 130, 580, 1.15) +
      use('d', 510, 580, 1.15),
  })
