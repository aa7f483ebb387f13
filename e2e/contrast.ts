import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'

type Colour = readonly [red: number, green: number, blue: number]
type Line = {
  text: string
  colour: Colour
  left: number
  top: number
  right: number
  bottom: number
}

/** In the page: every line of text in `scope` that is on the screen, with its colour. */
const linesIn = (scope: string): Line[] => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colourOf = (element: Element): Colour => {
    if (!canvas) throw new Error('no canvas')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  return [...document.querySelectorAll(scope)].flatMap((part) => {
    const lines: Line[] = []
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim()
      const element = texts.currentNode.parentElement
      if (!text || !element?.checkVisibility({ opacityProperty: true })) continue
      // For screen readers alone.
      if (element.closest('.sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const box of range.getClientRects()) {
        const line = {
          text,
          colour: colourOf(element),
          left: Math.ceil(Math.max(box.left, 0)),
          top: Math.ceil(Math.max(box.top, 0)) + 1,
          right: Math.floor(Math.min(box.right, innerWidth)),
          bottom: Math.floor(Math.min(box.bottom, innerHeight)) - 1,
        }
        if (line.right - line.left > 2 && line.bottom - line.top > 2) lines.push(line)
      }
    }
    return lines
  })
}

/** In the page: makes every text invisible, or visible again, and moves nothing. */
const hideTexts = (areHidden: boolean): void => {
  const sheet = new CSSStyleSheet()
  if (areHidden) sheet.replaceSync('* { -webkit-text-fill-color: transparent !important }')
  document.adoptedStyleSheets = [sheet]
}

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The texts and the page without them, once both belong together: until then it is taken again. */
async function stillOf(page: Page, scope: string): Promise<{ lines: Line[]; picture: Buffer }> {
  for (;;) {
    const lines = await page.evaluate(linesIn, scope)
    await page.evaluate(hideTexts, true)
    const picture = await page.screenshot({ scale: 'css' })
    await page.evaluate(hideTexts, false)
    const later = await page.evaluate(linesIn, scope)
    if (JSON.stringify(later) === JSON.stringify(lines)) return { lines, picture }
  }
}

/**
 * The texts in `scope` on the screen, each with the least contrast (WCAG 2.2) between its colour
 * and any pixel behind it, as the browser paints them without the text; the lowest comes first.
 */
export async function contrasts(
  page: Page,
  scope: string,
): Promise<[ratio: number, text: string][]> {
  const { lines, picture } = await stillOf(page, scope)
  const { width, data } = PNG.sync.read(picture)
  const least = ({ colour, left, top, right, bottom }: Line): number => {
    const front = luminance(colour)
    let ratio = Infinity
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x))
        ratio = Math.min(ratio, contrast(front, luminance([red, green, blue])))
      }
    return ratio
  }
  return lines
    .map((line): [number, string] => [least(line), line.text])
    .toSorted(([one], [other]) => one - other)
}
