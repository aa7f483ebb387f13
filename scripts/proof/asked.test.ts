import { expect, test } from 'vitest'
import { readAsked } from './asked.ts'

const parts = ['unit', 'journeys', 'mutants']

test('parts are asked for by name, and things of one after it', () => {
  expect(readAsked([], parts)).toEqual({ parts: [], things: [] })
  expect(readAsked(['unit', 'journeys'], parts)).toEqual({
    parts: ['unit', 'journeys'],
    things: [],
  })
  expect(readAsked(['mutants', 'cash-limit'], parts)).toEqual({
    parts: ['mutants'],
    things: ['cash-limit'],
  })
  expect(readAsked(['mutant'], parts)).toEqual({ parts: [], things: ['mutant'] })
})
