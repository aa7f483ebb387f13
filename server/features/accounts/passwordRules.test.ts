import { expect, test } from 'vitest'
import type { Site } from '#contract/site.ts'
import { get } from '#server/test/admin.ts'
import { browser } from '#server/test/browser.ts'
import { sharedTestApp } from '#server/test/testApp.ts'
import { createAssertStrong } from './passwordRules.ts'

const meera = { username: 'meera_k', email: 'durga.rao@example.org', fullName: 'Meera Kulkarni' }

const shared = sharedTestApp()

const temple = async () => get<Site>(browser(await shared()), '/api/site')

const setting = async (password: string): Promise<void> => {
  const { db } = await shared()
  return createAssertStrong(temple)(db, password, meera)
}

test.each([
  'Password1',
  'PassWord1',
  'Qwerty123',
  '1qaz2WSX',
  'TrustNo1',
  'Password123!!',
  'India@123',
  'Krishna108',
  'Kr1shn@108',
  'Sairam123',
  'Mumbai123',
  'Summer2026',
  'Rahul@12345',
  'Priya1990',
  'Dhoni@007',
  'Diwali2026',
  'JaiShreeRam@1',
  'OmNamahShivaya1',
])('%s, which is guessed early, is refused', async (password) => {
  await expect(setting(password)).rejects.toMatchObject({
    fields: [{ pointer: '#/password', detail: expect.stringContaining('easy to guess') }],
  })
})

test.each([
  'Ganesha108',
  '108-Ganapati!',
  'Modak-2026',
  'Temple12345',
  'Meera_k1',
  'Durga.Rao9',
  'Kulkarni1980',
  'Meera Kulkarni 1',
])('%s is too close to a name or to what is said here', async (password) => {
  await expect(setting(password)).rejects.toMatchObject({
    fields: [{ detail: expect.stringContaining('too similar') }],
  })
})

test('the temple’s own name is no password', async () => {
  const { name, city } = await temple()
  for (const word of [name, city.name]) {
    await expect(setting(`${word}-2026`), word).rejects.toThrow('too similar')
  }
})

test.each(['Durva-grass-21', 'Ganesha likes 21 modaks', 'xK9#mQ2$vL'])(
  '%s may be used',
  async (password) => {
    await expect(setting(password)).resolves.toBeUndefined()
  },
)

test('the longest password there may be is judged in a moment', async () => {
  await setting('Durva-grass-21')
  const startedAt = performance.now()
  await setting('P@$$w0rd1!4@8({[<3€69'.repeat(12).slice(0, 256)).catch(() => undefined)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
