import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { amountInWords } from '#server/money/amountInWords.ts'
import { drawReceipt } from './draw.ts'
import type { Printed } from './printed.ts'

const receipt: Printed = {
  number: 'DK-2026-27-00001',
  title: 'पावती',
  heading: 'पावती',
  issuedAt: '2026-11-30T06:00:00.000Z',
  temple: { name: 'श्री गणेश मंदिर', address: ['पुणे'] },
  facts: [{ label: 'नाव', text: 'मीरा कुलकर्णी' }],
  verifyUrl: 'https://temple.example/r',
  verify: 'तपासा',
  computed: 'संगणकाने काढलेली',
}

test.each([
  ['mr', 'TiroDevaMarathi'],
  ['hi', 'TiroDevaHindi'],
  [undefined, 'TiroDevaSanskrit'],
] as const)('A receipt in %s says so to a reader, and has its letters', async (language, face) => {
  const paper = await drawReceipt({ ...receipt, ...(language && { language }) })
  const text = paper.toString('latin1')
  expect(text).toContain(`/Lang (${language ?? 'en'}-IN)`)
  expect(
    new Set([...text.matchAll(/\/FontName \/\w+\+(\w+?)(?:-\w+)?\s/g)].map(([, name]) => name)),
  ).toContain(face)
})

/** What is drawn, with the language of each piece of text. */
const contentOf = (paper: Buffer): string => {
  const text = paper.toString('latin1')
  return [...text.matchAll(/stream\n(.*?)\nendstream/gs)]
    .flatMap(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return []
      }
    })
    .join('\n')
}

test.each([
  ['mr', 'TiroDevaMarathi', 'देणगी पावती'],
  ['hi', 'TiroDevaHindi', 'दान रसीद'],
] as const)(
  'An English receipt with a second language, %s, has its letters, and marks them as such',
  async (language, face, heading) => {
    const bare = { ...receipt, heading: 'Donation receipt', temple: { name: 'A', address: ['B'] } }
    const facts = [
      { label: `${'कशासाठी '.repeat(8)}/ Towards`, text: 'Annadan' },
      { label: 'Paid by', text: 'UPI' },
      { label: 'Amount', text: `₹99\nNinety Nine\n${amountInWords(99, language)}`, isAmount: true },
    ]
    const english = { ...bare, facts, verify: 'Scan', computed: 'Computed' }
    const second = { language, heading, thanks: 'धन्यवाद' }
    const paper = await drawReceipt({ ...english, second })
    expect(paper.toString('latin1')).toContain('/Lang (en-IN)')
    expect(paper.toString('latin1')).toContain(face)
    expect(contentOf(paper)).toContain(`/Lang (${language}-IN)`)
    expect(contentOf(await drawReceipt(english))).not.toContain('/Lang')
  },
)
