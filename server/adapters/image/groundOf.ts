import type { IconGround } from './port.ts'

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number }

/** Less than this is see-through. */
const opaque = 250

/** How far the points of an edge of one colour may be from its mean: JPEG leaves such noise. */
const noise = 14

/** What lies behind a picture, by the outermost points of its red, green, blue and alpha. */
export const groundOf = ({ data, width, height }: Pixels): IconGround => {
  const edge: (readonly [number, number, number, number])[] = []
  const take = (x: number, y: number) => {
    const at = (y * width + x) * 4
    edge.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0])
  }
  for (let x = 0; x < width; x += 1) [0, height - 1].forEach((y) => take(x, y))
  for (let y = 0; y < height; y += 1) [0, width - 1].forEach((x) => take(x, y))
  if (edge.some(([, , , alpha]) => alpha < opaque)) return 'clear'
  const means = ([0, 1, 2] as const).map(
    (channel) => edge.reduce((sum, point) => sum + point[channel], 0) / edge.length,
  )
  const isPlain = edge.every((point) =>
    means.every((mean, channel) => Math.abs((point[channel] ?? 0) - mean) <= noise),
  )
  if (!isPlain) return 'photo'
  return `#${means.map((mean) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}
