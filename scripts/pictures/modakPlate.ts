import { colours as c } from './colours.ts'
import { at, define, ellipse, floor, line, path, picture, times, use } from './kit.ts'
import { diya, lota, modak } from './things.ts'

/** A brass plate of modaks on a leaf, one of them opened. */
export const modakPlate = (): string => {
  const leaf =
    path('M190 486C330 380 870 372 1030 470 900 566 340 580 190 486Z', c.leaf) +
    line('M200 486C420 466 800 462 1020 470', c.leafLight, 4)
  const ribs = times(9)
    .map((index) =>
      line(`M${300 + index * 78} 480l26 -44M${300 + index * 78} 480l26 46`, c.leafDeep, 2.5),
    )
    .join('')
  const plate =
    ellipse(600, 500, 470, 124, c.brassDark) +
    ellipse(600, 488, 470, 124, c.brass) +
    ellipse(600, 486, 424, 104, c.brassDeep)
  const opened = at(
    822,
    540,
    path('M-70 0C-80-40-56-66-30-84L4-66 40-90C66-64 84-36 72 2 40 20-40 20-70 0Z', c.cream) +
      path('M-48-40C-30-70 34-70 52-40 56-14 34-2 0-2S-54-14-48-40Z', '#9a5a1e') +
      [
        [-24, -40],
        [0, -52],
        [24, -40],
        [-8, -24],
        [18, -20],
        [-30, -20],
      ]
        .map(([x = 0, y = 0]) => line(`M${x} ${y}l9-6`, '#f6dfb4', 4))
        .join('') +
      line('M-70 0C-40 20 40 20 72 2', '#dfc091', 3),
  )
  const places: [number, number, number][] = [
    [360, 470, 1.25],
    [520, 440, 1.25],
    [680, 440, 1.25],
    [440, 530, 1.45],
    [628, 548, 1.5],
    [260, 540, 1.3],
  ]
  const steam = [
    [470, 250],
    [600, 214],
    [740, 262],
  ]
    .map(([x = 0, y = 0]) =>
      line(`M${x} ${y + 60}c-26-30 26-50 0-86s18-46 4-66`, c.cream, 6, 'opacity=".28"'),
    )
    .join('')
  return picture(
    'clay',
    define('m', modak()),
    floor(540, '#571c0c') +
      at(96, 572, lota(), 0.95) +
      plate +
      leaf +
      ribs +
      steam +
      places.map(([x, y, s]) => use('m', x, y, s)).join('') +
      opened +
      at(1085, 600, diya(), 0.95),
    380,
  )
}
