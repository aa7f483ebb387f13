import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Whether a load balancer may send requests here; otherwise 503, with why in `detail`. */
export const getReady = endpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'anyone',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
})
