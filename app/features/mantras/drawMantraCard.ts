import type { Writing } from '#app/script/useWriting.ts'
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

type Card = MantraCardText & { script: Writing['script']; temple: string }

const meaningSize = 34

/** Draws a verse in the sky of this hour, and its meaning on the ground. */
export async function drawMantraCard(canvas: HTMLCanvasElement, card: Card): Promise<void> {
  const { title, origin, rows, meaning, script, temple } = card
  const family = script === 'devanagari' ? fonts.devanagari : phoneFont(script)
  await loadFonts({ display: title + temple, devanagari: rows.join('') })
  const { context, colours } = await drawScene(canvas)
  const [first, second] = [colours('--on-sky'), colours('--on-sky-2')]
  write(context, title, { y: 156, size: 68, family: fonts.display, fill: first })
  if (origin) write(context, origin, { y: 212, size: 34, family: fonts.sans, fill: second })
  // Fewer rows stand in the middle of the space of four.
  const top = 330 + (4 - rows.length) * 48
  for (const [index, row] of rows.entries())
    write(context, row, { y: top + 96 * index, size: 72, family, fill: first })
  context.font = `400 ${meaningSize}px ${fonts.sans}`
  const widthOf = (line: string): number => context.measureText(line).width
  const said = fitted(meaning, 3, (part) => wrapped(part, room, widthOf))
  for (const [index, line] of said.entries()) {
    const y = groundY + 64 + 46 * index
    write(context, line, { y, size: meaningSize, family: fonts.sans, fill: ink.cream })
  }
  const foot = { y: cardSize.height - 30, size: 30, family: fonts.display, fill: ink.gold }
  write(context, temple, foot)
}

const phoneFont = (script: Writing['script']): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--font-${script}`) || 'serif'
