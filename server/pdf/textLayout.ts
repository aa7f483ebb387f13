import type { FontFace } from './fonts.ts'
import { runsOf, type Run } from './runs.ts'

export type Style = { readonly size: number; readonly color: string }

type Place = { readonly x: number; readonly y: number; readonly width: number }

const leading = 1.35

/**
 * Lines of text in several scripts: pdfkit itself writes each line in one font. `devanagari` is the
 * language of what is in Devanagari, where it is not the document's.
 */
export const createTextLayout = (
  doc: PDFKit.PDFDocument,
  fonts: readonly FontFace[],
  devanagari?: string,
) => {
  for (const { name, font } of fonts) {
    // It also takes an opened font; its types do not say so.
    doc.registerFont(name, font as unknown as Buffer)
  }

  const runWidth = ({ face, text }: Run, size: number): number =>
    doc.font(face.name).fontSize(size).widthOfString(text)

  const widthOf = (text: string, size: number): number =>
    runsOf(text, fonts).reduce((sum, run) => sum + runWidth(run, size), 0)

  /** A word longer than the line, split into as many pieces as needed. */
  const broken = (word: string, size: number, width: number): string[] => {
    const pieces = ['']
    for (const { segment } of new Intl.Segmenter('hi').segment(word)) {
      const longer = `${pieces.at(-1)}${segment}`
      if (widthOf(longer, size) > width) pieces.push(segment)
      else pieces[pieces.length - 1] = longer
    }
    return pieces
  }

  const linesOf = (text: string, size: number, width: number): string[] =>
    text.split('\n').flatMap((paragraph) => {
      const lines: string[] = []
      for (const word of paragraph.split(/\s+/).flatMap((word) => broken(word, size, width))) {
        const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
        if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    })

  const writeLine = (line: string, x: number, baseline: number, { size, color }: Style): void => {
    let at = x
    for (const run of runsOf(line, fonts)) {
      const width = runWidth(run, size)
      doc.fillColor(color)
      // Screen readers and copying take the letters from here, not from the glyphs.
      const lang = devanagari !== undefined && !run.face.isLatin ? { lang: devanagari } : {}
      doc.markContent('Span', { ...lang, actual: run.text })
      doc.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      doc.endMarkedContent()
      at += width
    }
  }

  return {
    widthOf,
    /** The height that a text will use within a width. */
    heightOf: (text: string, width: number, size: number): number =>
      linesOf(text, size, width).length * size * leading,
    /** Writes the text within a width, and returns the height used. */
    write: (text: string, { x, y, width }: Place, style: Style): number => {
      const lines = linesOf(text, style.size, width)
      const step = style.size * leading
      lines.forEach((line, index) => {
        writeLine(line, x, y + style.size + index * step, style)
      })
      return lines.length * step
    },
  }
}

export type Writing = ReturnType<typeof createTextLayout>
