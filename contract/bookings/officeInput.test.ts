import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { setDayParts, usualDayParts } from './dayPartsAdmin.ts'
import { updatePriests } from './priestsAdmin.ts'

const complaintsOf = (schema: z.ZodMiniType, input: unknown): string[] =>
  (z.safeParse(schema, input).error?.issues ?? []).map(({ message }) => message)

test('hours that end before they begin are one mistake, not also one of their empty interval', () => {
  const { usual } = usualDayParts
  const morning = { ...usual.morning, from: '06:00', to: '05:00' }
  const input = { ...usualDayParts, usual: { ...usual, morning }, version: 1 }
  expect(complaintsOf(setDayParts.input, input)).toEqual([
    'Must be at least 15 minutes after the beginning',
  ])
})

test.each([
  ['2026-12-25', []],
  ['tomorrow', ['Please write dates like 2026-12-25']],
  ['2026-02-30', ['This date does not exist']],
])('a day off written as %s: %j', (day, complaints) => {
  const priest = { name: 'Anant Guruji', weekdays: [0], parts: ['morning'], daysOff: [day] }
  expect(complaintsOf(updatePriests.input, { items: [priest], version: 1 })).toEqual(complaints)
})
