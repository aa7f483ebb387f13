import { colours as c } from './colours.ts'
import { text, verse } from './digital.ts'
import { at, define, ellipse, line, marigold, path, times, use } from './kit.ts'
import { om, written } from './letters.ts'
import { niche, shadow, side } from './niche.ts'
import { wick } from './puja.ts'
import { diya, heap } from './things.ts'

/** A book of mantras, open on its stand. */
export const openMantraBook = (): string => {
  const leaf = (side: number): string => {
    const edge = (x: number): number => side * x
    return (
      path(
        `M0-150C${edge(60)}-186 ${edge(150)}-184 ${edge(214)}-160V116C${edge(150)} 92 ${edge(60)} 90 0 126Z`,
        '#fffaf0',
      ) +
      line(`M${edge(214)}-152V124C${edge(150)} 100 ${edge(60)} 98 0 134`, '#d8c6a2', 4) +
      path(
        `M0-150C${edge(8)}-156 ${edge(14)}-158 ${edge(20)}-160V112C${edge(14)} 114 ${edge(8)} 120 0 126Z`,
        '#000',
        'opacity=".08"',
      )
    )
  }
  const lines = (x: number, from: number): string =>
    times(4)
      .slice(from)
      .flatMap((row) => [
        verse(x, -116 + row * 56, 144),
        text(x, -90 + row * 56, 120, '#b09a80', 4),
      ])
      .join('')
  const stand =
    path('M96 520L470 596 456 612 82 540Z', '#6b3f1c') +
    path('M544 520L170 596 184 612 558 540Z', '#8a5a2c') +
    line('M110 528L450 598M530 528L190 598', '#b98447', 4)
  return niche(
    'earth',
    define('d', diya()),
    shadow(320, 604, 220) +
      stand +
      at(
        320,
        396,
        path('M-226-150V132L0 152 226 132V-150Z', c.kumkumDeep) +
          leaf(-1) +
          leaf(1) +
          written(om, -116, -84, 64, c.kumkum) +
          lines(-188, 1) +
          lines(48, 0),
        0.96,
      ) +
      use('d', 62, 600, 0.9) +
      use('d', 578, 600, 0.9),
  )
}

/** What is in the daily kit, laid out on a cloth and seen from above. */
export const dailyPujaContents = (): string => {
  const bag = (fill: string, top: string): string =>
    path('M-62-70H62L72 72H-72Z', '#d9bd8c') +
    path('M-62-70H62L60-46H-60Z', '#c4a26a') +
    line('M-64-44H64', c.kumkum, 7) +
    at(0, 20, heap(38, fill, top)) +
    line('M-40-58H40', '#a98650', 3)
  const sticks =
    times(11)
      .map((index) =>
        line(
          `M${-30 + index * 6}-130L${-24 + index * 4.8} 124`,
          index % 2 ? '#c98a4a' : '#8f5a2c',
          5,
        ),
      )
      .join('') +
    path('M-36-8H30V24H-34Z', c.kumkum) +
    line('M-36 0H30M-35 16H29', c.marigold, 4)
  const wicks = times(8)
    .map((index) => at(-40 + (index % 4) * 34, -14 + Math.floor(index / 4) * 38, wick(), 1.15))
    .join('')
  return niche(
    'wine',
    define('d', diya()),
    path(`M40 250H600V${side - 26}H40Z`, '#7a1416') +
      path(`M56 266H584V${side - 42}H56Z`, 'none', `stroke="${c.brass}" stroke-width="5"`) +
      at(144, 356, bag(c.kumkum, '#d8443d'), 0.96) +
      at(306, 356, bag('#dba51f', '#f4cb4f'), 0.96) +
      at(144, 516, bag('#efe2c4', '#fffaf0'), 0.96) +
      at(306, 516, bag('#c99a5c', '#e2bd86'), 0.96) +
      at(428, 436, sticks, 1.06) +
      at(512, 340, wicks, 0.72) +
      use('d', 522, 512, 1.05) +
      ellipse(522, 552, 48, 6, '#000', 'opacity=".25"') +
      marigold(80, 234, 2.4) +
      marigold(560, 234, 2.4, 'o'),
  )
}
