import { expect, test } from 'vitest'
import type { StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { previewOf } from '#server/test/donationAdmin.ts'
import { person, type Person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

type Line = StatementPreview['lines'][number]
type Outcome = { recorded: string[]; refused: { key: string; reason: string }[] }

const day = '20/11/2026'

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  const preview = async (admin: Person, ...lines: string[]): Promise<Line[]> =>
    (await previewOf(app, admin, ['Date,Narration,Deposit', ...lines].join('\n'))).lines
  const record = async (admin: Person, lines: readonly Line[], fullName = 'A well-wisher') =>
    okOf<Outcome>(
      await admin.post('/api/admin/bank-statement/donations', {
        lines: lines.map(({ key, day: on, amountPaise, utr, isUpi }) => ({
          key,
          day: on,
          amountPaise,
          ...(utr && { utr }),
          ...(isUpi && { isUpi }),
          fullName,
        })),
      }),
    )
  return { app, preview, record, admin: await person(app, { role: 'admin' }) }
}

const gifts = Array.from(
  { length: 6 },
  (_, n) => `${day},UPI/63310000077${n}/GIFT/someone@okhdfc,${11 + n}.00`,
)

test('many lines become a donation each; two staff, and the same command again, record nothing twice', async () => {
  const { app, preview, record, admin } = await setup()
  const lines = await preview(admin, ...gifts)
  const other = await person(app, { role: 'admin' })
  const outcomes = await Promise.all([record(admin, lines), record(other, lines)])
  expect(outcomes.flatMap(({ recorded }) => recorded)).toHaveLength(6)
  expect(outcomes.flatMap(({ refused }) => refused)).toHaveLength(6)
  const again = await record(admin, lines)
  expect(again.recorded).toEqual([])
  expect(await app.db('donations').orderBy('amount').pluck('amount')).toEqual([
    11, 12, 13, 14, 15, 16,
  ])
  expect(await app.db('donations').distinct('payment_method', 'full_name', 'status')).toEqual([
    { payment_method: 'gpay', full_name: 'A well-wisher', status: 'succeeded' },
  ])
  expect(await app.db('donation_receipts').orderBy('position').pluck('position')).toEqual([
    1, 2, 3, 4, 5, 6,
  ])
  const known = await preview(admin, ...gifts)
  expect(known.map(({ certainty }) => certainty)).toEqual(Array.from(gifts, () => 'known'))
})

test('what cannot be recorded is refused in words, and the rest is done', async () => {
  const { app, preview, record, admin } = await setup()
  const lines = await preview(admin, `${day},INTEREST,12.50`, `${day},NEFT SOMEBODY,501`)
  const { recorded, refused } = await record(admin, lines)
  expect(recorded).toHaveLength(1)
  expect(refused).toEqual([{ key: lines[0]?.key, reason: expect.stringContaining('whole rupees') }])
  const [nameless] = await preview(admin, `${day},UPI SOMEBODY,601`)
  const without = await record(admin, [nameless as Line], '')
  expect(without.refused[0]?.reason).toMatch(/donor’s name/)
  expect(await app.db('donations').pluck('payment_method')).toEqual(['transfer'])
})
