import { expect, test } from 'vitest'
import { StartError } from '#server/errors.ts'
import { readOptions, usage } from './options.ts'

const refusalOf = (args: string[]): string => {
  try {
    readOptions(args)
  } catch (error) {
    // It is what ends the program with 2, in words alone.
    expect(error).toBeInstanceOf(StartError)
    return (error as Error).message
  }
  return ''
}

test.each([
  '2150-06-01',
  '2150-06-01T00:00:00Z',
  '1200-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '1950-01-01T00:00:00Z',
  '2100-12-31T00:00:00Z',
  '9999-12-31T23:59:59Z',
])('--at %s is refused with the years of the almanac', (at) => {
  const [first] = refusalOf(['--at', at]).split('\n')
  expect(first).toBe('Only 1950 to 2100: the almanac knows no other years.')
})

test.each([
  [['--at']],
  [['--at', '2026-11-27']],
  [['--at', '2026-02-30T00:00:00Z']],
  [['--at', '--dry-run']],
  [['--when', '2026-11-27T00:00:00Z']],
  [['2026-11-27']],
])('%j shows how it is used', (args) => {
  expect(refusalOf(args)).toContain(usage)
})

test('the instant is now where none is given', () => {
  const now = new Date('2026-11-27T00:00:00Z')
  const nothing = { isDryRun: false, isJson: false, isHelp: false }
  expect(readOptions([], now)).toEqual({ ...nothing, at: now })
  const asked = readOptions(['--at', '2026-11-27T05:30+05:30', '--json', '--dry-run'])
  expect(asked).toEqual({ isDryRun: true, isJson: true, isHelp: false, at: now })
})
