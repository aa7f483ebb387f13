import * as z from 'zod/mini'
import { donation } from './public.ts'
import { endpoint } from '#contract/endpoint.ts'

/**
 * The donations made while logged in, and earlier ones with the same email address once it is
 * confirmed; the latest first. Each has its token, for commands that may wait on the phone.
 */
export const listMyDonations = endpoint({
  method: 'GET',
  path: '/api/account/donations',
  access: 'user',
  input: z.object({}),
  output: z.array(donation),
})
