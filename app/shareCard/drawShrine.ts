import { cardSize } from './drawScene.ts'

const { width, height } = cardSize
const middle = width / 2

async function picture(path: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = path
  await image.decode()
  return image
}

/** Where the arch stands, and he in it, as in the darshan (styles/darshan.css). */
const arch = { width: 536, height: 836, bottom: 1102 }

/** Draws Ganesha in the temple's innermost room on a canvas of `cardSize`, and returns its context. */
export async function drawShrine(canvas: HTMLCanvasElement): Promise<CanvasRenderingContext2D> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  const [room, ganesha, toran] = await Promise.all(
    ['garbhagriha', 'ganesha', 'toran'].map((name) => picture(`/art/${name}.svg`)),
  )
  Object.assign(canvas, cardSize)
  context.fillStyle = '#2a0d14'
  context.fillRect(0, 0, width, height)
  const light = context.createRadialGradient(middle, 720, 60, middle, 720, 760)
  light.addColorStop(0, '#c9560f')
  light.addColorStop(0.5, '#7a2413')
  light.addColorStop(1, '#2a0d14')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  const unit = arch.width / 100
  const put = (image: HTMLImageElement | undefined, box: [number, number, number, number]) =>
    image && context.drawImage(image, ...box)
  const top = arch.bottom - arch.height
  put(room, [middle - arch.width / 2, top, arch.width, arch.height])
  put(ganesha, [
    middle - 41 * unit,
    arch.bottom - (19 + 82 * 1.12) * unit,
    82 * unit,
    82 * 1.12 * unit,
  ])
  context.fillStyle = '#d9a441'
  context.fillRect(middle - arch.width / 2 - 24, arch.bottom, arch.width + 48, 8)
  for (let x = 0; x < width; x += 135) put(toran, [x, -2, 135, 66])
  return context
}
