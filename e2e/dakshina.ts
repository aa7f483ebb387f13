import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { bookingPath } from '#contract/bookings/links.ts'
import type { Booking } from '#contract/bookings/public.ts'
import { freshDay } from './bookingForm.ts'

/** A puja that was booked on another phone; its link is all that this one has. */
export async function bookedElsewhere(page: Page, fullName = 'Meera Kulkarni'): Promise<Booking> {
  const reply = await page.request.post('/api/puja-bookings', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      pujaType: 'ganesh',
      preferredDate: freshDay(),
      preferredTime: 'morning',
      fullName,
      email: 'meera@example.org',
    },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.json()
}

export const openBooking = (page: Page, booking: Booking) => page.goto(bookingPath(booking))

export const part = (page: Page) => page.getByRole('region', { name: 'Dakshina' })
