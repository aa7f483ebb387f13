import type { ScriptWriter } from '#app/script/useScript.ts'
import {
  cardSize,
  drawScene,
  fonts,
  groundY,
  ink,
  loadFonts,
  room,
  write,
} from '#app/shareCard/drawScene.ts'
import { fitted, wrapped } from '#app/shareCard/wrapped.ts'
import type { MantraCardText } from './mantraCard.ts'

type Card = MantraCardText & { script: ScriptWriter['script']; temple: string }

const verseSize = 68
const meaningSize = 34

/** Draws a verse in the sky of this hour, and its meaning on the ground. */
export async function drawMantraCard(canvas: HTMLCanvasElement, card: Card): Promise<void> {
  const { title, origin, rows, meaning, script, temple } = card
  const family = script === 'devanagari' ? fonts.devanagari : phoneFont(script)
  await loadFonts({ display: title + temple, devanagari: rows.join('') })
  const { context, colours } = await drawScene(canvas)
  const [first, second] = [colours('--on-sky'), colours('--on-sky-2')]
  write(context, title, { y: 146, size: 68, family: fonts.display, fill: first })
  if (origin) write(context, origin, { y: 198, size: 34, family: fonts.sans, fill: second })
  const widest = Math.max(...rows.map((row) => widthIn(context, `${verseSize}px ${family}`, row)))
  const size = Math.floor(verseSize * Math.min(1, room / widest))
  // Fewer rows are centred in the space of four.
  const top = 300 + (4 - rows.length) * 42
  for (const [index, row] of rows.entries())
    write(context, row, { y: top + 84 * index, size, family, fill: first })
  const widthOf = (line: string): number => widthIn(context, `${meaningSize}px ${fonts.sans}`, line)
  const meaningLines = fitted(meaning, 3, (part) => wrapped(part, room, widthOf))
  for (const [index, line] of meaningLines.entries()) {
    const y = groundY + 64 + (3 - meaningLines.length) * 20 + 46 * index
    write(context, line, { y, size: meaningSize, family: fonts.sans, fill: ink.cream })
  }
  const foot = { y: cardSize.height - 30, size: 30, family: fonts.display, fill: ink.gold }
  write(context, temple, foot)
}

function widthIn(context: CanvasRenderingContext2D, font: string, text: string): number {
  context.font = font
  return context.measureText(text).width
}

const phoneFont = (script: ScriptWriter['script']): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--font-${script}`) || 'serif'
