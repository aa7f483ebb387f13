import { expect, test } from 'vitest'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { previewOf, seenByAdmin } from '#server/test/donationAdmin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('a cheque is cleared from the line of the statement, with its number on the receipt', async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  const admin = await person(app, { role: 'admin' })
  const { reference } = okOf<RecordedDonation>(
    await admin.post('/api/admin/counter-donations', {
      paymentMethod: 'cheque',
      amount: 11_000,
      paidOn: '2026-11-21',
      fullName: 'Nilima Kale',
      slip: '004512',
      bank: 'State Bank',
    }),
  )
  const file = [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    '21/11/26,CHQ DEP - MICR CLG - 630512340000,0000000000004512,21/11/26,,11000.00,61000.00',
  ].join('\n')
  const { lines } = await previewOf(app, admin, file)
  expect(lines).toMatchObject([
    {
      certainty: 'sure',
      candidates: [
        { reference, reasons: ['cheque'], cheque: { number: '004512', bank: 'State Bank' } },
      ],
    },
  ])
  const matches = lines.map(({ key, day, amountPaise, utr }) => ({
    key,
    day,
    amountPaise,
    reference,
    ...(utr !== undefined && { utr }),
  }))
  const body = { matches }
  expect(okOf(await admin.post('/api/admin/bank-statement/confirm', body))).toEqual({
    confirmed: [reference],
    refused: [],
  })
  const found = await seenByAdmin(admin, reference)
  expect(found).toMatchObject({ status: 'succeeded', paidOn: '2026-11-21' })
  expect(found.utr).toBeUndefined()
  expect(await app.db('donation_receipts').pluck('payment_reference')).toEqual([
    'Cheque 004512, State Bank',
  ])
  expect((await auditOf(app)).at(-1)).toMatchObject({ action: 'cheque_cleared' })
  expect((await previewOf(app, admin, file)).lines).toMatchObject([{ certainty: 'known' }])
})
