import {
  cardSize,
  drawScene,
  fonts,
  groundY,
  ink,
  isDevanagari,
  loadFonts,
  write,
} from '#app/shareCard/drawScene.ts'
import type { Colours } from '#app/shareCard/sceneArt.ts'
import { bindDandas } from '#app/ui/bindDandas.ts'
import { litPath } from '#app/ui/motifs/Moon.tsx'
import type { DayCardText } from './dayCardText.ts'

export type DayCard = {
  text: DayCardText
  /** The moon's elongation from the sun, in degrees. */
  phase: number
  isSouthern: boolean
  /** Lines in Devanagari. */
  verse: readonly string[]
  temple: string
}

const { gold } = ink
const { display, sans, devanagari } = fonts

/** Draws a day on a canvas of `cardSize`. */
export async function drawDayCard(canvas: HTMLCanvasElement, card: DayCard): Promise<void> {
  const { text, verse, temple } = card
  await loadFonts({ display: text.name + text.time + temple, devanagari: verse.join('') })
  const { context, colours } = await drawScene(canvas, (sky, hour) =>
    drawMoon(sky, card, hour('--lamp') === '0'),
  )
  drawAnswer(context, colours, text)
  drawFoot(context, card)
}

const seas = new Path2D(
  'M5-3a2 2 0 1 0-4 0 2 2 0 0 0 4 0M3 4a2.6 2.6 0 1 0-5.2 0 2.6 2.6 0 0 0 5.2 0M7 3a1.2 1.2 0 1 0-2.4 0 1.2 1.2 0 0 0 2.4 0',
)

/** By day the dark part of the moon is as bright as the sky. */
function drawMoon(
  context: CanvasRenderingContext2D,
  { phase, isSouthern }: DayCard,
  isDay: boolean,
): void {
  context.save()
  context.translate(880, 712)
  const halo = context.createRadialGradient(0, 0, 60, 0, 0, 220)
  halo.addColorStop(0, 'rgb(243 220 160 / 0.28)')
  halo.addColorStop(1, 'rgb(243 220 160 / 0)')
  context.fillStyle = halo
  context.fillRect(-220, -220, 440, 440)
  context.scale(8, 8)
  if (isSouthern) context.rotate(Math.PI)
  context.fillStyle = isDay ? 'rgb(74 58 54 / 0.3)' : '#4a3a36'
  context.beginPath()
  context.arc(0, 0, 10, 0, 2 * Math.PI)
  context.fill()
  context.clip(new Path2D(litPath(phase)))
  context.fillStyle = isDay ? '#fffdf2' : gold
  context.fillRect(-10, -10, 20, 20)
  context.fillStyle = 'rgb(201 173 107 / 0.45)'
  context.clip(seas)
  context.fillRect(-10, -10, 20, 20)
  context.restore()
}

/** The time, with a small AM or PM, or the part of the day before it. */
function writeTime(context: CanvasRenderingContext2D, time: string, fill: string): void {
  const parts = time.split('\u00a0').map((text) => {
    const font = `${/\d/.test(text) ? 150 : 72}px ${display}`
    context.font = font
    return { text, font, wide: context.measureText(text).width }
  })
  const gap = 24
  let x = cardSize.width / 2 - (parts.reduce((sum, { wide }) => sum + wide, 0) + gap) / 2
  context.fillStyle = fill
  context.textAlign = 'left'
  for (const { text, font, wide } of parts) {
    context.font = font
    context.fillText(text, x, 530)
    x += wide + gap
  }
}

function drawAnswer(
  context: CanvasRenderingContext2D,
  colours: Colours,
  { date, name, tithi, nakshatra, label, time, line }: DayCardText,
): void {
  const [first, second] = [colours('--on-sky'), colours('--on-sky-2')]
  write(context, date, { y: 126, size: 40, family: sans, fill: second, weight: 600 })
  write(context, name, { y: 218, size: 88, family: display, fill: first })
  write(context, tithi, { y: 276, size: 42, family: sans, fill: second })
  write(context, nakshatra, { y: 328, size: 42, family: sans, fill: second })
  // Above the tall figures of the time.
  write(context, label, { y: isDevanagari ? 390 : 406, size: 42, family: sans, fill: first })
  writeTime(context, time, first)
  write(context, line, { y: 584, size: 40, family: sans, fill: second })
}

function drawFoot(context: CanvasRenderingContext2D, { verse, temple }: DayCard): void {
  for (const [index, line] of verse.map(bindDandas).entries()) {
    const y = groundY + 84 + 60 * index
    write(context, line, { y, size: 44, family: devanagari, fill: gold })
  }
  write(context, temple, { y: cardSize.height - 34, size: 32, family: display, fill: ink.cream })
}
