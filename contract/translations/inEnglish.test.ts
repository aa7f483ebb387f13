import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withMarks } from './inEnglish.ts'

const answer = z.object({
  title: z.string(),
  picture: z.optional(z.object({ imageAlt: z.string() })),
  lines: z.array(z.object({ name: z.string(), note: z.nullable(z.string()) })),
  sums: z.record(z.string(), z.number()),
})

const sent = {
  title: 'Durva',
  inEnglish: ['title'],
  picture: { imageAlt: 'Grass', inEnglish: ['imageAlt'] },
  lines: [{ name: 'Lamp', note: null, inEnglish: ['name'] }],
  sums: { paid: 1 },
}

test('each object of an answer may be marked, and all else is as it was', () => {
  expect(withMarks(answer).parse(sent)).toEqual(sent)
  expect(withMarks(answer).safeParse({ ...sent, lines: [{ name: 'Lamp' }] }).success).toBe(false)
  expect(answer.parse(sent)).not.toHaveProperty('inEnglish')
})
