import { bindDandas } from '#app/ui/bindDandas.ts'
import { litPath } from '#app/ui/motifs/Moon.tsx'
import type { DayCardText } from './dayCardText.ts'
import { type Colours, sceneArt, sceneColours } from './sceneArt.ts'

export const cardSize = { width: 1080, height: 1350 }

export type DayCard = {
  text: DayCardText
  /** Of the moon, degrees from the sun. */
  phase: number
  isSouthern: boolean
  /** Lines in Devanagari. */
  verse: readonly string[]
  temple: string
}

const { width, height } = cardSize
const middle = width / 2
const groundY = 1112
/** Text keeps this distance from either edge. */
const margin = 64

const display = '"Modak Display", serif'
const sans = 'system-ui, sans-serif'
const devanagari = '"Tiro Sanskrit Full", "Tiro Sanskrit", serif'
const cream = '#fff4e2'
const gold = '#f3dca0'

/** Draws a day on a canvas of `cardSize`. */
export async function drawDayCard(canvas: HTMLCanvasElement, card: DayCard): Promise<void> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  const colours = sceneColours()
  const [art] = await Promise.all([sceneArt(colours, width), loadFonts(card)])
  Object.assign(canvas, cardSize)
  drawSky(context, colours)
  drawMoon(context, card, colours('--lamp') === '0')
  context.drawImage(art.hills, 0, groundY - 240)
  drawGlow(context, colours)
  context.fillStyle = colours('--ground')
  context.fillRect(0, groundY, width, height - groundY)
  context.drawImage(art.temple, middle - 320, groundY - 512)
  for (let x = 0; x < width; x += 135) context.drawImage(art.garland, x, -2)
  drawAnswer(context, colours, card.text)
  drawFoot(context, card)
}

/** If a font cannot be loaded, the phone's own is used. */
async function loadFonts({ text, verse, temple }: DayCard): Promise<void> {
  const letters = verse.join('')
  await Promise.allSettled([
    document.fonts.load(`80px ${display}`, text.name + text.time + temple),
    document.fonts.load('44px "Tiro Sanskrit Full"', letters),
    document.fonts.load('44px "Tiro Sanskrit"', letters),
  ])
}

function drawSky(context: CanvasRenderingContext2D, colours: Colours): void {
  const sky = context.createLinearGradient(0, 0, 0, groundY)
  for (const [index, at] of [0, 0.36, 0.6, 0.8, 0.96].entries())
    sky.addColorStop(at, colours(`--s${index}`))
  context.fillStyle = sky
  context.fillRect(0, 0, width, groundY)
}

/** The light of the lamps around the temple, after dark. */
function drawGlow(context: CanvasRenderingContext2D, colours: Colours): void {
  if (colours('--lamp') === '0') return
  const y = groundY - 130
  // A context writes out a colour that the style sheet has shortened.
  context.fillStyle = colours('--glow')
  const glow = context.fillStyle
  const light = context.createRadialGradient(middle, y, 0, middle, y, 420)
  light.addColorStop(0, `${glow}66`)
  light.addColorStop(1, `${glow}00`)
  context.fillStyle = light
  context.fillRect(0, groundY - 560, width, 560)
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

type Line = { y: number; size: number; family: string; fill: string; weight?: number }

/** One centred line, smaller if it would not fit. */
function write(context: CanvasRenderingContext2D, text: string, line: Line): void {
  const { y, size, family, fill, weight = 400 } = line
  const fontOf = (px: number): string => `${weight} ${px}px ${family}`
  context.font = fontOf(size)
  const room = width - 2 * margin
  const wide = context.measureText(text).width
  if (wide > room) context.font = fontOf(Math.floor((size * room) / wide))
  context.fillStyle = fill
  context.textAlign = 'center'
  context.fillText(text, middle, y)
}

/** The time, with a small AM or PM. */
function writeTime(context: CanvasRenderingContext2D, time: string, fill: string): void {
  const [clock = '', half = ''] = time.split('\u00a0')
  const parts = [
    { text: clock, font: `150px ${display}` },
    { text: half, font: `72px ${display}` },
  ].map((part) => {
    context.font = part.font
    return { ...part, wide: context.measureText(part.text).width }
  })
  const gap = 24
  let x = middle - (parts.reduce((sum, { wide }) => sum + wide, 0) + gap) / 2
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
  { date, name, tithi, label, time, line }: DayCardText,
): void {
  const [first, second] = [colours('--on-sky'), colours('--on-sky-2')]
  write(context, date, { y: 148, size: 40, family: sans, fill: second, weight: 600 })
  write(context, name, { y: 246, size: 88, family: display, fill: first })
  write(context, tithi, { y: 310, size: 42, family: sans, fill: second })
  write(context, label, { y: 402, size: 42, family: sans, fill: first })
  writeTime(context, time, first)
  write(context, line, { y: 586, size: 40, family: sans, fill: second })
}

function drawFoot(context: CanvasRenderingContext2D, { verse, temple }: DayCard): void {
  for (const [index, line] of verse.map(bindDandas).entries()) {
    const y = groundY + 84 + 60 * index
    write(context, line, { y, size: 44, family: devanagari, fill: gold })
  }
  write(context, temple, { y: height - 34, size: 32, family: display, fill: cream })
}
