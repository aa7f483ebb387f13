import { expect, test } from 'vitest'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import type { DayBook } from '#contract/counter/admin.ts'
import type {
  DakshinaRow,
  DakshinaTotals,
  StaffDakshina,
} from '#contract/bookings/dakshinaAdmin.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { bookedTemple, dakshinaOf, seenByStaff, take } from '#server/test/dakshina.ts'
import { person } from '#server/test/people.ts'
import { sumDakshina } from './totalsRepository.ts'

const reason = 'Typed one zero too many'

const setup = async () => {
  const temple = await bookedTemple()
  const desk = await person(temple.app, { role: 'desk', username: 'asha' })
  const treasurer = await person(temple.app, { role: 'treasurer', username: 'ravi' })
  return {
    ...temple,
    desk,
    treasurer,
    /** Records a payment, and returns the id under which it is known. */
    recorded: async (input: object = {}): Promise<string> => {
      const { payments: before } = await seenByStaff(desk, temple.booking)
      const seen = { seen: before.length, ...input }
      const { payments } = okOf<StaffDakshina>(await take(desk, temple.booking, seen))
      return payments.find(({ id }) => !before.some((one) => one.id === id))?.id ?? ''
    },
    markVoid: (id: string | undefined, who = desk) =>
      who.post(`/api/admin/dakshina/${id}/void`, { reason }),
  }
}

test('what was recorded by mistake counts nowhere, and its receipt keeps its number', async () => {
  const { app, booking, desk, treasurer, recorded, markVoid } = await setup()
  const wrong = await recorded({ amount: 51_000 })
  const shown = okOf<StaffDakshina>(await markVoid(wrong))
  expect(shown.payments).toMatchObject([
    {
      status: 'cancelled',
      isVoid: true,
      voidReason: reason,
      receipt: { number: 'P-2026-27-00001' },
      actions: [],
    },
  ])
  expect(shown.payments[0]).not.toHaveProperty('refundReason')
  expect(await dakshinaOf(app, booking)).toMatchObject({ paid: [], canPay: true })
  await recorded()
  expect((await seenByStaff(desk, booking)).payments[0]?.receipt?.number).toBe('P-2026-27-00002')

  const { drawer } = await get<DayBook>(treasurer, '/api/admin/counter/days/2026-11-21')
  expect(drawer?.expected).toBe(5100)
  expect(drawer?.items.find(({ amount }) => amount === 51_000)).toMatchObject({ isVoid: true })
  const totals = await get<DakshinaTotals>(treasurer, '/api/admin/dakshina/totals')
  expect(totals.all).toEqual({ count: 1, amount: 5100, returned: 0 })
  expect(await sumDakshina(app.db, '2026-11-21')).toEqual({ count: 1, rupees: 5100 })
  const { items } = await get<Page<StaffBooking>>(desk, '/api/admin/bookings')
  expect(items[0]?.dakshina).toEqual({ state: 'paid', amount: 5100 })
  const listed = await get<Page<DakshinaRow>>(treasurer, '/api/admin/dakshina?status=cancelled')
  expect(listed.items).toMatchObject([{ id: wrong, isVoid: true }])
  const csv = await treasurer.send('/api/admin/dakshina.csv')
  expect(csv.text).toMatch(/,void,51000,Cash,/)

  const log = (await auditOf(app)).find(({ action }) => action === 'dakshina_voided')
  expect(log).toMatchObject({ subjectId: booking.reference, after: { amount: 51_000 } })
  expect(JSON.stringify(log)).not.toMatch(/Meera|zero/)
})
