import * as z from 'zod/mini'
import { booking } from './bookings.ts'
import { endpoint } from './endpoint.ts'

/**
 * The bookings made while logged in, and those made before with the same email address once it is
 * confirmed; the latest day first. Each with its token, for the code that another phone reads.
 */
export const listMyBookings = endpoint({
  method: 'GET',
  path: '/api/account/bookings',
  access: 'user',
  input: z.object({}),
  output: z.array(booking),
})
