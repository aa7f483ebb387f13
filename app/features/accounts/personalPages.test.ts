import { expect, it } from 'vitest'
import { isPersonalPage } from './personalPages.ts'

it.each([
  '/booking/pj-2026-7k3m9w',
  '/donation/d7k3m9wace',
  '/receipt/r-2026-27-00001',
  '/checkout',
  '/donation-success',
  '/profile',
  '/puja',
])('%s is left at a logout', (path) => expect(isPersonalPage(path)).toBe(true))

it.each(['/', '/mantras', '/blog/profile', '/outbox', '/admin/bookings', '/login'])(
  '%s is not',
  (path) => expect(isPersonalPage(path)).toBe(false),
)
