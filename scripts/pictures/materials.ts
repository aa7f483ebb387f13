/** From the darkest tone of a material to its lightest. */
export type Ramp = readonly string[]

const channels = (hex: string): number[] => {
  const long = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex
  return [1, 3, 5].map((from) => Number.parseInt(long.slice(from, from + 2), 16))
}

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** 0 to 1, as the eye weighs the colours. */
const lightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

const toneOf = (ramp: Ramp, share: number): string => {
  const place = share * (ramp.length - 1)
  const index = Math.min(Math.floor(place), ramp.length - 2)
  const [from, to] = [ramp[index] ?? '', ramp[index + 1] ?? ''].map(channels)
  return hexOf((from ?? []).map((part, at) => part + ((to?.[at] ?? part) - part) * (place - index)))
}

const colour = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/g

/** A drawing as if it were made of one material: each colour becomes a tone of it, unless it is painted. */
export const madeOf = (
  drawing: string,
  ramp: Ramp,
  painted: Readonly<Record<string, string>> = {},
): string => drawing.replaceAll(colour, (hex) => painted[hex] ?? toneOf(ramp, lightness(hex)))
