// Draws one picture and exits, which frees the memory for drawing. Started by ogImages.ts.
import { join } from 'node:path'
import type { OverlayOptions, Sharp } from 'sharp'
import { readChildProcessInput } from '#server/processes/childProcess.ts'
import type { Task } from './ogImages.ts'

const { image, frame, icon, file, fonts } = (await readChildProcessInput()) as Task
// Read by fontconfig when it first looks for a font: only ours.
process.env['FONTCONFIG_FILE'] = fonts
const { default: sharp } = await import('sharp')

const left = 76
const gold = '#ffd48a'
const cream = '#fff4e2'

type Writing = { font: string; colour: string; size: number; width: number; height: number }

const { language } = image
/** Without it Devanagari would have the letters of Sanskrit. */
const letters = language && { mr: 'Tiro Devanagari Marathi', hi: 'Tiro Devanagari Hindi' }[language]
/** Signs above and below the line of Devanagari need room. */
const spacingOf = (size: number): number => Math.round(size / (letters ? 4 : 6))
const titleHeight = letters ? 236 : 260

/** A danda stays with its last word. */
const bound = (verse: string): string => verse.replaceAll(/ (?=[।॥])/g, '\u00a0')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/** None of our fonts has emoji. */
const withoutEmoji = (text: string): string =>
  text.replace(/[\p{Extended_Pictographic}\uFE0F]/gu, '')

const write = (text: string, { font, colour, size, width }: Writing): Sharp =>
  sharp({
    text: {
      text: `<span foreground="${colour}"${language ? ` lang="${language}"` : ''}>${escaped(text)}</span>`,
      font: `${font} ${size}`,
      width,
      dpi: 72,
      spacing: spacingOf(size),
      rgba: true,
    },
  })

/** As large as fits; what does not fit at half the size is cut. */
const fitted = async (
  text: string,
  writing: Writing,
): Promise<{ input: Buffer; height: number }> => {
  for (let size = writing.size; ; size -= 4) {
    const { data, info } = await write(text, { ...writing, size })
      .png()
      .toBuffer({ resolveWithObject: true })
    const fits = info.height <= writing.height && info.width <= writing.width
    if (fits) return { input: data, height: info.height }
    if (size > writing.size / 2) continue
    const width = Math.min(info.width, writing.width)
    const height = Math.min(info.height, writing.height)
    const cut = await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer()
    return { input: cut, height }
  }
}

/** As far as the lamp tower. */
const width = 490
const display = { font: letters ? `Marcellus, ${letters}` : 'Marcellus', width }

/** Where the background has our mark, which the temple's own icon covers. */
const iconAt = { left: 72, top: 92, side: 112 }

/** At the foot, below all words: they keep their contrast. */
const bandHeight = 18

const ownParts = async (): Promise<OverlayOptions[]> => {
  const parts: OverlayOptions[] = []
  if (icon) {
    const input = await sharp(Buffer.from(icon, 'base64')).resize(iconAt.side).png().toBuffer()
    parts.push({ input, left: iconAt.left, top: iconAt.top })
  }
  if (frame) {
    const band = { width: 1200, height: bandHeight, channels: 3 as const, background: frame }
    parts.push({ input: { create: band }, left: 0, top: 630 - bandHeight })
  }
  return parts
}

const draw = async ({ eyebrow, title, verse, temple }: Task['image']): Promise<void> => {
  const parts = await ownParts()
  let top = 226
  const put = async (text: string, writing: Writing, gap: number): Promise<void> => {
    const words = withoutEmoji(text).trim()
    if (words === '') return
    const { input, height } = await fitted(words, writing)
    parts.push({ input, left, top })
    top += height + gap
  }
  await put(eyebrow, { ...display, colour: gold, size: 30, height: 44 }, 22)
  await put(title, { ...display, colour: cream, size: 54, height: verse ? 150 : titleHeight }, 28)
  const ofVerse = { font: 'Tiro Devanagari Sanskrit', width, colour: gold, size: 36 }
  if (verse) await put(bound(verse), { ...ofVerse, height: 140 }, 0)
  top = 552
  await put(temple, { ...display, colour: cream, size: 30, height: 44 }, 0)
  await sharp(join(import.meta.dirname, 'background.png'))
    .composite(parts)
    .png({ palette: true, colours: 128, effort: 7 })
    .toFile(file)
}

await draw(image)
process.stdout.write('{}')
