import { colours as c } from './colours.ts'
import { at, define, ellipse, floor, line, marigold, n, path, picture } from './kit.ts'
import { hibiscus } from './things.ts'

/** Durva tied in a bundle and a hibiscus on a small plate. */
export const durvaAndHibiscus = (): string => {
  const blade = define(
    'v',
    path('M-4 0C-6-120-4-190 0-250 4-190 6-120 4 0Z', c.leaf) +
      path(
        'M0-140C4-190 26-232 46-268 36-222 22-178 0-140ZM0-110C-4-160-26-206-48-244-40-198-24-148 0-110ZM0-120C-8-190-4-250 2-286 10-240 9-190 0-120Z',
        c.leafLight,
      ),
  )
  const bundle =
    [-34, -24, -15, -7, 2, 10, 18, 27, 36]
      .map(
        (turn, index) =>
          `<use href="#v" transform="rotate(${turn}) scale(${n(1 + (index % 3) * 0.1)})"/>`,
      )
      .join('') +
    [-16, -10, -4, 3, 9, 15]
      .map((turn) => line('M0 0V96', c.leafDeep, 7, `transform="rotate(${turn})"`))
      .join('') +
    line('M-22 4C-8 12 8 12 22 4M-22 14C-8 22 8 22 22 14', c.kumkum, 8)
  const plate =
    ellipse(600, 566, 480, 86, c.brassDark) +
    ellipse(600, 552, 480, 86, c.brass) +
    ellipse(600, 550, 432, 68, c.brassDeep)
  const leaf = 'M0 0C40-30 60-80 44-140 0-120-30-70 0 0Z'
  return picture(
    'grove',
    blade,
    floor(560, '#10261a') +
      plate +
      at(440, 480, bundle, 1.22, -22) +
      at(
        770,
        520,
        path(leaf, c.leafDeep, 'transform="rotate(60)"') +
          path(leaf, c.leaf, 'transform="rotate(-110)"') +
          line('M0 0C-60 40-120 40-170 30', c.leafDeep, 9),
      ) +
      at(790, 410, hibiscus(), 1.7) +
      marigold(520, 572, 2) +
      marigold(588, 586, 1.7, 'o') +
      marigold(960, 566, 1.8),
    360,
  )
}
