import { readFileSync } from 'node:fs'

const drawn = readFileSync(new URL('./ganesha.svg', import.meta.url), 'utf8')
const [, gradients = '', content = ''] =
  /^<svg[^>]*><defs>(.*?)<\/defs>(.*)<\/svg>\s*$/s.exec(drawn) ?? []

/** What `ganesha` refers to. */
export const ganeshaDefs: string = gradients

/** Seated on a lotus whose foot is at y = 62, 410 wide and 520 high. */
export const ganesha: string = content

/** Its colours by what they show, for a material that is partly painted. */
export const ganeshaColours = {
  skin: ['#f0803a', '#e4632a', '#cf4f20', '#f6a267', '#b9431a', '#8f2f10'],
  cloth: ['#f7c044', '#c07f14'],
  gold: ['#ffe39a', '#e0a136', '#efb84a', '#a8711c', '#ffdf8f'],
  red: ['#a3161c', '#6f0d14', '#c4202a'],
  lotus: ['#5e1022', '#7a1330', '#d9596f', '#e98495', '#f0a0a4', '#f9c4bf'],
} as const
