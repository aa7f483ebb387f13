import { colours as c } from './colours.ts'
import { at, circle, ellipse, floor, line, marigold, n, path, picture, shine } from './kit.ts'
import { diya, lota, spire } from './things.ts'

/** The moon of the fourth night past full: lit below as it rises, the dark edge above. */
export const waningMoon = (r: number): string =>
  circle(0, 0, r, '#6d5450', `stroke="${c.moon}" stroke-opacity=".45" stroke-width="2"`) +
  path(
    `M0-${r}A${r} ${r} 0 0 0 0 ${r}A${n(r * 0.743)} ${r} 0 0 0 0-${r}Z`,
    c.moon,
    'transform="rotate(-55)"',
  )

const temple = (): string => {
  const stone = '#1c0d10'
  const crown = (y: number, s: number): string =>
    at(
      0,
      y,
      path('M-24 0C-24-14 24-14 24 0ZM-13-12C-13-34 13-34 13-12ZM-5-30h10L0-58Z', c.brassDeep),
      s,
    )
  const tower = (x: number, half: number, tall: number, s: number): string =>
    at(x, -110, path(spire(half, tall), stone) + crown(-tall, s))
  const door = (x: number, half: number, tall: number): string =>
    path(
      `M${x - half} 0V${-tall + half}A${half} ${half} 0 0 1 ${x + half} ${-tall + half}V0Z`,
      c.saffron,
    )
  const bands = [0.2, 0.38, 0.55, 0.7]
    .map((share) =>
      line(
        `M${n(-74 * (1 - share * 0.72))} ${n(-110 - 230 * share)}H${n(74 * (1 - share * 0.72))}`,
        c.saffronDeep,
        4,
      ),
    )
    .join('')
  return (
    tower(-150, 48, 110, 0.7) +
    tower(150, 48, 110, 0.7) +
    tower(0, 88, 240, 1.1) +
    bands +
    path('M-230-112H230V0H-230Z', stone) +
    path('M-252-124H252V-106H-252Z', c.brassDark) +
    [-180, -110, 110, 180].map((x) => door(x, 20, 72)).join('') +
    door(0, 34, 92) +
    line('M0-410V-470', c.brassDeep, 4) +
    path('M0-470c26-8 40 10 70 2-16 14-16 20-20 28-20 6-34-6-50 4Z', c.saffron) +
    path('M-290 0H290V16H-290Z', c.brassDark)
  )
}

/** Moonrise on Sankashti: the temple, the moon past full, and its reflection in the water of the arghya. */
export const moonOverTemple = (): string => {
  const stars = [
    [90, 190],
    [250, 130],
    [430, 210],
    [660, 150],
    [760, 260],
    [1090, 360],
    [1140, 150],
    [170, 330],
    [560, 110],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, index % 3 ? 2.4 : 3.6, c.moon, 'opacity=".8"'))
    .join('')
  const dish =
    ellipse(880, 584, 204, 54, c.brassDark) +
    ellipse(880, 572, 204, 54, c.brass) +
    ellipse(880, 570, 178, 41, '#1c2c38') +
    `<g transform="translate(880 570) scale(.66 -.2)">${waningMoon(122)}</g>` +
    line('M730 568H780M752 582H786M984 560H1030M970 582H1012', '#8fb0b8', 3, 'opacity=".6"') +
    marigold(760, 552, 1.4) +
    marigold(784, 592, 1.2, 'o') +
    marigold(998, 562, 1.4, 'o')
  return picture(
    'night',
    '',
    stars +
      at(880, 262, shine(0, 0, 232) + waningMoon(122)) +
      floor(596, '#16090c') +
      at(370, 604, temple()) +
      dish +
      at(1124, 640, lota(), 0.95) +
      at(676, 640, diya(), 0.75),
    330,
  )
}
