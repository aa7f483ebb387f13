import { colours as c } from './colours.ts'
import { at, circle, define, line, marigold, path, picture, times, use } from './kit.ts'
import { lotus, spire } from './things.ts'

/** The Ashtavinayak: eight shrines on a garland, a river through the land. */
export const eightShrines = (): string => {
  const shrine =
    path('M-44 0V-46H44V0Z', '#f0d3a0') +
    path('M-52-54H52V-42H-52Z', c.brassDark) +
    at(0, -54, path(spire(36, 78), '#f7e2ba')) +
    path('M-14 0V-22A14 14 0 0 1 14-22V0Z', c.saffronDeep) +
    line('M-26-76H26M-19-98H19', '#cfa35c', 4) +
    circle(0, -138, 9, c.brass) +
    path(
      'M0-166v34M0-166c14-4 20 6 34 2-8 6-8 12-10 16-10 2-16-4-24 0Z',
      c.saffron,
      `stroke="${c.saffron}" stroke-width="3"`,
    )
  const around = times(8).map((index) => {
    const angle = (index * 45 * Math.PI) / 180
    return { x: 600 + 430 * Math.cos(angle), y: 420 + 168 * Math.sin(angle) }
  })
  const beads = times(64)
    .map((index) => {
      const angle = (index * 5.625 * Math.PI) / 180
      return marigold(
        600 + 430 * Math.cos(angle),
        420 + 168 * Math.sin(angle),
        1.05,
        index % 2 ? 'o' : 'y',
      )
    })
    .join('')
  const river =
    line(
      'M-20 300C180 330 260 400 420 396S640 470 800 440 1040 330 1220 380',
      '#6fa9ae',
      20,
      'opacity=".75"',
    ) +
    line(
      'M-20 300C180 330 260 400 420 396S640 470 800 440 1040 330 1220 380',
      '#a9d3d2',
      4,
      'opacity=".7"',
    )
  const hills =
    path(
      'M0 320C120 236 220 250 330 300 440 220 560 216 680 296 780 232 880 232 970 290 1050 250 1130 250 1200 310V675H0Z',
      '#3f4a1e',
    ) + path('M0 420C200 350 420 380 600 370S1020 350 1200 420V675H0Z', '#55602a')
  const shrines = around
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y }) => use('s', x, y + 12, 0.66 + (y - 250) / 900))
    .join('')
  return picture(
    'dusk',
    define('s', shrine),
    hills + river + beads + shrines + at(600, 400, lotus(), 0.58),
    300,
  )
}
