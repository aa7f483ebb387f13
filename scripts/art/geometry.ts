/** A number for SVG: at most two decimals, no trailing zeros. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

/** Numbers from 0 to `count` - 1. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export const svg = (viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>\n`
