import * as z from 'zod/mini'
import { donation } from './donations.ts'
import { endpoint } from './endpoint.ts'

/**
 * The donations made while logged in, and those made before with the same email address once it is
 * confirmed; the latest first. Each with its token, for the commands that may wait on the phone.
 */
export const listMyDonations = endpoint({
  method: 'GET',
  path: '/api/account/donations',
  access: 'user',
  input: z.object({}),
  output: z.array(donation),
})
