import { expect, test } from 'vitest'
import type { BookingStatus, BookingStep } from '#contract/bookings/public.ts'
import { emailedSteps } from './emailedSteps.ts'

type Happened = BookingStatus | 'moved' | 'moved_by_temple'

const movedFrom = { date: '2026-12-01', slot: 'morning' } as const

const stepOf = (happened: Happened): Pick<BookingStep, 'status' | 'by' | 'movedFrom'> => {
  if (happened === 'moved') return { status: 'pending', by: 'devotee', movedFrom }
  if (happened === 'moved_by_temple') return { status: 'confirmed', by: 'temple', movedFrom }
  if (happened === 'pending') return { status: 'pending', by: 'devotee' }
  return { status: happened, by: 'temple' }
}

const emailed = (trail: readonly Happened[], includePrasad = true): Happened[] => {
  const isEmailed = emailedSteps(trail.map(stepOf), includePrasad)
  return trail.filter((_, at) => isEmailed[at])
}

const performed = ['in_progress', 'performed', 'prasad_sent', 'closed'] as const

test('a puja with prasad is received, confirmed, and its prasad sent', () => {
  expect(emailed(['pending', 'confirmed', ...performed])).toEqual([
    'pending',
    'confirmed',
    'prasad_sent',
  ])
})

test('a puja without prasad is received, confirmed and performed', () => {
  const trail = ['pending', 'confirmed', 'in_progress', 'performed', 'closed'] as const
  expect(emailed(trail, false)).toEqual(['pending', 'confirmed', 'performed'])
})

test('a move before the confirmation has a separate email, and the end has none', () => {
  expect(emailed(['pending', 'moved', 'confirmed', ...performed])).toEqual([
    'pending',
    'moved',
    'confirmed',
  ])
})

test('a move after the confirmation is in the next confirmation’s email', () => {
  expect(emailed(['pending', 'confirmed', 'moved', 'confirmed', ...performed])).toEqual([
    'pending',
    'confirmed',
    'confirmed',
  ])
})

test('every move by the temple has an email, and takes none from the others', () => {
  const trail = ['pending', 'confirmed', 'moved_by_temple', 'moved_by_temple'] as const
  expect(emailed([...trail, ...performed])).toEqual([...trail, 'prasad_sent'])
})

test('a cancellation always gets an email', () => {
  expect(emailed(['pending', 'confirmed', 'cancelled'])).toHaveLength(3)
  const moved = emailed(['pending', 'confirmed', 'moved', 'confirmed', 'cancelled'])
  expect(moved.at(-1)).toBe('cancelled')
})

test('what staff book at the counter is confirmed at once, and told of once', () => {
  const trail = [
    { status: 'pending', by: 'temple' },
    { status: 'confirmed', by: 'temple' },
  ] as const
  expect(emailedSteps(trail, true)).toEqual([false, true])
})
