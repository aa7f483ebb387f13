import { expect, test } from 'vitest'
import type { Waiting } from '#contract/bookings/waiting.ts'
import type { StaffGift, StaffGiftDetails } from '#contract/monthlyGifts/admin.ts'
import { auditOf, get } from '#server/test/admin.ts'
import { devoteeOf, listed } from '#server/test/devotees.ts'
import { giftPayload } from '#server/test/monthlyGiftBodies.ts'
import { giftTemple } from '#server/test/monthlyGifts.ts'
import { person } from '#server/test/people.ts'

const path = '/api/admin/monthly-gifts'

test('the office lists monthly gifts with what was given, and stops one for a donor', async () => {
  const { app, running, month, begin, okOf, subjects, sandbox } = await giftTemple()
  const treasurer = await person(app, { role: 'treasurer' })
  const subscription = await running()
  await month(subscription)
  const { reference } = await app.db('monthly_gifts').first('reference')
  await begin({ email: 'left@example.org' })
  okOf(await treasurer.post('/api/monthly-gifts/upi', { ...giftPayload, fullName: 'Arjun Rao' }))
  const list = async (query: string) =>
    (await get<{ items: StaffGift[] }>(treasurer, `${path}?${query}`)).items
  expect(await list('')).toMatchObject([{ reference, status: 'active', given: 1002 }])
  expect(await list('status=pending&way=upi')).toMatchObject([{ fullName: 'Arjun Rao', given: 0 }])
  expect(await list('search=meera&status=active')).toHaveLength(1)
  await app.db('monthly_gifts').where({ email: 'left@example.org' }).update({ status: 'ended' })
  expect(await list('status=ended')).toEqual([])
  const csv = await treasurer.send(`${path}.csv?way=card`)
  expect(csv.text).toContain(`${reference},active,Card,501,Meera Kulkarni`)
  const seen = await get<StaffGiftDetails>(treasurer, `${path}/${reference.toLowerCase()}`)
  expect(seen.months.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  const stopped = okOf(await treasurer.post(`${path}/${reference}/stop`, {}))
  expect(stopped).toMatchObject({ status: 'ended', endedBy: 'temple' })
  expect(okOf(await treasurer.post(`${path}/${reference}/stop`, {}))).toEqual(stopped)
  expect(await sandbox.provider.subscriptions.read(subscription)).toMatchObject({ status: 'ended' })
  expect(await subjects()).toContain('Your monthly gift has ended')
  const log = JSON.stringify(await auditOf(app))
  expect(log).toContain('monthly_gift')
  expect(log).not.toMatch(/Meera|example\.org/)
})

test('a devotee has their monthly gifts once they have begun, found by name', async () => {
  const { app, call, okOf } = await giftTemple()
  const treasurer = await person(app, { role: 'treasurer' })
  okOf(await treasurer.post('/api/monthly-gifts/upi', { ...giftPayload, fullName: 'मीरा कुलकर्णी' }))
  expect((await listed(treasurer, 'Meera Kulkarni')).items).toEqual([])
  okOf(await call('/status', { status: 'active' }))
  const { reference } = await app.db('monthly_gifts').first('reference')
  const devotee = { kind: 'monthly_gift', key: reference } as const
  for (const search of ['Meera Kulkarni', reference.toLowerCase()])
    expect((await listed(treasurer, search)).items, search).toMatchObject([
      { devotee, counts: { monthly_gift: 1 } },
    ])
  expect((await devoteeOf(treasurer, devotee)).records).toMatchObject([
    { ...devotee, status: 'active', amount: 501 },
  ])
  await app.db('monthly_gifts').update({ full_name: 'Asha Rao' })
  expect((await listed(treasurer, 'Kulkarni')).items).toEqual([])
})

test('gifts whose card was declined wait for staff', async () => {
  const { app, running, month, sandbox } = await giftTemple()
  const treasurer = await person(app, { role: 'treasurer' })
  const subscription = await running()
  const failed = async () => (await get<Waiting>(treasurer, '/api/admin/waiting')).monthlyGifts
  sandbox.elsewhere.expireCard(subscription)
  await month(subscription)
  expect(await failed()).toEqual({ failed: 0 })
  await app.db('monthly_gifts').update({ is_test: false })
  expect(await failed()).toEqual({ failed: 1 })
})
