import { expect, test } from 'vitest'
import type { SearchResult } from '#contract/search/public.ts'
import { merged } from './queries.ts'

const found = (path: string): SearchResult => ({ kind: 'mantra', path, title: path, excerpt: '' })
const paths = (...args: Parameters<typeof merged>) =>
  merged(...args)?.results.map(({ path }) => path)

const here = { results: [found('fast'), found('elsewhere')] }
const there = { results: [found('mantra'), found('fast')] }

test('what the phone found stays in place, and what only the server has follows', () => {
  expect(paths(here, undefined)).toEqual(['fast', 'elsewhere'])
  expect(paths(here, there)).toEqual(['fast', 'elsewhere', 'mantra'])
})

test('a phone without the temple’s texts takes the server’s order', () => {
  expect(paths({ ...here, isPartial: true }, there)).toEqual(['mantra', 'fast', 'elsewhere'])
})

test('exact matches replace approximate ones', () => {
  expect(paths({ ...here, isClose: true }, there)).toEqual(['mantra', 'fast'])
  expect(paths(here, { ...there, isClose: true })).toEqual(['fast', 'elsewhere'])
})
