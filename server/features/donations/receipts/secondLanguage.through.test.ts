import { expect, test } from 'vitest'
import type { PrintedPaper } from '#contract/prints/admin.ts'
import type { Donation } from '#contract/donations/public.ts'
import { transact } from '#server/db/db.ts'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { pledgePayload } from '#server/test/donationBodies.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { person } from '#server/test/people.ts'
import { latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
import { testApp } from '#server/test/testApp.ts'

withPseudoWords()

const open = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  await setGiving(app, { trust })
  const admin = await person(app, { role: 'admin' })
  /** Paid, by somebody who reads that language. */
  const give = async (language: string, changes: object = {}): Promise<string> => {
    const { reference } = okOf<Donation>(
      await app.send('/api/donations', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'App-Language': language },
        body: JSON.stringify({ ...pledgePayload, amount: 1100, purpose: 'Annadan', ...changes }),
      }),
    )
    await transact(app.db, (trx) =>
      app.donations.confirm(trx, { reference, actorId: 'staff', paidAt: saturdayNoon }),
    )
    return reference
  }
  const print = async (key: string) => {
    const { copy: _, ...paper } = okOf<PrintedPaper>(
      await admin.post('/api/admin/prints', { kind: 'donation', key }),
    )
    return paper
  }
  return { app, give, print }
}

test('a receipt says in the donor’s language what it is, how much, what for, and thanks', async () => {
  const { give, print } = await open()
  const [english, marathi] = [await print(await give('en')), await print(await give('mr'))]
  expect(marathi.heading).toBe('Donation receipt')
  expect(latinIn(marathi.headingMr ?? '')).toEqual([])
  const factOf = (label: string) => marathi.facts.find((fact) => fact.label.endsWith(label))
  expect(factOf('/ Amount')).toMatchObject({
    isAmount: true,
    text: '₹1,100\nRupees One Thousand One Hundred Only\nएक हजार शंभर रुपये फक्त',
  })
  expect(factOf('Received with thanks from')?.text).toBe('Arjun Rao')
  expect(factOf('/ Towards')?.text).toMatch(/^[^a-z]+ \/ Annadan$/i)
  const [thanks = '', computed] = marathi.notes
  expect(latinIn(thanks)).toEqual([])
  // What auditors and banks read is all there, in the same words.
  expect([computed]).toEqual(english.notes)
  expect(marathi.law).toEqual(english.law)
  expect(marathi.facts.map(({ label }) => label.replace(/^.* \/ /, ''))).toEqual(
    english.facts.map(({ label }) => label),
  )
  expect(english.headingMr).toBe('देणगी पावती')
  expect(english.facts.some(({ label, text }) => /[ऀ-ॿ]/.test(`${label}${text}`))).toBe(false)
})

test('a receipt keeps the language in which it was issued', async () => {
  const { app, give, print } = await open()
  const references = [await give('mr'), await give('en')]
  const before = [await print(references[0] ?? ''), await print(references[1] ?? '')]
  expect(await app.db('donation_receipts').orderBy('number').pluck('language')).toEqual([
    'mr',
    'en',
  ])
  await app.db('donations').where({ reference: references[0] }).update({ language: 'en' })
  await app.db('donations').where({ reference: references[1] }).update({ language: 'mr' })
  expect([await print(references[0] ?? ''), await print(references[1] ?? '')]).toEqual(before)
})

test('nobody is thanked on a receipt that is void or of a refund, and a purpose of the temple’s own stays', async () => {
  const { app, give, print } = await open()
  await setGiving(app, { donationPurposes: ['Gaushala'] })
  const reference = await give('mr', { purpose: 'Gaushala' })
  await app.db('donations').where({ reference }).update({ status: 'refunded' })
  const paper = await print(reference)
  expect(paper.notes).toHaveLength(1)
  expect(paper.facts.find(({ label }) => label.endsWith('Towards'))?.text).toBe('Gaushala')
})
