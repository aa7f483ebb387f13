import { expect, test } from 'vitest'
import type { MonthlyGift } from '#contract/monthlyGifts/public.ts'
import { giftTemple } from '#server/test/monthlyGifts.ts'
import { person } from '#server/test/people.ts'

test('donors who are logged in see theirs; an erasure ends it and forgets them', async () => {
  const { running, app, okOf, work, rowOf, sandbox, given } = await giftTemple()
  const donor = await person(app, { email: 'meera@example.org' })
  const subscription = await running()
  await app.db('monthly_gifts').update({ user_id: donor.id })
  const mine = okOf<MonthlyGift[]>(await donor.send('/api/account/monthly-gifts'))
  expect(mine).toMatchObject([{ status: 'active', months: [{ amount: 501 }] }])
  expect((await donor.send(`/api/monthly-gifts/${mine[0]?.reference}`)).status).toBe(200)
  const admin = await person(app, { role: 'admin' })
  const whose = { contact: 'meera@example.org', currentPassword: admin.password }
  const file = okOf<{ monthlyGifts: object[] }>(
    await admin.post('/api/admin/personal-data/export', whose),
  )
  expect(file.monthlyGifts).toMatchObject([{ amount: 501, fullName: 'Meera Kulkarni' }])
  okOf(await admin.post('/api/admin/personal-data/erase', whose))
  await work(1)
  expect(await rowOf()).toMatchObject({ status: 'ended', full_name: '', email: '', user_id: null })
  expect(await sandbox.provider.subscriptions.read(subscription)).toMatchObject({ status: 'ended' })
  // The temple's books keep what was given.
  expect(await given()).toHaveLength(1)
})
