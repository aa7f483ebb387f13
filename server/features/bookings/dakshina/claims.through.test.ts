import { expect, test } from 'vitest'
import type { StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import { okOf } from '#server/test/admin.ts'
import { bookedTemple, claim, seenByStaff } from '#server/test/dakshina.ts'
import { pledged, previewOf } from '#server/test/donationAdmin.ts'
import { person } from '#server/test/people.ts'

const utr = '630577410001'

const setup = async () => {
  const temple = await bookedTemple()
  const treasurer = await person(temple.app, { role: 'treasurer', username: 'ravi' })
  const claimOf = async () => (await seenByStaff(treasurer, temple.booking)).payments[0]
  return {
    ...temple,
    treasurer,
    claimOf,
    answer: async (what: 'confirm' | 'dismiss', body: object = {}) =>
      treasurer.post(`/api/admin/dakshina/${(await claimOf())?.id}/${what}`, {
        paidOn: '2026-11-21',
        utr,
        amount: 5100,
        ...body,
      }),
  }
}

test('a bank statement finds it by the booking or the number, and knows it once it is confirmed', async () => {
  const { app, booking, treasurer, claimOf, answer } = await setup()
  okOf(await claim(app, booking))
  await pledged(app, { amount: 5100 })
  const read = async (text: string): Promise<StatementPreview['lines']> =>
    (await previewOf(app, treasurer, `Date,Narration,Deposit Amt.\n21/11/2026,${text},5100.00`))
      .lines
  const { reference } = booking
  const written = `UPI/${utr}/${reference.replaceAll('-', '')} Puja`
  expect(await read(written)).toMatchObject([
    { certainty: 'puja', candidates: [], booking: { reference, isPaid: false, amount: 5100 } },
  ])
  expect((await claimOf())?.seen).toEqual({ on: '2026-11-21', utr })
  okOf(await answer('confirm'))
  expect(await read(`UPI/${utr}/SOMETHING`)).toMatchObject([
    { certainty: 'known', booking: { reference, isPaid: true } },
  ])
})
