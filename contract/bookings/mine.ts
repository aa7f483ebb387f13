import * as z from 'zod/mini'
import { booking } from './public.ts'
import { endpoint } from '#contract/endpoint.ts'

/**
 * The bookings made while logged in, and earlier ones with the same email address once it is
 * confirmed; the latest day first. Each has its token, for the QR code that another phone scans.
 */
export const listMyBookings = endpoint({
  method: 'GET',
  path: '/api/account/bookings',
  access: 'user',
  input: z.object({}),
  output: z.array(booking),
})
