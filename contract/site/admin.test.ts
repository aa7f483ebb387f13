import { expect, test } from 'vitest'
import { updateSite } from './admin.ts'

const refusedIn = (date: string): string[] => {
  const eightyG = { registration: 'AAATG1234EF20214', date, section: '80G(5)(vi)' }
  const { error } = updateSite.input.safeParse({ trust: { pan: 'AAATG1234E', eightyG } })
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

test.each([
  ['2021-09-24', false],
  ['2024-02-29', false],
  ['2026-02-30', true],
  ['2026-13-01', true],
])('a registration under 80G of %s is refused: %s', (date, isRefused) => {
  expect(refusedIn(date).includes('trust.eightyG.date')).toBe(isRefused)
})
