import { readSeedFiles, type SeedMantra } from '#server/db/seed/files.ts'
import { toIast } from '#server/devanagari/iast.ts'
import { seedFolder } from './folders.ts'
import { gold, ink, kumkum, muted, page, writeCentred, writePaper, type Sheet } from './paper.ts'

const edge = 56
const width = page.width - 2 * edge
const bottom = page.height - 72

const title = 'Ganesha Mantras in Large Print'

const styles = {
  heading: { size: 26, color: kumkum },
  origin: { size: 12, color: muted },
  line: { size: 28, color: ink },
  roman: { size: 16, color: muted },
  meaning: { size: 16, color: ink },
  foot: { size: 10, color: muted },
}

const drawCover = ({ doc, writing }: Sheet, lines: number): void => {
  doc.addPage()
  doc
    .rect(28, 28, page.width - 56, page.height - 56)
    .lineWidth(3)
    .stroke(kumkum)
  doc
    .rect(36, 36, page.width - 72, page.height - 72)
    .lineWidth(1)
    .stroke(gold)
  writeCentred(writing, 'ॐ', { y: 200 }, { size: 120, color: kumkum })
  writeCentred(writing, title, { y: 420 }, { size: 28, color: ink })
  const words = [
    `Thirteen mantras and hymns, ${lines} lines in Devanagari,`,
    'with transliteration and meaning',
  ]
  words.forEach((text, index) => {
    writeCentred(writing, text, { y: 476 + index * 22 }, { size: 14, color: muted })
  })
}

/** The pages of one mantra after the other. */
const createBook = (sheet: Sheet) => {
  const { doc, writing } = sheet
  let number = 1
  let y = edge

  const turn = (): void => {
    doc.addPage()
    number += 1
    writeCentred(writing, String(number), { y: page.height - 44 }, styles.foot)
    y = edge
  }

  /** Begins a new page unless this much fits on the current one. */
  const need = (height: number): void => {
    if (y + height > bottom) turn()
  }

  const put = (text: string, style: { size: number; color: string }, gap: number): void => {
    y += writing.write(text, { x: edge, y, width }, style) + gap
  }

  const heightOf = (text: string, { size }: { size: number }) => writing.heightOf(text, width, size)

  const drawLines = (lines: SeedMantra['lines']): void => {
    lines.forEach(({ text, verse }, index) => {
      const roman = toIast(text)
      if (index > 0 && lines[index - 1]?.verse !== verse) y += 14
      // A line and its transliteration stay together.
      need(heightOf(text, styles.line) + heightOf(roman, styles.roman) + 2)
      put(text, styles.line, 2)
      put(roman, styles.roman, 8)
    })
  }

  const drawMeaning = (meaning: string): void => {
    y += 16
    need(heightOf('Meaning', styles.heading) + 3 * styles.meaning.size)
    put('Meaning', { size: 18, color: kumkum }, 4)
    for (const paragraph of meaning.split('\n').filter(Boolean)) {
      need(heightOf(paragraph, styles.meaning))
      put(paragraph, styles.meaning, 8)
    }
  }

  return ({ title: name, origin, lines, meaning }: SeedMantra): void => {
    turn()
    doc.outline.addItem(name)
    put(name, styles.heading, 2)
    put(origin ?? '', styles.origin, 10)
    doc
      .moveTo(edge, y)
      .lineTo(edge + width, y)
      .lineWidth(0.8)
      .stroke(gold)
    y += 18
    drawLines(lines)
    drawMeaning(meaning)
  }
}

/** The thirteen mantras, each on pages of its own. */
export const makeMantraBook = async (path: string): Promise<void> => {
  const { mantras } = await readSeedFiles(seedFolder)
  const inOrder = mantras.toSorted((a, b) => a.position - b.position)
  const lines = inOrder.reduce((sum, mantra) => sum + mantra.lines.length, 0)
  await writePaper(path, title, (sheet) => {
    drawCover(sheet, lines)
    const drawMantra = createBook(sheet)
    for (const mantra of inOrder) drawMantra(mantra)
  })
}
