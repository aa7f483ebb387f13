import { colours as c } from './colours.ts'
import { at, circle, define, line, marigold, path, picture, times } from './kit.ts'
import { heap, hibiscus, lota } from './things.ts'

/** The tray of a first puja, seen from above. */
export const pujaThali = (): string => {
  const tray =
    circle(600, 372, 286, c.brassDark) +
    circle(600, 366, 286, c.brass) +
    circle(600, 366, 256, c.brassDeep) +
    `<circle cx="600" cy="366" r="271" fill="none" stroke="${c.brassDark}" stroke-width="7" stroke-dasharray="0 21.28"/>`
  const lamp =
    circle(0, 0, 66, c.clayDeep) +
    circle(0, 0, 54, '#d9a13f') +
    path('M0-60C22-40 26-16 12 2 4 10-4 10-12 2-26-16-22-40 0-60Z', c.saffron) +
    path('M0-34c10 10 12 22 5 30-3 4-7 4-10 0-7-8-5-20 5-30Z', c.flame)
  const bowl = (fill: string, top: string): string =>
    circle(0, 0, 54, c.copperDeep) + circle(0, 0, 46, c.copper) + heap(37, fill, top)
  const bell =
    path('M-9-92h18v30h-18Z', c.brassDark) +
    path('M0-66C30-66 34-34 38-6 42 8 50 14 54 22H-54C-50 14-42 8-38-6-34-34-30-66 0-66Z', c.moon) +
    line('M-48 18H48', c.brassDark, 6) +
    circle(0, 32, 10, c.brassDark) +
    line('M0-92a12 12 0 1 0 .1-1', c.brassDark, 6)
  const bananas = [0, 1, 2]
    .map((index) =>
      path(
        'M-86-6C-50 40 40 44 84-14 88-22 80-28 72-22 40 8-30 8-66-20-78-24-90-16-86-6Z',
        index % 2 ? '#e8b83a' : '#f3cb57',
        `transform="translate(0 ${index * 20 - 20}) rotate(${index * 7})"`,
      ),
    )
    .join('')
  const sticks =
    line('M0 0L150-104M0 0L170-84M0 0L186-62', '#c98a4a', 6) +
    [
      [150, -104],
      [170, -84],
      [186, -62],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, c.saffron))
      .join('')
  const durva = define('v', path('M-3 0C-4-60-3-90 0-120 3-90 4-60 3 0Z', c.leafLight))
  const grass =
    [-30, -20, -10, 0, 10, 20, 30]
      .map((turn) => `<use href="#v" transform="rotate(${turn})"/>`)
      .join('') + line('M-10-2H10', c.kumkum, 7)
  const wreath = times(5)
    .map((index) => marigold(-60 + index * 30, index % 2 ? 14 : -6, 1.9, index % 2 ? 'o' : 'y'))
    .join('')
  const smoke = line(
    'M312 150c-24-22 18-36-4-66M336 178c-18-20 20-34 0-60',
    c.cream,
    4,
    'opacity=".3"',
  )
  return picture(
    'wine',
    durva,
    tray +
      at(600, 366, lamp, 1.15) +
      at(456, 282, bowl(c.kumkum, '#cf3a33')) +
      at(744, 282, bowl('#efe2c4', c.cream)) +
      at(742, 456, bowl('#d9a21f', '#eebf3d')) +
      at(600, 200, wreath) +
      at(448, 462, hibiscus(), 0.62) +
      at(598, 580, grass, 1) +
      at(1010, 400, bell, 1.25, 14) +
      at(206, 470, lota(), 1.3) +
      at(980, 570, bananas) +
      at(150, 250, sticks, 1, 8) +
      smoke,
    366,
  )
}
