import Paper from 'pdfkit'
import { addressBelow } from '#contract/site/addressText.ts'
import type { PaperRecord } from '#server/features/orders/papers/repository.ts'
import type { TaxedLine } from '#server/features/orders/papers/taxes.ts'
import {
  buyerOf,
  factsOf,
  headingOf,
  isTaxed as isPaperTaxed,
  money,
  taxNoteOf,
  totalInWords,
  totalsOf,
} from '#server/features/orders/papers/texts.ts'
import { drawLogo, drawSigned, logoHeight, signedHeight } from '#server/letterhead/draw.ts'
import type { PrintedLetterhead } from '#server/letterhead/repository.ts'
import { openFonts } from '#server/pdf/fonts.ts'
import { createTextLayout, type Writing } from '#server/pdf/textLayout.ts'
import { words } from './words.ts'

const ink = '#2b1c14'
const muted = '#6a574b'
const kumkum = '#9c1f2e'
const gold = '#b98a2f'

/** Points, of which 72 make an inch. */
const edge = 56
const gap = 8

type Column = {
  readonly title: string
  readonly width: number
  readonly isNumber?: boolean
  readonly of: (line: TaxedLine) => string
}

/** On a bill of supply there is no tax to show. */
const columnsOf = (isTaxed: boolean, width: number): Column[] => {
  const { columns } = words
  const numbers: Column[] = [
    { title: columns.hsn, width: 46, of: ({ hsn }) => hsn },
    { title: columns.quantity, width: 30, isNumber: true, of: ({ quantity }) => String(quantity) },
    ...(isTaxed
      ? [
          {
            title: columns.taxed,
            width: 68,
            isNumber: true,
            of: (line: TaxedLine) => money(line.taxed),
          },
          {
            title: columns.rate,
            width: 34,
            isNumber: true,
            of: ({ rate }: TaxedLine) => `${rate}%`,
          },
          {
            title: columns.tax,
            width: 60,
            isNumber: true,
            of: ({ cgst, sgst, igst }: TaxedLine) => money(cgst + sgst + igst),
          },
        ]
      : []),
    { title: columns.total, width: 72, isNumber: true, of: ({ gross }) => money(gross) },
  ]
  const rest = width - numbers.reduce((sum, column) => sum + column.width + gap, 0)
  return [{ title: columns.item, width: rest, of: ({ name }) => name }, ...numbers]
}

/** One line of cells; returns its height. */
const writeRow = (
  { write, widthOf }: Writing,
  columns: readonly Column[],
  y: number,
  cellOf: (column: Column) => string,
  { size, color }: { readonly size: number; readonly color: string },
): number => {
  let x = edge
  let height = 0
  for (const column of columns) {
    const text = cellOf(column)
    const indent = column.isNumber ? Math.max(column.width - widthOf(text, size), 0) : 0
    const place = { x: x + indent, y, width: column.width - indent + 0.5 }
    height = Math.max(height, write(text, place, { size, color }))
    x += column.width + gap
  }
  return height
}

/** With its pictures. */
export type PrintedPaper = PaperRecord & { readonly letterhead?: PrintedLetterhead | undefined }

/** An invoice or a credit note in A4. The same paper gives the same bytes. */
export const drawPaper = async (paper: PrintedPaper): Promise<Buffer> => {
  const { content } = paper
  const { seller, lines } = content
  const heading = headingOf(paper)
  const isTaxed = isPaperTaxed(paper)
  const doc = new Paper({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    pdfVersion: '1.7',
    displayTitle: true,
    font: '',
    info: {
      Title: `${heading} ${paper.number}`,
      Author: seller.name,
      CreationDate: new Date(paper.issuedAt),
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  const layout = createTextLayout(doc, openFonts())
  const { write, widthOf } = layout
  const width = doc.page.width - 2 * edge

  let y = edge
  const rule = (color: string) =>
    doc
      .moveTo(edge, y)
      .lineTo(edge + width, y)
      .lineWidth(0.8)
      .stroke(color)
  const add = (text: string, size: number, color = ink, less = 0) => {
    y += write(text, { x: edge, y, width: width - less }, { size, color })
  }
  /** Begins a new page if so much does not fit any more. */
  const makeRoom = (height: number) => {
    if (y + height <= doc.page.height - edge) return
    doc.addPage()
    y = edge
  }

  const { letterhead } = paper
  const right = edge + width
  const besideLogo = drawLogo(doc, letterhead, { right, y })
  add(seller.name, 20, kumkum, besideLogo)
  add(addressBelow(seller), 10.5, muted, besideLogo)
  if (seller.gstin) add(words.gstin(seller.gstin), 10.5, muted, besideLogo)
  y = Math.max(y, edge + logoHeight(letterhead))
  y += 10
  rule(gold)
  y += 12
  add(heading, 17)
  if (paper.isTest) add(words.test, 11, kumkum)
  y += 8
  const top = y
  for (const [label, text] of factsOf(paper)) {
    write(label, { x: edge, y, width: 90 }, { size: 10.5, color: muted })
    y += write(text, { x: edge + 96, y, width: width / 2 - 106 }, { size: 10.5, color: ink }) + 3
  }
  const beside = { x: edge + width / 2 + 10, width: width / 2 - 10 }
  const label = write(words.buyer, { ...beside, y: top }, { size: 10.5, color: muted })
  const used = write(buyerOf(paper), { ...beside, y: top + label }, { size: 10.5, color: ink })
  y = Math.max(y, top + label + used) + 14

  const columns = columnsOf(isTaxed, width)
  y += writeRow(layout, columns, y, ({ title }) => title, { size: 9, color: muted }) + 4
  rule(gold)
  y += 6
  for (const line of lines) {
    makeRoom(40)
    y += writeRow(layout, columns, y, ({ of }) => of(line), { size: 9.5, color: ink }) + 5
  }
  makeRoom(150)
  rule(gold)
  y += 8
  for (const [name, paise] of totalsOf(paper)) {
    const isTotal = name === words.total
    const size = isTotal ? 13 : 10.5
    const text = money(paise)
    write(name, { x: edge + width / 2, y, width: 120 }, { size, color: isTotal ? ink : muted })
    const x = edge + width - widthOf(text, size)
    y += write(text, { x, y, width: widthOf(text, size) + 1 }, { size, color: ink }) + 3
  }
  y += 4
  add(totalInWords(paper), 10.5)
  y += 10
  add(taxNoteOf(paper), 9.5, muted)
  add(letterhead?.signature ? words.signed : words.computed, 9.5, muted)
  const signed = signedHeight(letterhead)
  if (signed > 0) {
    makeRoom(signed + 10)
    drawSigned(doc, letterhead, { right, y: y + 10 })
  }
  doc.end()
  await ended
  return Buffer.concat(parts)
}
