import * as z from 'zod/mini'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { endpoint } from '#contract/endpoint.ts'
import { takingKinds } from './admin.ts'

const chequeAtBank = z.object({
  kind: z.enum(takingKinds),
  /** Of the donation, the booking or the order. */
  reference: z.string(),
  name: z.string(),
  number: z.string(),
  /** On which it is drawn, as staff wrote it; empty if they did not. */
  bank: z.string(),
  /** Whole rupees. */
  amount: z.number(),
  /** When it was recorded, by the temple's calendar. */
  day: calendarDay,
})
export type ChequeAtBank = z.infer<typeof chequeAtBank>

/** All cheques that were handed over and are not cleared, whatever they pay for, the oldest first. */
export const listChequesAtBank = endpoint({
  method: 'GET',
  path: '/api/admin/takings/cheques',
  access: 'donations',
  input: z.object({}),
  output: z.object({ items: z.array(chequeAtBank) }),
})
