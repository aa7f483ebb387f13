import { expect, test } from 'vitest'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { ordered, setStock, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('the list is a file as it is shown, and slips are printed of chosen orders at any step', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  await setStock(app, 9)
  const staff = await person(app, { role: 'treasurer' })
  const first = await ordered(app)
  const second = await ordered(app, { [thing]: 2 }, { fullName: 'Asha Rao' })
  okOf(await staff.post(`/api/admin/orders/${first.reference}/pack`))

  const file = await staff.send('/api/admin/orders.csv?stage=pack&search=asha')
  const [head, row, ...rest] = file.text.trim().split('\r\n')
  expect(head).toMatch(/Placed,Order,Status,Rupees,Payment,Paid,Buyer,Place,Items/)
  expect(row).toMatch(
    new RegExp(
      `${second.reference},Placed,\\d+,Cash on delivery,no,Asha Rao,"Pune, Maharashtra",2 ×`,
    ),
  )
  expect(rest).toEqual([])
  expect((await auditOf(app)).at(-1)).toMatchObject({
    subjectId: 'orders',
    after: { stage: 'pack', isSearched: true, rows: 1 },
  })

  const chosen = [second, first].map(({ reference }) => reference.toLowerCase()).join(',')
  const slips = await get<StaffOrderDetails[]>(
    staff,
    `/api/admin/packing-slips?references=${chosen}`,
  )
  expect(slips.map(({ status }) => status)).toEqual(['placed', 'packed'])
})
