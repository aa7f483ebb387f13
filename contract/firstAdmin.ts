import * as z from 'zod/mini'
import { username } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress } from './fields.ts'
import { newPassword } from './passwords.ts'

/**
 * Makes the temple's first admin, by the link the server prints while there is none. 410 when the link
 * was used, is an older start's, or there is an admin by now. Signs nobody in.
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
