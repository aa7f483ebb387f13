import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { PNG } from 'pngjs'

/** Which pixels of a picture are dark, and how many there are in a row. */
export type Ink = { readonly width: number; readonly height: number; readonly dots: Uint8Array }

type Area = { left: number; top: number; right: number; bottom: number }

const darkBelow = 150

const boxOf = ({ width, height, dots }: Ink): Area => {
  const area = { left: width, top: height, right: 0, bottom: 0 }
  dots.forEach((dot, at) => {
    if (!dot) return
    const [x, y] = [at % width, Math.floor(at / width)]
    area.left = Math.min(area.left, x)
    area.right = Math.max(area.right, x + 1)
    area.top = Math.min(area.top, y)
    area.bottom = Math.max(area.bottom, y + 1)
  })
  return area
}

/** Cropped to what is written. */
const cut = (ink: Ink): Ink => {
  const { left, top, right, bottom } = boxOf(ink)
  const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)]
  const dots = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const from = (y + top) * ink.width + left
    dots.set(ink.dots.subarray(from, from + width), y * width)
  }
  return { width, height, dots }
}

/** By the green of each pixel; `rows` from the top are checked. */
export const inkOf = (
  { width, height, data }: Pick<PNG, 'width' | 'height' | 'data'>,
  rows = height,
) =>
  cut({
    width,
    height: rows,
    dots: Uint8Array.from({ length: width * rows }, (_, i) =>
      (data[4 * i + 1] ?? 255) < darkBelow ? 1 : 0,
    ),
  })

const shared = (a: Ink, b: Ink, dx: number, dy: number): number => {
  let count = 0
  for (let y = 0; y < a.height; y += 1) {
    if (y + dy < 0 || y + dy >= b.height) continue
    for (let x = 0; x < a.width; x += 1) {
      if (x + dx < 0 || x + dx >= b.width) continue
      if (a.dots[y * a.width + x] && b.dots[(y + dy) * b.width + x + dx]) count += 1
    }
  }
  return count
}

const amountOf = ({ dots }: Ink): number => dots.reduce((sum, dot) => sum + dot, 0)

/**
 * The share of all ink that is in both, laid over each other as well as possible within a few
 * pixels: 0 to 1.
 */
export const overlapOf = (a: Ink, b: Ink): number => {
  const all = amountOf(a) + amountOf(b)
  let best = 0
  for (let dy = -3; dy <= 3; dy += 1) {
    for (let dx = -3; dx <= 3; dx += 1) {
      const both = shared(a, b, dx, dy)
      best = Math.max(best, both / (all - both))
    }
  }
  return best
}

/** A page as pixels, with the library that Chromium uses for PDFs. */
export const pictureOf = async (pdf: Buffer, scale: number) => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const { width, height, data } = await document.getPage(0).render({ scale, render: 'bitmap' })
  const picture = { width, height, data: Buffer.from(data) }
  document.destroy()
  library.destroy()
  return picture
}
