import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import Paper from 'pdfkit'
import { openFonts } from '#server/pdf/fonts.ts'
import { createTextLayout, type Style, type Writing } from '#server/pdf/textLayout.ts'

export const ink = '#2b1c14'
export const muted = '#6a574b'
export const kumkum = '#9c1f2e'
export const gold = '#b98a2f'

/** A4 in points, of which 72 make an inch. */
export const page = { width: 595.28, height: 841.89 }

export type Sheet = { readonly doc: PDFKit.PDFDocument; readonly writing: Writing }

/** Draws a PDF of A4 pages; the same content gives the same bytes. */
export const writePaper = async (
  path: string,
  title: string,
  draw: (sheet: Sheet) => void,
): Promise<void> => {
  const doc = new Paper({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    pdfVersion: '1.7',
    displayTitle: true,
    font: '',
    autoFirstPage: false,
    info: { Title: title, CreationDate: new Date('2026-11-01T00:00:00Z') },
  })
  const done = pipeline(doc, createWriteStream(path))
  draw({ doc, writing: createTextLayout(doc, openFonts()) })
  doc.end()
  await done
}

/** One line in the middle of the page, or of a column. */
export const writeCentred = (
  { write, widthOf }: Writing,
  text: string,
  { y, x = 0, width = page.width }: { y: number; x?: number; width?: number },
  style: Style,
): number => {
  const indent = Math.max((width - widthOf(text, style.size)) / 2, 0)
  return write(text, { x: x + indent, y, width: width - indent + 0.5 }, style)
}
