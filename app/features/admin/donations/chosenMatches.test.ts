import { expect, test } from 'vitest'
import type { StatementLine } from '#contract/donations/bankStatementAdmin.ts'
import { chosenTwice, firstChoices, matchesOf } from './chosenMatches.ts'

const line = (
  key: string,
  certainty: StatementLine['certainty'],
  references: readonly string[],
): StatementLine => ({
  key,
  day: '2026-11-20',
  amountPaise: 501_00,
  text: 'UPI',
  certainty,
  candidates: references.map((reference) => ({
    reference,
    fullName: 'Meera',
    amount: 501,
    createdAt: '2026-11-19T00:00:00Z',
    status: 'pending',
    reasons: ['reference'],
  })),
})

const lines = [
  line('a', 'sure', ['D1']),
  line('b', 'possible', ['D1', 'D2']),
  line('c', 'none', []),
]

test('only sure matches are chosen from the start', () => {
  expect(firstChoices(lines)).toEqual({ a: 'D1' })
  expect(matchesOf(lines, firstChoices(lines))).toEqual([
    { key: 'a', reference: 'D1', day: '2026-11-20', amountPaise: 501_00 },
  ])
})

test('one pledge for two lines is noticed', () => {
  expect(chosenTwice(matchesOf(lines, { a: 'D1', b: 'D1' }))).toEqual(['D1'])
  expect(chosenTwice(matchesOf(lines, { a: 'D1', b: 'D2' }))).toEqual([])
})
