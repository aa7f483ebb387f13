import { expect, test } from 'vitest'
import { account } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { deleteTokensOf, findToken, issueToken } from './tokenRepository.ts'

test('links of one person that end leave those of others as they are', async () => {
  const app = await testApp()
  const { db, now } = app
  const [meera, asha] = [await account(app), await account(app)]
  const linkOf = (userId: string) => issueToken(db, 'reset', { userId }, now())
  const [hers, theirs] = [await linkOf(meera.id), await linkOf(asha.id)]
  await deleteTokensOf(db, meera.id, ['reset'])
  expect(await findToken(db, hers, ['reset'], now())).toBeUndefined()
  expect(await findToken(db, theirs, ['reset'], now())).toMatchObject({ userId: asha.id })
})
