import { colours as c } from './colours.ts'
import { at, circle, ellipse, line, n, path } from './kit.ts'

/** A bowl with a heap in it, 120 wide, standing on 0,0. */
export const katori = (heap: string, top: string, metal: readonly string[] = brass): string =>
  path('M-50-44C-44-84-14-96 0-98 14-96 44-84 50-44Z', heap) +
  path('M-30-52C-26-78-10-88-2-90-16-76-20-62-18-50Z', top, 'opacity=".8"') +
  path('M-60-46H60C58-18 38 0 24 0H-24C-38 0-58-18-60-46Z', metal[0] ?? '') +
  path('M30-46H60C58-18 38 0 24 0H8C24-10 30-28 30-46Z', metal[1] ?? '', 'opacity=".7"') +
  line('M-60-46H60', metal[2] ?? '', 5)

export const brass = [c.brass, c.brassDark, c.moon] as const
export const copper = [c.copper, c.copperDeep, '#eba377'] as const

/** A round tray seen from a little above, around 0,0. */
export const tray = (rx: number): string =>
  ellipse(0, 12, rx, rx * 0.3, c.brassDark) +
  ellipse(0, 0, rx, rx * 0.3, c.brass) +
  ellipse(0, 2, rx * 0.88, rx * 0.245, c.brassDeep) +
  line(
    `M${n(-rx * 0.86)} ${n(rx * 0.1)}C${n(-rx * 0.5)} ${n(rx * 0.3)} ${n(rx * 0.5)} ${n(rx * 0.3)} ${n(rx * 0.86)} ${n(rx * 0.1)}`,
    c.moon,
    3,
    'opacity=".55"',
  )

/** Three sticks of incense in a stand, 190 high, on 0,0. */
export const incense = (): string =>
  line('M-4-20L-30-176M0-20V-186M4-20L30-176', '#d29a5c', 6) +
  [-30, 0, 30]
    .map((x) => circle(x, x === 0 ? -188 : -178, 5, c.saffron) + smoke(x, x === 0 ? -194 : -184))
    .join('') +
  path('M-34 0C-32-22-16-30 0-30S32-22 34 0Z', c.brassDeep) +
  line('M-34-2H34', c.moon, 4)

const smoke = (x: number, y: number): string =>
  line(`M${x} ${y}c-18-22 18-36 0-62s12-32 2-46`, c.cream, 4, 'opacity=".32"')

/** A pot of copper with a round body, 250 wide and 250 high, its foot at 0,0. */
export const kalash = (): string =>
  path('M-58-2H58L46-26H-46Z', c.copperDeep) +
  path(
    'M-52-206C-60-176-74-168-92-150-124-122-130-84-110-52-92-26-52-14 0-14S92-26 110-52C130-84 124-122 92-150 74-168 60-176 52-206Z',
    c.copper,
  ) +
  path(
    'M52-206C60-176 74-168 92-150 124-122 130-84 110-52 92-26 52-14 0-14 46-30 74-62 74-104S52-176 30-206Z',
    c.copperDeep,
    'opacity=".6"',
  ) +
  path('M-74-222H74L60-202H-60Z', '#e08a56') +
  line('M-116-104C-60-88 60-88 116-104', c.moon, 5, 'opacity=".75"') +
  line('M-118-92C-60-76 60-76 118-92', c.moon, 2.5, 'opacity=".6"') +
  path('M-88-134C-72-152-60-160-52-176-64-150-76-134-84-108Z', '#f3b58c', 'opacity=".7"')

/** A coconut with its tuft, standing on 0,0. */
export const coconut = (): string =>
  path('M-62-8C-70-54-44-96-14-116L0-146 14-116C44-96 70-54 62-8 40 10-40 10-62-8Z', '#7b4a24') +
  path('M-40-14C-46-50-30-80-10-98-22-66-26-40-22-6Z', '#a26a3a', 'opacity=".8"') +
  line('M0-146C-4-126-10-116-16-110M0-146C4-126 10-116 16-110M0-144V-112', '#4c2a12', 4)

/** A mango leaf that grows from 0,0. */
export const mangoLeaf = (turn: number): string =>
  `<g transform="rotate(${turn})">${path('M0 0C30-30 34-86 0-138-34-86-30-30 0 0Z', c.leaf)}${line('M0-6V-124', c.leafLight, 3)}</g>`

/** Blades of durva tied with a thread, standing on 0,0. */
export const durva = (): string =>
  [-32, -20, -9, 2, 13, 24, 35]
    .map((turn, index) =>
      path(
        'M-4 0C-6-70-4-110 0-150 4-110 6-70 4 0Z',
        index % 2 ? c.leafLight : c.leaf,
        `transform="rotate(${turn})"`,
      ),
    )
    .join('') + line('M-10-12H10M-10-4H10', c.kumkum, 6)

/** A folded red cloth with a gold border, `wide` on the floor around 0,0. */
export const cloth = (wide: number): string =>
  path(
    `M${-wide} 0C${-wide * 0.6} -34 ${wide * 0.6} -34 ${wide} 0L${wide * 0.9} 46H${-wide * 0.9}Z`,
    c.kumkum,
  ) +
  line(
    `M${n(-wide * 0.93)} 34C${n(-wide * 0.5)} 16 ${n(wide * 0.5)} 16 ${n(wide * 0.93)} 34`,
    c.marigold,
    5,
  )

/** A wick of cotton, 40 wide, lying at 0,0. */
export const wick = (): string =>
  ellipse(0, 0, 13, 10, c.cream) + line('M8 0C18-2 24-8 30-18', c.cream, 5)

export const many = (
  places: readonly (readonly [x: number, y: number, scale?: number])[],
  thing: string,
): string => places.map(([x, y, scale = 1]) => at(x, y, thing, scale)).join('')
