import * as z from 'zod/mini'
import { username } from './public.ts'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress } from '#contract/fields.ts'
import { newPassword } from './passwords.ts'

/**
 * Creates the temple's first admin, through the link the server prints while there is none. 410 if
 * the link was used, is from an earlier start, or an admin exists by now. Does not log anybody in.
 */
export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/first',
  access: 'anyone',
  input: z.object({
    token: z.string().check(z.maxLength(200)),
    username,
    email: emailAddress,
    password: newPassword,
  }),
  output: z.object({ status: z.literal('created') }),
})
