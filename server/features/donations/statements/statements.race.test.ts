import { expect, test } from 'vitest'
import { type StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { newUtr, pledged, previewOf } from '#server/test/donationAdmin.ts'
import { person, type Person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  return { app, admin: await person(app, { role: 'admin' }) }
}

const csv = (lines: readonly string[], headings = 'Date,Narration,Deposit Amt.') =>
  [headings, ...lines].join('\n')

type Line = StatementPreview['lines'][number]

const yesTo = ({ key, day, amountPaise, utr, candidates }: Line, reference?: string) => ({
  key,
  day,
  amountPaise,
  ...(utr !== undefined && { utr }),
  reference: reference ?? candidates[0]?.reference ?? '',
})

type Outcome = { confirmed: string[]; refused: { reference: string; reason: string }[] }

const confirm = async (admin: Person, matches: object[]): Promise<Outcome> =>
  okOf(await admin.post('/api/admin/bank-statement/confirm', { matches }))

test('two staff with the same statement at once: each donation right once', async () => {
  const { app, admin } = await setup()
  const other = await person(app, { role: 'admin' })
  const pledges = await Promise.all([1, 2, 3, 4].map((n) => pledged(app, { amount: 100 + n })))
  const file = csv(
    pledges.map(({ reference, amount }) => `20/11/2026,UPI/${newUtr()}/${reference},${amount}`),
  )
  const { lines } = await previewOf(app, admin, file)
  const outcomes = await Promise.all(
    [admin, other].map((who) =>
      confirm(
        who,
        lines.map((line) => yesTo(line)),
      ),
    ),
  )
  expect(outcomes.flatMap(({ confirmed }) => confirmed).toSorted()).toEqual(
    pledges.map(({ reference }) => reference).toSorted(),
  )
  const numbers = await app.db('donation_receipts').orderBy('position').pluck('position')
  expect(numbers).toEqual([1, 2, 3, 4])
})
