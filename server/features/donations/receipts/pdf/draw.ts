import Paper from 'pdfkit'
import { encode } from 'uqr'
import { whyNotDeductible } from '#contract/donationRules.ts'
import { formatRupees } from '#contract/money.ts'
import { amountInWords } from '#server/money/amountInWords.ts'
import { drawLogo, drawSigned, logoHeight, signedHeight } from '#server/letterhead/draw.ts'
import { openFonts } from '#server/pdf/fonts.ts'
import type { Sheet } from './sheet.ts'
import { words } from './words.ts'
import { createTextLayout } from '#server/pdf/textLayout.ts'

const ink = '#2b1c14'
const muted = '#6a574b'
const kumkum = '#9c1f2e'
const gold = '#b98a2f'

/** Points, of which 72 make an inch. */
const edge = 56
const labelWidth = 160
const codeSize = 92

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
const dateText = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`))

/** Part of the money may be refunded, to the paisa. */
const exactRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const factsOf = (sheet: Sheet): (readonly [string, string])[] => {
  const facts: (readonly [string, string | 0 | undefined])[] = [
    [words.number, sheet.number],
    [words.issuedOn, dateText(sheet.issuedOn)],
    [words.year, sheet.financialYear],
    [words.from, sheet.fullName],
    [words.address, sheet.donorAddress?.split(/\n+/).join(', ')],
    [words.pan, sheet.pan],
    [words.amount, `${formatRupees(sheet.amount)}\n${amountInWords(sheet.amount)}`],
    [words.givenBack, sheet.refundedAmount && exactRupees.format(sheet.refundedAmount)],
    [words.purpose, sheet.purpose],
    [words.method, words.methods[sheet.paymentMethod]],
    [words.paidOn, dateText(sheet.paidOn)],
    [words.paymentReference, sheet.paymentReference],
    [words.reference, sheet.reference],
  ]
  return facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []))
}

const markOf = ({ isTest, isRefunded }: Sheet) =>
  isTest ? words.test : isRefunded ? words.refunded : undefined

const eightyGText = (sheet: Sheet): string | undefined => {
  const { trust, pan, isTest, isPanGivenLater } = sheet
  if (!trust?.eightyG) return undefined
  const why = whyNotDeductible(sheet)
  if (why) return words.eightyG.notDeductible[why]
  const { registration, date, section } = trust.eightyG
  const { text, withPan, withoutPan, panLater } = words.eightyG
  const approved = text(registration, dateText(date), section)
  return isTest
    ? approved
    : `${approved}\n${pan ? withPan : isPanGivenLater ? panLater : withoutPan}`
}

/** A receipt on one page of A4. The same receipt gives the same bytes. */
export const drawReceipt = async (sheet: Sheet): Promise<Buffer> => {
  const doc = new Paper({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    pdfVersion: '1.7',
    displayTitle: true,
    font: '',
    info: {
      Title: words.title(sheet.number),
      Author: sheet.temple.name,
      CreationDate: new Date(sheet.issuedAt),
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.on('end', resolve))

  const { write, widthOf } = createTextLayout(doc, openFonts())
  const width = doc.page.width - 2 * edge
  const rule = (y: number, color: string) =>
    doc
      .moveTo(edge, y)
      .lineTo(edge + width, y)
      .lineWidth(0.8)
      .stroke(color)
  const mark = markOf(sheet)
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
  const { temple, trust, letterhead } = sheet
  const right = edge + width
  const used = drawLogo(doc, letterhead, { right, y })
  const add = (text: string, size: number, color = ink, less = 0) => {
    y += write(text, { x: edge, y, width: width - less }, { size, color })
  }
  add(temple.name, 22, kumkum, used)
  add(temple.address.filter((line) => line !== temple.name).join(', '), 10.5, muted, used)
  const trustLine = [
    trust?.registration && words.trust(trust.registration),
    trust?.pan && words.trustPan(trust.pan),
  ].filter(Boolean)
  if (trustLine.length > 0) add(trustLine.join(' · '), 10.5, muted, used)
  y = Math.max(y, edge + logoHeight(letterhead))
  rule((y += 10), gold)
  y += 12
  add(words.heading, 17)
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
  for (const [label, text] of factsOf(sheet)) {
    const isAmount = label === words.amount
    write(label, { x: edge, y: y + 1.5, width: labelWidth }, { size: 10.5, color: muted })
    const place = { x: edge + labelWidth, width: width - labelWidth }
    const [first = '', ...more] = isAmount ? text.split('\n') : [text]
    y += write(first, { ...place, y }, { size: isAmount ? 17 : 12, color: ink })
    for (const line of more) y += write(line, { ...place, y }, { size: 11, color: ink })
    y += 5
  }
  const eightyG = eightyGText(sheet)
  if (eightyG) {
    rule((y += 6), gold)
    y += 8
    add(words.eightyG.heading, 12)
    add(eightyG, 10)
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
  drawCode(doc, sheet.verifyUrl, y)
  const beside = { x: edge + codeSize + 16, width: width - codeSize - 16 }
  y += write(words.verify, { ...beside, y }, { size: 10, color: muted })
  y += write(sheet.verifyUrl, { ...beside, y }, { size: 9, color: ink })
  write(
    letterhead?.signature ? words.signed : words.computed,
    { ...beside, y: y + 6 },
    { size: 10, color: muted },
  )
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
