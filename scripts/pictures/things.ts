import { colours as c } from './colours.ts'
import { circle, define, ellipse, line, n, path, ringOf, shine, times } from './kit.ts'

/** A clay lamp around 0,0 (its rim), 96 wide; the flame is the one of app/ui/motifs. */
export const diya = (): string =>
  `${shine(0, -30, 84)}${path('M0-56c2 12 14 21 14 36a14 14 0 0 1-28 0C-14-36-2-44 0-56Z', c.saffron)}${path('M0-36c1 6 7 11 7 18a7 7 0 0 1-14 0c0-8 6-12 7-18Z', c.flame)}${path('M-48-2c12 7 84 7 96 0-3 20-18 36-48 36S-45 18-48-2Z', '#96421c')}${path('M-48-2c12-6 84-6 96 0-12 7-84 7-96 0Z', '#43160a')}${line('M-48-2c12 7 84 7 96 0', '#eba470', 3)}`

/** A modak, 100 wide and 116 high, standing on 0,0: pleats that rise to a point. */
export const modak = (fill: string = c.cream, shade = '#dfc091'): string =>
  path(
    'M0-116c5 16 17 28 29 41 14 15 21 30 21 44C50-8 28 2 0 2S-50-8-50-31c0-14 7-29 21-44C-17-88-5-100 0-116Z',
    fill,
  ) +
  line(
    'M-3-92C-19-70-36-52-37-22M-1-92C-9-66-16-44-15-8M1-92C9-66 16-44 15-8M3-92C19-70 36-52 37-22',
    shade,
    3,
  )

/** An open lotus seen from the side, 220 wide, its foot at 0,0. */
export const lotus = (): string => {
  const blade = 'M0 0C-30-30-30-82 0-116 30-82 30-30 0 0Z'
  const layer = (turns: number[], fill: string, scale: number): string =>
    turns
      .map(
        (turn) =>
          `<path d="${blade}" transform="rotate(${turn}) scale(${scale})" fill="${fill}" stroke="#8e2438" stroke-width="1.5"/>`,
      )
      .join('')
  return (
    ellipse(0, 3, 150, 15, '#24552f') +
    layer([-78, 78], '#c4506a', 1) +
    layer([-52, 52], '#d86a7e', 1.02) +
    layer([-26, 26], '#ea8c98', 1.05) +
    layer([-64, 64], '#e07c8c', 0.8) +
    layer([-38, 38], '#f2a3aa', 0.84) +
    layer([-13, 13, 0], '#fbc5c4', 0.9)
  )
}

/** A hibiscus around 0,0, 200 wide: five petals, the dark throat, the long pillar of pollen. */
export const hibiscus = (): string => {
  const leafed = define(
    'hp',
    path(
      'M0 0C-30-20-64-58-48-90-36-110-14-110 0-103 14-111 38-110 49-88 62-56 26-20 0 0Z',
      '#d92b2f',
    ) + line('M0-14C-4-40-10-60-20-78M0-14C4-40 10-60 22-78M0-14V-80', '#a8141d', 2.5),
  )
  const pollen = times(7)
    .map((index) => circle(38 + index * 7, -46 - index * 9 + (index % 2 ? 7 : -7), 4.5, c.marigold))
    .join('')
  return `<defs>${leafed}</defs>${ringOf('hp', 5, 20)}${circle(0, 0, 22, '#7d0d18')}${line('M0 0C22-22 50-54 82-104', '#f3a08c', 7)}${pollen}${circle(84, -107, 7, c.kumkum)}`
}

/** A pot with a neck, 120 wide, its foot at 0,0. */
export const lota = (): string =>
  path(
    'M-36-104h72c4 0 4 9 0 9-10 1-14 5-12 12 34 8 48 28 46 50C68-10 42 0 0 0S-68-10-70-33c-2-22 12-42 46-50 2-7-2-11-12-12-4 0-4-9 0-9Z',
    c.copper,
  ) +
  path(
    'M36-82c24 10 34 26 34 49C68-10 42 0 0 0c30-6 48-18 50-40 1-18-4-32-14-42Z',
    c.copperDeep,
    'opacity=".55"',
  ) +
  line('M-60-52C-30-42 30-42 60-52', c.moon, 3, 'opacity=".6"')

/** A heap as it lies on a tray, seen from above. */
export const heap = (r: number, fill: string, top: string): string =>
  circle(0, 0, r, fill) + circle(-r * 0.12, -r * 0.15, r * 0.62, top)

/** Half the width and the height of a temple's spire, its foot at 0,0. */
export const spire = (half: number, tall: number): string =>
  `M${-half} 0C${-half} ${n(-tall * 0.45)} ${n(-half * 0.5)} ${n(-tall * 0.8)} ${n(-half * 0.22)} ${-tall}H${n(half * 0.22)}C${n(half * 0.5)} ${n(-tall * 0.8)} ${half} ${n(-tall * 0.45)} ${half} 0Z`
