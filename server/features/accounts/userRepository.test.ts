import { expect, test } from 'vitest'
import { account } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { replaceRecoveryCodes, useRecoveryCode, useTotpStep } from './userRepository.ts'

const two = async () => {
  const app = await testApp()
  const [meera, asha] = [await account(app), await account(app)]
  return { db: app.db, meera: meera.id, asha: asha.id }
}

test('a code of the half minute that one person used is good for another', async () => {
  const { db, meera, asha } = await two()
  expect(await useTotpStep(db, meera, 7)).toBe(true)
  expect(await useTotpStep(db, meera, 7)).toBe(false)
  expect(await useTotpStep(db, asha, 7)).toBe(true)
})

test('a recovery code opens the account it was made for alone, and is used up there alone', async () => {
  const { db, meera, asha } = await two()
  await replaceRecoveryCodes(db, meera, ['durva', 'modak'])
  await replaceRecoveryCodes(db, asha, ['modak'])
  expect(await useRecoveryCode(db, asha, 'durva')).toBe(false)
  expect(await useRecoveryCode(db, asha, 'modak')).toBe(true)
  expect(await useRecoveryCode(db, meera, 'durva')).toBe(true)
  expect(await useRecoveryCode(db, meera, 'modak')).toBe(true)
})
