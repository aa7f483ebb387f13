import { expect, test } from 'vitest'
import { parseSearch, ownPath } from './searchQuery.ts'

test.each([
  [{ q: 'durva' }, 'durva'],
  [{ q: 108 }, '108'],
  [{ q: true }, 'true'],
  [{ q: null }, ''],
  [{ q: { a: 1 } }, '{"a":1}'],
  [{}, ''],
  [{ title: 'Sankashti', text: 'When is Angaraki?', url: '' }, 'When is Angaraki?'],
  [{ title: 'Sankashti' }, 'Sankashti'],
])('%j looks for %j', (search, query) => {
  expect(parseSearch(search).query).toBe(query)
})

test('shared text is kept complete, each part once', () => {
  const { shared } = parseSearch({ title: 'A', text: 'A', url: 'https://example.org/x' })
  expect(shared).toBe('A\nhttps://example.org/x')
})

test.each([
  ['Look: https://temple.example/mantras/om?x=1#a', '/mantras/om?x=1#a'],
  ['Read this (https://temple.example/blog/durva).', '/blog/durva'],
  ['https://elsewhere.example/mantras/om', undefined],
  ['https://temple.example/search?q=x', undefined],
  ['https://temple.example//evil.example/x', undefined],
  ['https://temple.example/\\evil.example/x', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('%s leads to %s', (shared, path) => {
  expect(ownPath(shared, ['https://temple.example'])).toBe(path)
})
