import { colours as c, grounds } from './colours.ts'
import type { Ground } from './colours.ts'

/** A number for SVG: at most two decimals. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

/** Numbers from 0 to `count` - 1. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export const width = 1200
export const height = 675

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

export const line = (d: string, stroke: string, thickness: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(thickness)}"${more && ` ${more}`}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`

/** Moves, scales and turns a drawing made around 0,0. */
export const at = (x: number, y: number, content: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${n(scale)})`}">${content}</g>`

export const define = (id: string, content: string): string => `<g id="${id}">${content}</g>`

export const use = (id: string, x: number, y: number, scale = 1, turn = 0): string => {
  const more = `${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${n(scale)})`}`
  return more
    ? `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${more}"/>`
    : `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`
}

/** Copies of `id` around a circle. */
export const ringOf = (id: string, count: number, from = 0): string =>
  times(count)
    .map((index) => `<use href="#${id}" transform="rotate(${n(from + (index * 360) / count)})"/>`)
    .join('')

/** The frame of every picture: the toran above, the mandala behind, a warm ground. */
export function picture(ground: Ground, defs: string, content: string, glowY = 360): string {
  const [top, bottom, glow] = grounds[ground]
  const gradients = `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><radialGradient id="w"><stop stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><radialGradient id="h"><stop stop-color="${c.flame}" stop-opacity=".5"/><stop offset="1" stop-color="${c.flame}" stop-opacity="0"/></radialGradient>`
  const back = `<path d="M0 0h${width}v${height}H0Z" fill="url(#g)"/>${ellipse(600, glowY, 560, 380, 'url(#w)')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"><defs>${gradients}${torans()}${mandalas()}${defs}</defs>${back}${at(600, glowY, mandala())}${content}${toran()}</svg>\n`
}

/** Light around a flame or the moon. */
export const shine = (x: number, y: number, r: number): string => circle(x, y, r, 'url(#h)')

const petal = (foot: number, tip: number, half: number): string =>
  `M0 ${-foot}C${half} ${n(-foot - (tip - foot) * 0.3)} ${half} ${n(-foot - (tip - foot) * 0.62)} 0 ${-tip}C${-half} ${n(-foot - (tip - foot) * 0.62)} ${-half} ${n(-foot - (tip - foot) * 0.3)} 0 ${-foot}Z`

/** What `mandala` is made of. */
export const mandalas = (): string =>
  define(
    'p',
    `<path d="${petal(190, 276, 36)}"/><path d="${petal(284, 392, 42)}" transform="rotate(10)"/>`,
  )

/** Petals around 0,0, 800 wide. */
export const mandala = (): string =>
  `<g fill="none" stroke="${c.moon}" stroke-width="2" opacity=".2">${ringOf('p', 18)}<circle r="184"/><circle r="280"/><circle r="398"/></g>`

const bay = 120

/** The marigolds `y` and `o`, and the mango leaf `l`. */
export const flowers = (): string => {
  const dots = (r: number, size: number, count: number, fill: string): string =>
    `<circle r="${r}" fill="none" stroke="${fill}" stroke-width="${size}" stroke-dasharray="0 ${n((2 * Math.PI * r) / count)}"/>`
  const flower = (id: string, petals: string, heart: string): string =>
    define(
      id,
      `<circle r="8" fill="${petals}"/>${dots(8, 6.5, 9, petals)}${dots(4.5, 4, 6, heart)}`,
    )
  const leaf = `<path id="l" d="M0 0C13 12 11 34 0 54-11 34-13 12 0 0Z" fill="${c.leaf}"/>`
  return `${flower('y', c.marigold, c.marigoldDeep)}${flower('o', c.saffron, c.saffronDeep)}${leaf}`
}

const torans = (): string => {
  const count = 8
  const chain = times(count).map((index) => {
    const share = (index + 0.5) / count
    const sag = 34 * (1 - (2 * share - 1) ** 2)
    return use(index % 2 ? 'y' : 'o', bay * share, 8 + sag)
  })
  const leaves = [-30, 30, 0].map((turn) => use('l', 0, 10, 1, turn)).join('')
  return `${flowers()}${define('b', `${leaves}${chain.join('')}${use('o', 0, 10, 1.5)}`)}`
}

const toran = (): string =>
  times(width / bay + 1)
    .map((index) => use('b', index * bay, 0))
    .join('')

/** Every picture has the toran's marigolds as `y` and `o`, and its leaf as `l`. */
export const marigold = (x: number, y: number, scale = 2, kind: 'y' | 'o' = 'y'): string =>
  use(kind, x, y, scale)

/** The ground in front, a little curved. */
export const floor = (y: number, fill: string): string =>
  path(`M0 ${y}C300 ${y - 26} 900 ${y - 26} 1200 ${y}V675H0Z`, fill)
