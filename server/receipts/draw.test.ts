import { expect, test } from 'vitest'
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
