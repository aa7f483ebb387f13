import { colours as c } from './colours.ts'
import { at, circle, ellipse, line, path, shine } from './kit.ts'
import { modak } from './things.ts'

const skin = '#d8905f'
const shade = '#a85c36'
const cloth = '#e3a02f'

const limb = (d: string, thickness: number): string =>
  line(d, shade, thickness + 5) + line(d, skin, thickness)

/**
 * Ganesha as a clay murti, seated on 0,0, 360 wide and 400 high. Four hands with goad, noose, modak and
 * the palm that gives safety, the right tusk whole and the left broken, the trunk to his left, the
 * thread over his left shoulder, the mouse at his foot.
 */
export const murti = (): string =>
  halo() + backHands() + body() + frontHands() + head() + at(140, -8, mouse(), 0.9)

const halo = (): string =>
  shine(0, -250, 210) +
  `<circle cy="-250" r="158" fill="none" stroke="${c.brass}" stroke-width="7" stroke-dasharray="0 15.5"/>`

const backHands = (): string =>
  limb('M-64-190L-140-190-164-242', 28) +
  limb('M64-190L140-190 164-242', 28) +
  line('M-164-214V-316', c.brassDark, 7) +
  line('M-164-300c-26-4-38 14-26 36', c.brass, 8) +
  path('M-164-346l9 26-9 12-9-12Z', c.brass) +
  `<ellipse cx="168" cy="-288" rx="19" ry="30" fill="none" stroke="${c.brass}" stroke-width="7"/>` +
  line('M164-258c4 16-4 30 6 44', c.brass, 6) +
  circle(-164, -244, 17, skin, `stroke="${shade}" stroke-width="3"`) +
  circle(164, -246, 17, skin, `stroke="${shade}" stroke-width="3"`)

const body = (): string =>
  path('M-150-14c0-8 6-12 14-12h272c8 0 14 4 14 12v14h-300Z', c.clayDeep) +
  path('M-150-14c0-8 6-12 14-12h272c8 0 14 4 14 12Z', c.clay) +
  path('M-136-44C-136-78-60-92 0-92S136-78 136-44C136-28 104-24 0-24S-136-28-136-44Z', cloth) +
  line(
    'M-118-40C-70-62-30-50-6-30M118-40C70-62 30-50 6-30M-96-70C-60-82-30-78 0-66 30-78 60-82 96-70',
    '#b06f14',
    4,
  ) +
  ellipse(-52, -30, 27, 12, skin, `stroke="${shade}" stroke-width="3"`) +
  ellipse(52, -30, 27, 12, skin, `stroke="${shade}" stroke-width="3"`) +
  path(
    'M-84-196C-60-222 60-222 84-196 96-170 84-150 82-122 78-84 40-72 0-72S-78-84-82-122C-84-150-96-170-84-196Z',
    skin,
  ) +
  line('M56-204C50-160-10-104-80-116', c.cream, 5) +
  line('M-66-92C-40-78 40-78 66-92', c.kumkum, 9) +
  circle(0, -104, 4.5, shade)

const fingers = 'M-12 0V-24M-4-2V-30M4-2V-30M12 0V-25M-15 14L-22-4'

/** The palm that gives safety. */
const openHand = (): string =>
  line(fingers, shade, 11) +
  path('M-17-4H17V16C14 26-14 26-17 16Z', skin, `stroke="${shade}" stroke-width="4"`) +
  line(fingers, skin, 7) +
  path('M-14-6H14V14H-14Z', skin) +
  circle(0, 8, 5, c.kumkum)

const frontHands = (): string =>
  limb('M-78-178L-132-120-134-152', 30) +
  at(-134, -180, openHand(), 1.05) +
  limb('M78-178L128-122 76-108', 30) +
  circle(-70, -178, 22, skin) +
  circle(70, -178, 22, skin) +
  at(74, -112, modak(), 0.36) +
  path(
    'M50-116c10 14 40 14 50 0l4 12c-12 18-44 18-58 0Z',
    skin,
    `stroke="${shade}" stroke-width="3"`,
  ) +
  line('M-112-162l18 14M112-160l-16 15M-148-138h28', c.brass, 7) +
  line('M-62-200C-40-166 40-166 62-200', c.brass, 8) +
  line('M-54-196C-34-150 34-150 54-196', c.kumkum, 5)

const head = (): string =>
  path(
    'M-44-300C-90-330-136-304-134-258-132-218-96-196-52-222Z',
    skin,
    `stroke="${shade}" stroke-width="4"`,
  ) +
  path(
    'M44-300C90-330 136-304 134-258 132-218 96-196 52-222Z',
    skin,
    `stroke="${shade}" stroke-width="4"`,
  ) +
  path(
    'M-60-292C-96-308-118-288-116-258-114-234-92-222-62-234ZM60-292C96-308 118-288 116-258 114-234 92-222 62-234Z',
    '#e6a987',
  ) +
  path(
    'M0-322C44-330 70-304 68-268 66-236 40-214 0-214S-66-236-68-268C-70-304-44-330 0-322Z',
    skin,
  ) +
  line('M-30-222C-42-216-52-208-58-194', c.cream, 11) +
  line('M32-221l8 6', c.cream, 11) +
  path(
    'M-27-262C-32-222-40-188-22-158-6-132 40-132 56-152 62-160 58-170 50-168 38-154 20-152 12-168 2-190 24-226 27-262Z',
    skin,
    `stroke="${shade}" stroke-width="4"`,
  ) +
  line('M-26-232q24 8 46 0M-29-210q20 8 38 1M-27-188q18 7 32-2M-16-164q14-2 26-12', shade, 3) +
  path('M-30-266C-10-280 10-280 30-266V-250H-30Z', skin) +
  path('M-46-262q14-13 28 0-14 8-28 0ZM18-262q14-13 28 0-14 8-28 0Z', c.cream) +
  circle(-32, -262, 5, c.ink) +
  circle(32, -262, 5, c.ink) +
  line('M-50-274q18-14 34-3M50-274q-18-14-34-3', shade, 3.5) +
  path('M0-304c8 12 9 22 0 32-9-10-8-20 0-32Z', c.kumkum) +
  path(
    'M-66-306C-40-326 40-326 66-306L58-334C50-342 34-344 30-362 24-376 10-380 0-404-10-380-24-376-30-362-34-344-50-342-58-334Z',
    c.brass,
  ) +
  line(
    'M-62-312C-36-330 36-330 62-312M-52-338C-24-350 24-350 52-338M-28-366q28-10 56 0',
    c.brassDark,
    4,
  ) +
  circle(0, -338, 9, c.kumkum) +
  circle(-30, -332, 5, c.leafDeep) +
  circle(30, -332, 5, c.leafDeep)

const mouse = (): string =>
  line('M34-8c20 2 24-14 40-8', '#6d5142', 5) +
  path('M-40-6C-44-24-20-46 6-42 30-38 42-20 38-2 20 2-30 2-40-6Z', '#8b6a58') +
  circle(-10, -40, 12, '#a88673') +
  circle(-10, -40, 6, '#d8a894') +
  circle(-26, -20, 3.5, c.ink) +
  at(-52, 2, modak(), 0.22)
