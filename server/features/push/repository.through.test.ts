import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'
import {
  deleteSubscription,
  findSubscription,
  isRefused,
  noteAccepted,
  noteRefused,
  saveSubscription,
} from './repository.ts'

const at = '2026-11-21T04:00:00.000Z'

test('what a push service says of one browser is not said of another', async () => {
  const { db } = await testApp()
  const keys = { p256dh: 'durva', auth: 'modak' }
  const save = (name: string) =>
    saveSubscription(db, { endpoint: `https://push.example/${name}`, keys }, at)
  const [phone, tablet] = [await save('phone'), await save('tablet')]
  await noteAccepted(db, phone, at)
  expect(await findSubscription(db, phone)).toMatchObject({ acceptedAt: at })
  expect(await findSubscription(db, tablet)).not.toHaveProperty('acceptedAt')
  await noteRefused(db, tablet, at)
  await noteRefused(db, tablet, '2026-11-28T04:00:00.000Z')
  expect(await findSubscription(db, tablet)).toMatchObject({ refusedAt: at })
  expect(await isRefused(db, phone)).toBe(false)
  await noteAccepted(db, tablet, at)
  expect(await isRefused(db, tablet)).toBe(false)
  await deleteSubscription(db, phone)
  expect(await findSubscription(db, phone)).toBeUndefined()
  expect(await findSubscription(db, tablet)).toBeDefined()
})
