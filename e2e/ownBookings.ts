import type { Page } from '@playwright/test'
import type { Booking } from '#contract/bookings/public.ts'
import { bare, freshDay } from './bookingForm.ts'
import { expect, hydrated } from './fixtures.ts'

/** In whose name they are. */
export const name = 'Savitri Deshpande'

/** From the page, with the session of the person logged in. */
export const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const [status, text] = await page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(to, { method: 'POST', headers, body })
      return [reply.status, await reply.text()] as const
    },
    [path, JSON.stringify(data)] as const,
  )
  expect(status, text).toBe(200)
  return JSON.parse(text) as T
}

export const book = (page: Page): Promise<Booking> =>
  post(page, '/api/puja-bookings', { ...bare(freshDay()), pujaType: 'sankashti', fullName: name })

/** What the account page leads to. */
export const openFromAccount = async (page: Page, link: RegExp) => {
  await page.goto('/profile')
  await hydrated(page)
  await page.getByRole('link', { name: link }).click()
}
