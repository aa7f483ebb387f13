import Paper from 'pdfkit'
import { encode } from 'uqr'
import { addressBelow } from '#contract/site/addressText.ts'
import { drawLogo, drawSigned, logoHeight, signedHeight } from '#server/letterhead/draw.ts'
import { openFonts } from '#server/pdf/fonts.ts'
import { createTextLayout } from '#server/pdf/textLayout.ts'
import type { Printed } from './printed.ts'

const ink = '#2b1c14'
const muted = '#6a574b'
const kumkum = '#9c1f2e'
const gold = '#b98a2f'

/** Points, of which 72 make an inch. */
const edge = 56
const labelWidth = 160
const codeSize = 92

/** A receipt on one page of A4. The same receipt gives the same bytes. */
export const drawReceipt = async (receipt: Printed): Promise<Buffer> => {
  const { language = 'en', second } = receipt
  const doc = new Paper({
    size: 'A4',
    margin: 0,
    lang: `${language}-IN`,
    pdfVersion: '1.7',
    displayTitle: true,
    font: '',
    info: {
      Title: receipt.title,
      Author: receipt.temple.name,
      CreationDate: new Date(receipt.issuedAt),
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.on('end', resolve))

  const { write, widthOf } = createTextLayout(
    doc,
    openFonts(second?.language ?? language),
    second && `${second.language}-IN`,
  )
  const width = doc.page.width - 2 * edge
  const rule = (y: number, color: string) =>
    doc
      .moveTo(edge, y)
      .lineTo(edge + width, y)
      .lineWidth(0.8)
      .stroke(color)
  const { mark, temple, law, letterhead } = receipt
  if (mark) {
    const size = 110
    const [x, y] = [doc.page.width / 2, doc.page.height / 2]
    doc
      .save()
      .rotate(-35, { origin: [x, y] })
      .fillOpacity(0.09)
    const across = widthOf(mark.across, size)
    write(
      mark.across,
      { x: x - across / 2, y: y - size, width: across + 1 },
      { size, color: kumkum },
    )
    doc.restore()
  }

  let y = edge
  const right = edge + width
  const used = drawLogo(doc, letterhead, { right, y })
  const add = (text: string, size: number, color = ink, less = 0) => {
    y += write(text, { x: edge, y, width: width - less }, { size, color })
  }
  add(temple.name, 22, kumkum, used)
  add(addressBelow(temple), 10.5, muted, used)
  if (receipt.registration) add(receipt.registration, 10.5, muted, used)
  y = Math.max(y, edge + logoHeight(letterhead))
  rule((y += 10), gold)
  y += 12
  add(second ? `${second.heading} / ${receipt.heading}` : receipt.heading, 17)
  if (mark) {
    y += 8
    const top = y
    y += 8
    const inside = { x: edge + 12, width: width - 24 }
    y += write(mark.title, { ...inside, y }, { size: 14, color: kumkum })
    y += write(mark.text, { ...inside, y }, { size: 10.5, color: ink })
    y += 10
    doc
      .rect(edge, top, width, y - top)
      .lineWidth(1.2)
      .stroke(kumkum)
  }
  y += 12
  for (const { label, text, isAmount = false } of receipt.facts) {
    const labelled = write(
      label,
      { x: edge, y: y + 1.5, width: labelWidth },
      { size: 10.5, color: muted },
    )
    const below = y + 1.5 + labelled
    const place = { x: edge + labelWidth, width: width - labelWidth }
    const [first = '', ...more] = isAmount ? text.split('\n') : [text]
    y += write(first, { ...place, y }, { size: isAmount ? 17 : 12, color: ink })
    for (const line of more) y += write(line, { ...place, y }, { size: 11, color: ink })
    y = Math.max(y, below) + 5
  }
  if (second?.thanks) {
    y += 6
    add(second.thanks, 12, kumkum)
  }
  if (law) {
    rule((y += 6), gold)
    y += 8
    add(law.heading, 12)
    add(law.text, 10)
  }
  const signed = signedHeight(letterhead)
  if (y + signed + codeSize + 40 > doc.page.height - edge) {
    doc.addPage()
    y = edge
  }
  if (signed > 0) {
    drawSigned(doc, letterhead, { right, y: (y += 10) })
    y += signed
  }
  rule((y += 10), gold)
  y += 14
  drawCode(doc, receipt.verifyUrl, y)
  const beside = { x: edge + codeSize + 16, width: width - codeSize - 16 }
  y += write(receipt.verify, { ...beside, y }, { size: 10, color: muted })
  y += write(receipt.verifyUrl, { ...beside, y }, { size: 9, color: ink })
  write(receipt.computed, { ...beside, y: y + 6 }, { size: 10, color: muted })
  doc.end()
  await ended
  return Buffer.concat(parts)
}

/** The link as a code, with each run of dark modules in one piece. */
const drawCode = (doc: PDFKit.PDFDocument, link: string, y: number): void => {
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  const module = codeSize / size
  data.forEach((row, line) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x += 1
      doc.rect(edge + start * module, y + line * module, (x - start + 1) * module, module)
    }
  })
  doc.fill('#000000')
  doc.link(edge, y, codeSize, codeSize, link)
}
