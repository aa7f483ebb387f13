import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'
import {
  deleteSubscription,
  findSubscription,
  noteAccepted,
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
  expect(await findSubscription(db, phone)).toMatchObject({ accepted_at: at })
  expect(await findSubscription(db, tablet)).toMatchObject({ accepted_at: null })
  await deleteSubscription(db, phone)
  expect(await findSubscription(db, phone)).toBeUndefined()
  expect(await findSubscription(db, tablet)).toBeDefined()
})
