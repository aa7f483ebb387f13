import { expect, test } from 'vitest'
import { account } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { deleteUnsaved, findUnsaved, insertUnsaved, replaceUnsaved } from './repository.ts'

test('what one person types or drops leaves what another typed at that instant', async () => {
  const app = await testApp()
  const { db } = app
  const [meera, asha] = [await account(app), await account(app)]
  const mine = { kind: 'post', id: 'durva', userId: meera.id } as const
  const theirs = { ...mine, userId: asha.id }
  const savedAt = '2026-11-21T04:00:00.000Z'
  const text = { version: 1, base: {}, typed: { title: 'Durva' }, savedAt }
  for (const own of [mine, theirs]) await insertUnsaved(db, own, text)
  const newer = { ...text, typed: { title: 'Modak' } }
  expect(await replaceUnsaved(db, mine, savedAt, newer)).toBe(true)
  expect(await findUnsaved(db, theirs)).toEqual(text)
  expect(await deleteUnsaved(db, mine, savedAt)).toBe(1)
  expect(await findUnsaved(db, theirs)).toEqual(text)
})
