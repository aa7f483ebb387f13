import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { bookedTemple, take } from '#server/test/dakshina.ts'
import { person } from '#server/test/people.ts'

const setup = async () => {
  const temple = await bookedTemple()
  const desk = await person(temple.app, { role: 'desk', username: 'asha' })
  const treasurer = await person(temple.app, { role: 'treasurer', username: 'ravi' })
  return { ...temple, desk, treasurer }
}

test('the treasurer takes the list and the totals along', async () => {
  const { booking, desk, treasurer } = await setup()
  okOf(await take(desk, booking))
  const list = await treasurer.send('/api/admin/dakshina.csv?from=2026-11-01&to=2026-11-30')
  expect(list.text).toMatch(/2026-11-21,P-2026-27-00001,PJ-2026-\w+,Satyanarayana Puja,2026-12-01/)
  expect(list.text).toMatch(/,succeeded,5100,Cash,/)
  const totals = await treasurer.send('/api/admin/dakshina/totals.csv?financialYear=2026-27')
  expect(totals.text).toMatch(/2026-11,1,5100,0,0,0,0\r\n/)
})
