import { colours as c } from './colours.ts'
import { at, ellipse, floor, line, marigold, path, picture } from './kit.ts'
import { murti } from './murti.ts'
import { diya } from './things.ts'

/** Farewell at home: the murti entering a vessel of water, floating petals, a waiting plant. */
export const visarjanVessel = (): string => {
  const rim = 500
  const back = ellipse(560, rim, 330, 66, c.copperDeep)
  const water =
    ellipse(560, rim + 6, 306, 52, '#3f7f8f') +
    ellipse(560, rim + 2, 250, 36, '#5d9dab', 'opacity=".6"')
  const front =
    path(
      `M230 ${rim}C240 600 340 650 560 650S880 600 890 ${rim}C890 536 742 566 560 566S230 536 230 ${rim}Z`,
      c.copper,
    ) +
    line(`M230 ${rim}C230 536 378 566 560 566S890 536 890 ${rim}`, '#e59a68', 7) +
    line('M270 580C380 632 740 632 850 580', c.copperDeep, 5)
  const surface =
    path(
      `M258 ${rim + 10}C300 ${rim - 2} 420 ${rim - 6} 560 ${rim - 6}S820 ${rim - 2} 862 ${rim + 10}C840 545 700 556 560 556S280 545 258 ${rim + 10}Z`,
      '#4a8c9b',
      'opacity=".9"',
    ) +
    line(
      `M380 ${rim + 18}C450 ${rim + 2} 670 ${rim + 2} 740 ${rim + 18}M330 ${rim + 34}C430 ${rim + 52} 690 ${rim + 52} 790 ${rim + 34}`,
      '#bfe0e4',
      4,
      'opacity=".8"',
    )
  const afloat = [
    [330, 520, 1.1],
    [400, 540, 0.9],
    [500, 548, 1.2],
    [640, 546, 1],
    [730, 536, 1.2],
    [800, 520, 0.9],
  ]
    .map(([x = 0, y = 0, s = 1], index) => marigold(x, y, s, index % 2 ? 'o' : 'y'))
    .join('')
  const leafy = [-64, -38, -14, 12, 36, 62]
    .map((turn, index) =>
      path(
        'M0 0C26-40 24-104 0-150-24-104-26-40 0 0Z',
        index % 2 ? c.leaf : c.leafLight,
        `transform="rotate(${turn})"`,
      ),
    )
    .join('')
  const plant = at(
    1030,
    640,
    path('M-84-112H84L62 0H-62Z', c.clay) +
      path('M-94-138H94V-108H-94Z', c.clayLight) +
      at(0, -132, leafy, 1.15) +
      line('M-30-140L-44-256M34-140L58-246M2-140V-296', c.leafDeep, 6) +
      marigold(-44, -262, 1.9) +
      marigold(58, -252, 1.7, 'o') +
      marigold(2, -304, 2),
  )
  return picture(
    'grove',
    '',
    floor(606, '#0f2415') +
      back +
      water +
      at(560, rim + 54, murti(), 0.98) +
      surface +
      afloat +
      front +
      plant +
      at(110, 612, diya(), 0.9),
    340,
  )
}
