import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const parts = ['unit', 'journeys', 'mutants']

test('parts are asked for by name, and things of one after it', () => {
  expect(readArguments([], parts)).toEqual({ parts: [], things: [] })
  expect(readArguments(['unit', 'journeys'], parts)).toEqual({
    parts: ['unit', 'journeys'],
    things: [],
  })
  expect(readArguments(['mutants', 'cash-limit'], parts)).toEqual({
    parts: ['mutants'],
    things: ['cash-limit'],
  })
  expect(readArguments(['mutant'], parts)).toEqual({ parts: [], things: ['mutant'] })
})
