/** The three channels of `#8e1b1b`, 0 to 255. */
const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const toHex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** WCAG's relative luminance. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Between this colour and white, from 1 to 21. */
const whiteContrast = (hex: string): number => 1.05 / (luminance(hex) + 0.05)

/** From here on phones write in white, below it in black, which then has at least 7:1. */
const whiteFrom = 3
const readable = 4.5

export const isDark = (hex: string): boolean => whiteContrast(hex) >= whiteFrom

/** A part of each channel, towards black or white. */
export const shaded = (hex: string, share: number): string =>
  toHex(
    channels(hex).map((value) => (share < 0 ? value * (1 + share) : value + (255 - value) * share)),
  )

/** The same colour, or the nearest darker one on which a phone's white signs can be read. */
export const readableColour = (hex: string): string => {
  for (let share = 0; share > -1; share -= 0.02) {
    const colour = shaded(hex, share)
    if (!isDark(colour) && share === 0) return colour
    if (whiteContrast(colour) >= readable) return colour
  }
  return '#000000'
}
