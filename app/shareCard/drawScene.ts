import { type Colours, sceneArt, sceneColours } from './sceneArt.ts'

export const cardSize = { width: 1080, height: 1350 }

const { width, height } = cardSize
const middle = width / 2
export const groundY = 1112
/** Horizontal margin of texts. */
const margin = 64
export const room = width - 2 * margin

/** The constant itself, so that English has no byte of it (app/i18n/language.ts). */
/** Whether the words have signs below their line. */
export const isDevanagari = typeof __LANGUAGE__ === 'string' && __LANGUAGE__ !== 'en'

export const fonts = {
  display: isDevanagari ? '"Tiro Letters", "Modak Display", serif' : '"Modak Display", serif',
  sans: 'system-ui, sans-serif',
  devanagari: '"Tiro Sanskrit Full", "Tiro Sanskrit", serif',
}
export const ink = { cream: '#fff4e2', gold: '#f3dca0' }

/**
 * The letters that a card needs of the app's own fonts. If one cannot be loaded, the phone's own is
 * used.
 */
export async function loadFonts(letters: { display: string; devanagari: string }): Promise<void> {
  await Promise.allSettled([
    document.fonts.load(`80px ${fonts.display}`, letters.display),
    document.fonts.load('44px "Tiro Sanskrit Full"', letters.devanagari),
    document.fonts.load('44px "Tiro Sanskrit"', letters.devanagari),
  ])
}

/**
 * Draws the temple at this hour on a canvas of `cardSize`, and returns functions to write texts.
 * `drawSky` draws objects in the sky, behind the hills.
 */
export async function drawScene(
  canvas: HTMLCanvasElement,
  drawSky?: (context: CanvasRenderingContext2D, colours: Colours) => void,
) {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  const colours = sceneColours()
  const art = await sceneArt(colours, width)
  Object.assign(canvas, cardSize)
  fillSky(context, colours)
  drawSky?.(context, colours)
  context.drawImage(art.hills, 0, groundY - 240)
  drawGlow(context, colours)
  context.fillStyle = colours('--ground')
  context.fillRect(0, groundY, width, height - groundY)
  context.drawImage(art.temple, middle - 320, groundY - 512)
  for (let x = 0; x < width; x += 135) context.drawImage(art.garland, x, -2)
  return { context, colours }
}

function fillSky(context: CanvasRenderingContext2D, colours: Colours): void {
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

export type Line = { y: number; size: number; family: string; fill: string; weight?: number }

/** One centred line, smaller if it would not fit. */
export function write(context: CanvasRenderingContext2D, text: string, line: Line): void {
  const { y, size, family, fill, weight = 400 } = line
  const fontOf = (px: number): string => `${weight} ${px}px ${family}`
  context.font = fontOf(size)
  const wide = context.measureText(text).width
  if (wide > room) context.font = fontOf(Math.floor((size * room) / wide))
  context.fillStyle = fill
  context.textAlign = 'center'
  context.fillText(text, middle, y)
}
