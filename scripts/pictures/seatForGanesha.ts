import { colours as c } from './colours.ts'
import { at, define, ellipse, floor, line, path, picture, use } from './kit.ts'
import { murti } from './murti.ts'
import { diya, modak } from './things.ts'

/** Ganesha has arrived: the murti on its seat, with lamps and a plate of modaks before it. */
export const seatForGanesha = (): string => {
  const stem = (x: number, turn: number): string =>
    at(
      x,
      600,
      line('M0 0V-330', c.leaf, 26) +
        [-58, -24, 22, 56]
          .map((a) =>
            path(
              'M0 0C34-60 30-150 0-210-30-150-34-60 0 0Z',
              a > 0 ? c.leafDeep : c.leaf,
              `transform="translate(0 -320) rotate(${a})"`,
            ),
          )
          .join(''),
      0.9,
      turn,
    )
  const seat =
    path('M330 560H870L890 592H310Z', '#8a5a24') +
    path('M310 592H890V616H310Z', '#5f3a14') +
    path('M340 616h40v44h-40ZM820 616h40v44h-40Z', '#5f3a14') +
    path('M380 560H820L836 592C700 604 500 604 364 592Z', c.kumkum) +
    line('M372 588C510 602 690 602 828 588', c.marigold, 5)
  const plate = at(
    250,
    618,
    ellipse(0, 0, 104, 22, c.brass) +
      ellipse(0, -4, 86, 14, c.brassDeep) +
      use('m', -44, 2, 0.55) +
      use('m', 44, 2, 0.55) +
      use('m', 0, 6, 0.62),
  )
  return picture(
    'wine',
    define('m', modak()) + define('d', diya()),
    floor(606, '#3b090e') +
      stem(110, -3) +
      stem(1090, 3) +
      seat +
      at(600, 566, murti(), 1.12) +
      plate +
      use('d', 950, 612, 0.95) +
      use('d', 1050, 636, 0.75),
    330,
  )
}
