import { colours as c } from './colours.ts'
import { at, circle, define, ellipse, line, marigold, path, shine, times, use } from './kit.ts'
import { ground, niche, shadow } from './niche.ts'
import {
  cloth,
  coconut,
  copper,
  durva,
  incense,
  kalash,
  katori,
  mangoLeaf,
  many,
  tray,
  wick,
} from './puja.ts'
import { waningMoon } from './moonOverTemple.ts'
import { diya, hibiscus, modak } from './things.ts'

/** Bowls of kumkum, rice and haldi on a tray, a lamp and incense: what a month of puja needs. */
export const dailyPujaKit = (): string =>
  niche(
    'wine',
    define('d', diya()),
    shadow(320, ground + 12, 240) +
      at(320, 524, tray(236)) +
      at(192, 506, incense(), 1.22) +
      ellipse(336, 494, 84, 15, c.brassDark) +
      ellipse(336, 489, 84, 15, c.brass) +
      use('d', 336, 430, 1.75) +
      at(214, 552, katori(c.kumkum, '#d8443d'), 1.05) +
      at(440, 548, katori('#dba51f', '#f4cb4f'), 1.05) +
      at(326, 580, katori('#efe2c4', '#fffaf0'), 1.1) +
      many(
        [
          [424, 578, 1.2],
          [404, 592, 1.2],
          [456, 590, 1.2],
        ],
        wick(),
      ) +
      marigold(512, 536, 2.6) +
      marigold(506, 562, 2.2, 'o') +
      marigold(244, 590, 2.4, 'o') +
      marigold(132, 544, 2.2),
  )

/** A kalash with leaves and a coconut on a red cloth: the seat that is made ready for Ganapati. */
export const sthapanaKit = (): string => {
  const betel =
    path('M0 0C-34-18-40-58 0-86 40-58 34-18 0 0Z', c.leaf) + line('M0 4V-70', c.leafLight, 3)
  const supari = (x: number, y: number): string =>
    circle(x, y, 13, '#8a5a2c') + circle(x - 4, y - 4, 4, '#c58f56')
  return niche(
    'grove',
    '',
    shadow(320, ground + 14, 230) +
      at(320, 566, cloth(230)) +
      ellipse(320, 566, 120, 22, '#efe2c4') +
      ellipse(320, 562, 96, 15, c.cream) +
      at(320, 560, kalash(), 1.06) +
      at(320, 338, [-74, -46, 46, 74, -20, 20].map(mangoLeaf).join(''), 0.95) +
      at(320, 340, coconut(), 1.08) +
      line('M268 346C290 358 350 358 372 346', c.kumkum, 9) +
      circle(320, 474, 14, c.kumkum) +
      [-36, -18, 18, 36]
        .map((x) => circle(320 + x, 476 - Math.abs(x) * 0.1, 5, c.kumkum))
        .join('') +
      at(130, 596, betel, 1, -62) +
      at(140, 602, betel, 0.95, -22) +
      supari(160, 590) +
      supari(188, 596) +
      supari(174, 572) +
      at(506, 604, katori('#c9302c', '#e86a5e', copper), 0.82) +
      marigold(428, 584, 2.6) +
      marigold(400, 598, 2.2, 'o') +
      marigold(230, 600, 2.3, 'o'),
  )
}

/** The moon of the fourth night past full, and the lota from which it is offered water. */
export const sankashtiVratKit = (): string =>
  niche(
    'indigo',
    define('d', diya()),
    shine(320, 214, 150) +
      at(320, 222, waningMoon(84)) +
      shadow(320, ground + 12, 220) +
      at(320, 580, kalash(), 0.98) +
      // The brim, full of water.
      ellipse(320, 364, 70, 13, c.copperDeep) +
      ellipse(320, 365, 60, 9, '#6fa9ae') +
      ellipse(306, 364, 24, 3, '#cfe7e8') +
      at(170, 590, katori('#a8382a', '#cf6a52'), 0.98) +
      at(470, 586, durva(), 1.05, 24) +
      at(488, 556, hibiscus(), 0.52) +
      use('d', 556, 600, 0.9) +
      use('d', 84, 600, 0.9),
  )

/** Durva that grows in a pot, and a mould from which a modak was just taken. */
export const durvaAndModakKit = (): string => {
  const grass = times(23)
    .map((index) => {
      const turn = -44 + index * 4
      return path(
        'M-5 0C-7-80-5-130 0-172 5-130 7-80 5 0Z',
        [c.leaf, c.leafLight, '#6aa653'][index % 3] ?? c.leaf,
        `transform="translate(${(index - 11) * 6.4} 0) rotate(${turn * 0.62}) scale(1 ${1 - (index % 4) * 0.09})"`,
      )
    })
    .join('')
  const pot =
    path('M-104-120H104L76 0H-76Z', c.clay) +
    path('M40-120H104L76 0H30Z', c.clayDeep, 'opacity=".5"') +
    path('M-116-150H116V-112H-116Z', c.clayLight) +
    path('M-116-120H116V-112H-116Z', c.clayDeep, 'opacity=".5"')
  const half =
    path(
      'M0-118C6-100 18-88 32-74 52-54 58-40 58-24 58 2 36 14 0 14S-58 2-58-24C-58-40-52-54-32-74-18-88-6-100 0-118Z',
      '#b9c0c6',
    ) +
    path(
      'M0-96C5-82 14-72 26-60 42-46 46-36 46-24 46-6 28 4 0 4S-46-6-46-24C-46-36-42-46-26-60-14-72-5-82 0-96Z',
      '#7c858d',
    ) +
    line('M-2-84C-14-62-28-46-30-16M0-84V0M2-84C14-62 28-46 30-16', '#dfe5ea', 4)
  return niche(
    'earth',
    define('m', modak()),
    shadow(184, ground + 12, 124) +
      shadow(448, ground + 18, 170) +
      at(184, 466, grass, 0.9) +
      at(184, 590, pot, 0.86) +
      at(352, 566, half, 1.14, -12) +
      at(462, 566, half, 1.14, 12) +
      path('M397 562H417V590H397Z', '#8f979e') +
      circle(407, 564, 8, '#dfe5ea') +
      circle(407, 588, 8, '#dfe5ea') +
      use('m', 560, 592, 0.96) +
      use('m', 492, 612, 0.9),
  )
}

/** A fire in the kund, and the lamp with five flames that is waved before the murti. */
export const aratiAndHavanKit = (): string => {
  const flame = (x: number, y: number, scale: number): string =>
    at(
      x,
      y,
      path(
        'M0 0C-50-10-56-66-26-104-22-74-8-78-8-100-8-140 4-160 18-186 20-140 58-112 56-58 54-20 30-2 0 0Z',
        c.saffron,
      ) + path('M2-4C-26-8-30-44-10-66-8-46 4-50 8-74 22-52 34-40 30-22 26-8 16-4 2-4Z', c.flame),
      scale,
    )
  const log = (turn: number): string =>
    `<g transform="rotate(${turn})">${path('M-128-12H128V12H-128Z', '#7a4a22')}${ellipse(128, 0, 7, 12, '#d29a5c')}${ellipse(-128, 0, 7, 12, '#d29a5c')}</g>`
  const kund =
    path('M-150-116H150L132-90H-132Z', '#e08a56') +
    path('M-132-90H132L114-62H-114Z', c.copperDeep) +
    path('M-126-84H126L112-62H-112Z', c.copper) +
    path('M-106-62H106L88-34H-88Z', c.copperDeep) +
    path('M-100-56H100L86-34H-86Z', c.copper) +
    path('M-80-34H80L66 0H-66Z', c.copperDeep) +
    path('M-74-28H74L62 0H-62Z', c.copper)
  const lamp =
    line('M60-26C110-20 140-30 172-52', '#6b3f1c', 16) +
    path('M-66-58H66C62-30 36-16 0-16S-62-30-66-58Z', c.brass) +
    path('M20-58H66C62-30 36-16 0-16 20-24 28-40 20-58Z', c.brassDark, 'opacity=".6"') +
    path('M-30-16H30L42 0H-42Z', c.brassDeep) +
    line('M-66-58H66', c.moon, 5) +
    [-54, -27, 0, 27, 54]
      .map((x) =>
        at(
          x,
          -60,
          path('M0-50c3 14 13 22 13 36a13 13 0 0 1-26 0C-13-28-3-36 0-50Z', c.saffron) +
            path('M0-30c1 6 6 11 6 17a6 6 0 0 1-12 0c0-7 5-11 6-17Z', c.flame),
        ),
      )
      .join('')
  return niche(
    'lake',
    '',
    shine(270, 330, 210) +
      shadow(270, ground + 10, 170) +
      at(270, 440, log(-17) + log(15), 1.06) +
      flame(270, 462, 1.35) +
      flame(216, 464, 0.78) +
      flame(328, 464, 0.84) +
      at(270, 446, log(-4), 0.8) +
      at(270, 580, kund, 1.04) +
      shine(450, 500, 110) +
      at(448, 606, lamp, 0.98) +
      at(104, 606, katori('#7d5a34', '#a8804e', copper), 0.86),
  )
}
