import { expect, test } from 'vitest'
import { type StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { doTo, newUtr, pledged, previewOf } from '#server/test/donationAdmin.ts'
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

test('a line read with other columns, or for money confirmed by hand, does not count for somebody else', async () => {
  const { app, admin } = await setup()
  const [one, other] = [await pledged(app), await pledged(app)]
  const file = csv(['20/11/2026,UPI/ARJUN,FROM ARJUN,1001'], 'Date,Narration,Remarks,Deposit Amt.')
  const [first] = (await previewOf(app, admin, file)).lines
  expect((await confirm(admin, [yesTo(first as Line, one.reference)])).refused).toEqual([])
  const perhaps = { seeAlso: { reference: one.reference, why: 'perhaps_confirmed' } }
  const again = await previewOf(app, admin, file, '?date=0&description=2&credit=3')
  expect(again.lines).toMatchObject([{ certainty: 'possible', ...perhaps }])

  const byHand = await pledged(app, { amount: 501 })
  okOf(await doTo(admin, byHand, 'confirm', { paidOn: '2026-11-20', utr: newUtr() }))
  const named = csv([`20/11/2026,UPI/${other.reference},1001`, '20/11/2026,UPI/ARJUN,501'])
  expect((await previewOf(app, admin, named)).lines).toMatchObject([
    { certainty: 'possible', ...perhaps },
    { certainty: 'none', seeAlso: { reference: byHand.reference, why: 'perhaps_confirmed' } },
  ])
})
