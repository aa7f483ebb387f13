import { expect, it } from 'vitest'
import { catalogue, type Words } from './words.ts'

const english = catalogue('visit', {
  title: 'Visit',
  ways: { bus: 'By bus', train: (minutes: number) => `${minutes} minutes by train` },
  steps: ['Come', 'Look'],
  kind: 'open' as 'closed' | 'open',
})
type Visit = Words<typeof english.english>

const visit = {
  title: 'भेट',
  ways: { bus: 'बसने', train: (minutes: number) => `रेल्वेने ${minutes} मिनिटे` },
  steps: ['या', 'पाहा'],
  kind: 'उघडे',
} satisfies Visit

it('a translation may say anything in the place of each text', () => {
  expect(visit.ways.train(5)).toBe('रेल्वेने 5 मिनिटे')
})

it('a translation is refused by the types', () => {
  const { title, ways, steps } = visit
  const kind = 'उघडे'
  // @ts-expect-error if it lacks a text
  const lacks: Visit = { title, ways, steps }
  // @ts-expect-error if it lacks one further in
  const lacksInside: Visit = { title, ways: { bus: 'बसने' }, steps, kind }
  // @ts-expect-error if it has one that English does not have
  const more = { title, ways, steps, kind, more: 'आणखी' } satisfies Visit
  const text = (minutes: string) => minutes
  // @ts-expect-error if a function expects another argument
  const argument: Visit = { title, ways: { bus: 'बसने', train: text }, steps, kind }
  const two = (minutes: number, line: string) => `${line} ${minutes}`
  // @ts-expect-error or one more
  const count: Visit = { title, ways: { bus: 'बसने', train: two }, steps, kind }
  // @ts-expect-error if a text is in place of a function
  const noFunction: Visit = { title, ways: { bus: 'बसने', train: 'रेल्वेने' }, steps, kind }
  expect([lacks, lacksInside, more, argument, count, noFunction]).toHaveLength(6)
})
