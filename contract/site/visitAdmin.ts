import * as z from 'zod/mini'
import { oneLine, optionalLine } from '#contract/fields.ts'
import { aartiTimes, norths } from './visit.ts'

const lastMinute = 24 * 60 - 1
const aroundSun = 3 * 60

export const aartiInput = z
  .object({
    name: oneLine(60),
    text: oneLine(160),
    from: z.enum(aartiTimes),
    minutes: z.int('Please enter a time'),
  })
  .check(
    z.refine(
      ({ from, minutes }) => from !== 'midnight' || (minutes >= 0 && minutes <= lastMinute),
      { path: ['minutes'], error: 'Please enter a time' },
    ),
    z.refine(({ from, minutes }) => from === 'midnight' || Math.abs(minutes) <= aroundSun, {
      path: ['minutes'],
      error: 'At most 180 minutes before or after',
    }),
  )

export const priestInput = z.object({
  name: oneLine(60),
  duties: oneLine(160),
  languages: optionalLine(80),
})

export const wayInput = z.object({
  road: oneLine(24),
  lane: oneLine(24),
  landmark: oneLine(24),
  directions: oneLine(300),
  north: z.enum(norths),
})

/** As staff write it. */
export const visitInput = z.object({
  aartis: z.array(aartiInput).check(z.maxLength(20, 'At most 20')),
  priests: z.array(priestInput).check(z.maxLength(20, 'At most 20')),
  way: z.optional(wayInput),
})
