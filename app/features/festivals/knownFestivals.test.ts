import { describe, expect, it } from 'vitest'
import { aFestival } from '#app/test/builders.ts'
import type { FestivalOverride } from '#contract/festivals/public.ts'
import { knownFestivals, yearsFor } from './knownFestivals.ts'

const november = { from: '2026-11-01', to: '2026-12-12' }
const computed = [aFestival({ name: 'computed' })]
const served = [aFestival({ name: 'served' })]
const { id, slug } = aFestival()
const change: FestivalOverride = {
  id,
  slug,
  key: id,
  isHidden: false,
  name: 'changed',
  sequence: 1,
}

const names = (known: Partial<Parameters<typeof knownFestivals>[0]>) =>
  knownFestivals(
    { served: undefined, computed: undefined, overrides: undefined, isWaiting: false, ...known },
    november,
  )?.map(({ name }) => name)

describe('Known festivals', () => {
  it.each([
    ['nothing yet', {}, undefined],
    ['the server’s list, before the phone has computed', { served }, ['served']],
    [
      'the server’s list, while the temple’s changes are on the way',
      { served, computed, isWaiting: true },
      ['served'],
    ],
    ['what the phone computed, once both are there', { served, computed }, ['computed']],
    ['with the temple’s changes over it', { served, computed, overrides: [change] }, ['changed']],
    [
      'what the phone computed, where no server is in reach: nothing is waited for',
      { computed, isWaiting: true },
      ['computed'],
    ],
    ['without what the temple hides', { computed, overrides: [{ ...change, isHidden: true }] }, []],
  ])('%s', (_, known, expected) => expect(names(known)).toEqual(expected))
})

describe('The years a range needs', () => {
  it.each([
    ['2026-11-01', '2026-11-14', [2026]],
    ['2026-11-01', '2026-12-12', [2026, 2027]],
    ['2026-01-25', '2026-03-07', [2025, 2026]],
    // The almanac ends on both sides.
    ['1949-12-25', '1950-02-04', [1950]],
    ['2100-11-28', '2101-01-08', [2100]],
  ])('%s to %s: %j', (from, to, years) => expect(yearsFor(from, to)).toEqual(years))
})
