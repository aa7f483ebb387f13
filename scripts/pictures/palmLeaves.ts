import { colours as c } from './colours.ts'
import { at, circle, define, line, path, picture, use } from './kit.ts'
import { diya, hibiscus } from './things.ts'

/** Palm leaves tied with a cord; the writing is only hinted at. */
export const palmLeaves = (): string => {
  const written = (y: number): string =>
    line(`M-400 ${y}H400`, '#7a4a1c', 6, 'stroke-dasharray="16 7 9 7 24 9 12 8" opacity=".75"')
  const leaf = (fill: string, lines: string): string =>
    path(
      'M-470-44C-300-54 300-54 470-44 480-14 480 14 470 44 300 54-300 54-470 44-480 14-480-14-470-44Z',
      fill,
    ) +
    lines +
    circle(-210, 0, 9, '#5a3210') +
    circle(210, 0, 9, '#5a3210')
  const text = [-26, -9, 8, 25].map(written).join('')
  const cord =
    line('M390 295C366 340 366 388 390 436M810 266C834 320 834 380 810 444', c.kumkum, 8) +
    line('M390 436C380 490 420 520 396 590M810 444C826 496 786 530 812 596', c.kumkum, 8) +
    [
      [390, 295],
      [810, 266],
      [390, 436],
      [810, 444],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 9, c.kumkum))
      .join('')
  const cloth = path('M150 500L1050 500 1170 675H30Z', '#6a1216') + line('M70 652H1130', c.brass, 6)
  return picture(
    'earth',
    define('u', leaf('#b98640', '')) + define('v', leaf('#d3a964', '')) + define('d', diya()),
    cloth +
      at(604, 486, use('u', 0, 0), 1.02, 1) +
      at(597, 470, use('v', 0, 0), 1.02, 1) +
      at(603, 455, use('u', 0, 0), 1.02, 1) +
      at(600, 440, leaf('#f0d59a', text), 1.02, 1) +
      at(600, 280, leaf('#e8c684', text), 1.02, -4) +
      cord +
      at(1040, 570, hibiscus(), 0.75) +
      use('d', 170, 588, 1.25),
    370,
  )
}
