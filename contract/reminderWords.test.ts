import { expect, it } from 'vitest'
import { movedMessage, reminderMessage, type Told } from './reminderWords.ts'

const told: Told = {
  name: 'Deepotsav',
  date: '2026-11-24',
  daysBefore: 1,
  moment: 'time',
  cityName: 'Pune',
  startTime: '18:30',
  venue: 'The courtyard',
}

it('A reminder says when and where the temple celebrates', () => {
  expect(reminderMessage(told)).toEqual({
    title: 'Deepotsav is tomorrow',
    body: 'Tuesday, November 24. At the temple from 6:30 PM: The courtyard.',
  })
  expect(movedMessage(told, '2026-11-23').body).toContain('At the temple from 6:30 PM')
})

it('A reminder says as much of it as is known, and nothing of it at moonrise', () => {
  const { startTime: _, ...placed } = told
  const { venue: __, ...timed } = told
  const { venue: ___, ...plain } = placed
  expect(reminderMessage(placed).body).toBe('Tuesday, November 24. At the temple: The courtyard.')
  expect(reminderMessage(timed).body).toBe('Tuesday, November 24. At the temple from 6:30 PM.')
  expect(reminderMessage(plain).body).toBe('Tuesday, November 24.')
  expect(
    reminderMessage({ ...told, moment: 'moonrise', moonriseTime: '20:10' }).body,
  ).not.toContain('At the temple')
})
