import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawingsFolder } from './folders.ts'
import { writeZip } from './zip.ts'

/** Of the drawings, whose shape is that of a computer's screen. */
const drawing = { width: 1200, height: 675 }

const computer = { width: 2560, height: 1440 }
const phone = { width: 1440, height: 3120 }

/** Of a phone's picture in the drawing's units, and where the drawing begins in it. */
const tall = { height: (drawing.width * phone.height) / phone.width, top: 1120 }

const wall = `<path d="M0 0h${drawing.width}v${drawing.height}H0Z" fill="url(#g)"/>`
const garland = /(?:<use href="#b" x="\d+" y="0"\/>)+(?=<\/svg>)/

type Size = { readonly width: number; readonly height: number }

const sized = (svg: string, { width, height }: Size, units: Size): string =>
  svg.replace(
    /viewBox="[^"]*"/,
    `width="${width}" height="${height}" viewBox="0 0 ${units.width} ${units.height}"`,
  )

/** A drawing for a computer's screen. */
export const computerSvg = (svg: string): string => sized(svg, computer, drawing)

/** For a phone: its wall and floor reach to the edges, and its garland hangs at the top. */
export const phoneSvg = (svg: string): string => {
  const [flowers = ''] = garland.exec(svg) ?? []
  const content = svg
    .replace(garland, '')
    .replace(
      wall,
      `${wall.replace(`v${drawing.height}`, `v${tall.height}`)}<g transform="translate(0 ${tall.top})">`,
    )
    .replaceAll(`V${drawing.height}H0Z`, `V${tall.height}H0Z`)
    .replace('</svg>', `</g>${flowers}</svg>`)
  return sized(content, phone, { width: drawing.width, height: tall.height })
}

/** Every drawing of the articles for phones and for computers. */
export const makeWallpapers = async (path: string, folder: string): Promise<void> => {
  sharp.concurrency(1)
  sharp.cache(false)
  const names = (await readdir(drawingsFolder)).filter((name) => name.endsWith('.svg')).toSorted()
  const entries: { name: string; path: string }[] = []
  for (const name of names) {
    const svg = await readFile(join(drawingsFolder, name), 'utf8')
    for (const [device, drawn] of Object.entries({
      phones: phoneSvg(svg),
      computers: computerSvg(svg),
    })) {
      const png = `${name.replace('.svg', '')}.png`
      const made = join(folder, `${device}-${png}`)
      await sharp(Buffer.from(drawn)).removeAlpha().png({ compressionLevel: 9 }).toFile(made)
      entries.push({ name: `${device}/${png}`, path: made })
    }
  }
  await writeZip(path, entries)
}
