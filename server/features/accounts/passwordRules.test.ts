import { expect, test } from 'vitest'
import { newPassword } from '#contract/accounts/passwords.ts'
import type { Site } from '#contract/site/public.ts'
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
  'JaiMataDi@123',
  'Priya@1995',
  'Shivaji@1630',
  'Chhatrapati@1674',
  'Ambedkar@1956',
  'HarHarMahadev@1',
  'JaiBhavani@108',
  'JaiGanesh@2026',
  'Hanuman#786',
  'Sachin@1983!',
  'RahulSharma@123',
  'Rohit_1999',
  '2026@Waheguru',
  'Bengaluru.2024',
  'Siddhi@1998!',
  'BharatMataKiJai@1947',
  'Kavya@2003',
  'Aaradhya@2015',
  'Harihar@108',
  'ILoveIndia1',
  '#1978Tulsi',
  'Quenthari!4711',
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
])('%s is too similar to a name or a word on this site', async (password) => {
  await expect(setting(password)).rejects.toMatchObject({
    fields: [{ detail: expect.stringContaining('too similar') }],
  })
})

test('the temple’s own name is refused', async () => {
  const { name, city } = await temple()
  for (const word of [name, city.name]) {
    await expect(setting(`${word}-2026`), word).rejects.toMatchObject({
      fields: [{ detail: expect.stringContaining('too similar') }],
    })
  }
})

test.each([
  'Durva-grass-21',
  'Ganesha likes 21 modaks',
  'xK9#mQ2$vL',
  'Laddu-for-21',
  'Mango kite river 42',
  'Window-Banyan-7-Spoon',
  'Priya walks to Pune in 1995',
  'Chai at five, then 2 laddus',
  'rickshaw Copper 58 thunder',
  'Bhushundikaka108',
  'Tqmzrw84Jx',
])('%s may be used', async (password) => {
  await expect(setting(password)).resolves.toBeUndefined()
})

test('what we advise for an easy password is accepted, by the form as well', async () => {
  const advised = 'Rickshaw banyan kettle 58'
  expect(newPassword.safeParse(advised).success).toBe(true)
  await expect(setting(advised)).resolves.toBeUndefined()
  await expect(setting('Password1')).rejects.toMatchObject({
    fields: [{ detail: expect.stringMatching(/three unrelated words.*capital letter.*number/) }],
  })
})

test('the longest password there may be is judged in a moment', async () => {
  await setting('Durva-grass-21')
  const startedAt = performance.now()
  await setting('P@$$w0rd1!4@8({[<3€69'.repeat(12).slice(0, 256)).catch(() => undefined)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
