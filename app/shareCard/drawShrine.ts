import { cardSize } from './drawScene.ts'

const { width, height } = cardSize
const middle = width / 2

async function picture(path: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = path
  await image.decode()
  return image
}

/** A lamp that burns, as `Diya` draws it, in the colours of the light theme. */
const diya = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96"><path d="M24 3c1 6 7 10 7 17.5a7 7 0 0 1-14 0C17 13 23 9 24 3Z" fill="#f28c28"/><path d="M24 13c.5 3 3.5 5 3.5 9a3.5 3.5 0 0 1-7 0c0-4 3-6 3.5-9Z" fill="#ffd166"/><path d="M3 28c6 3.5 36 3.5 42 0-1.5 10-8 17-21 17S4.5 38 3 28Z" fill="#b5562c"/><path d="M3 28c6-3 36-3 42 0-6 3.5-36 3.5-42 0Z" fill="#7c3419"/></svg>',
)}`

/** Position of the arch and of Ganesha in it, as in the darshan (styles/darshan.css). */
const arch = { width: 518, height: 809, bottom: 1106 }

/** Draws Ganesha in the temple's innermost room on a canvas of `cardSize`, and returns its context. */
export async function drawShrine(canvas: HTMLCanvasElement): Promise<CanvasRenderingContext2D> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  const [room, ganesha, toran, lamp] = await Promise.all(
    ['/art/garbhagriha.svg', '/art/ganesha.svg', '/art/toran.svg', diya].map(picture),
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
  for (const [index, x] of [5, 30, 55, 80].entries())
    put(lamp, [
      middle + (x - 50) * unit,
      arch.bottom - (18 - 1.5 * (index % 2)) * unit,
      15 * unit,
      15 * unit,
    ])
  context.fillStyle = '#d9a441'
  context.fillRect(middle - arch.width / 2 - 24, arch.bottom, arch.width + 48, 8)
  for (let x = 0; x < width; x += 135) put(toran, [x, -2, 135, 66])
  return context
}
