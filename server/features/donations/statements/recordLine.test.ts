import { expect, test } from 'vitest'
import type { StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import type { StaffDonationDetails } from '#contract/donations/admin.ts'
import { okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { previewOf, seenByAdmin } from '#server/test/donationAdmin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

type Line = StatementPreview['lines'][number]

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  const admin = await person(app, { role: 'admin' })
  const preview = async (...lines: string[]): Promise<Line[]> =>
    (await previewOf(app, admin, ['Date,Narration,Deposit', ...lines].join('\n'))).lines
  const post = ({ key, day, amountPaise, utr, isUpi }: Line, fullName: string) =>
    admin.post('/api/admin/bank-statement/donation', {
      key,
      day,
      amountPaise,
      fullName,
      ...(utr !== undefined && { utr }),
      ...(isUpi && { isUpi }),
    })
  return { app, admin, preview, post }
}

test('what came by UPI is recorded as UPI, what came otherwise as a bank transfer', async () => {
  const { preview, post } = await setup()
  const lines = await preview(
    '20/11/2026,UPI-PRAKASH JADHAV-prakash@okhdfc-HDFC0000123-633100000777-SEVA,751.00',
    '20/11/2026,IMPS-633100000778-ASHA DEVI-SBIN-XX123-UPI,501.00',
  )
  const recorded = []
  for (const line of lines) {
    recorded.push(okOf<StaffDonationDetails>(await post(line, 'Prakash Jadhav')))
  }
  expect(recorded).toMatchObject([
    { paymentMethod: 'gpay', amount: 751, utr: '633100000777', paidOn: '2026-11-20' },
    { paymentMethod: 'transfer', amount: 501, utr: '633100000778' },
  ])
})

test('a UPI line recorded by mistake is void on the same day, and can then be recorded rightly', async () => {
  const { admin, preview, post } = await setup()
  const file = '20/11/2026,UPI/633100000777/PRAKASH/prakash@okhdfc,751.00'
  const [line] = await preview(file)
  const { reference, actions } = okOf<StaffDonationDetails>(await post(line as Line, 'Prakash'))
  expect(actions).toContain('void')
  expect(problemOf(await post(line as Line, 'Prakash')).code).toBe('utr_taken')
  const reason = 'It is the rent of the hall'
  okOf(await admin.post(`/api/admin/counter-donations/${reference}/void`, { reason }))
  expect(await seenByAdmin(admin, reference)).toMatchObject({ isVoid: true, actions: [] })
  expect(await preview(file)).toMatchObject([{ certainty: 'none', isUpi: true }])
})
