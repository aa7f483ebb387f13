import { expect, it } from 'vitest'
import { readGoals } from './readGoals.ts'

const today = '2026-11-26'
const words = { whole: 'whole', untilLater: 'later' }
const before = { minutesADay: 0, beadsADay: 0, daysAWeek: 0 }

const read = (
  fields: Record<string, string>,
  goals: Parameters<typeof readGoals>[1]['before'] = before,
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readGoals(form, { before: goals, today, words })
}
const vow = { mantra: 'om', beads: '125000', until: '2027-09-14' }
const sankalp = { mantra: 'om', beads: 125_000, from: '2026-01-01', until: '2026-11-01' }

it('What is left empty is no goal', () => {
  expect(read({ rounds: '', minutesADay: ' ', mantra: '' })).toEqual({ goals: before, target: 0 })
})

it('A sankalp begins today, and keeps its first day when its number or date changes', () => {
  expect(read(vow)).toMatchObject({ goals: { sankalp: { beads: 125_000, from: today } } })
  expect(read(vow, { ...before, sankalp })).toMatchObject({
    goals: { sankalp: { from: '2026-01-01', until: '2027-09-14' } },
  })
})

it('A sankalp whose date has passed may stay as it is', () => {
  const same = { ...vow, until: sankalp.until }
  expect(read(same, { ...before, sankalp })).toHaveProperty('goals')
  expect(read(same)).toEqual({ errors: { until: 'later' } })
})

it.each([
  [{ rounds: '1009' }, 'rounds', 'whole'],
  [{ minutesADay: '1441' }, 'minutesADay', 'At most 1,440 minutes a day'],
  [{ beadsADay: '-1' }, 'beadsADay', 'At most 1,00,000 beads a day'],
  [{ ...vow, beads: '' }, 'beads', 'Please enter a whole number'],
  [{ ...vow, beads: '1.5' }, 'beads', 'Please enter a whole number'],
  [{ ...vow, until: '' }, 'until', 'This date is not possible'],
])('%j is refused at its field', (fields, name, message) => {
  expect(read(fields)).toMatchObject({ errors: { [name]: message } })
})
