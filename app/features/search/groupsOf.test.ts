import { expect, it } from 'vitest'
import type { SearchResult } from '#contract/search/public.ts'
import { groupsOf } from './groupsOf.ts'

const result = (kind: SearchResult['kind'], path: string): SearchResult => ({
  kind,
  path,
  title: path,
  excerpt: '',
})
const fast = (name: string) => result('festival', `/calendar/${name}-sankashti-2026`)

it('Sankashtis are one result, where the first of them stands', () => {
  const [post, vinayaka] = [
    result('post', '/blog/how-to-observe-sankashti'),
    result('festival', '/calendar/vinayaka-chaturthi-kartika-2026'),
  ]
  const [first, second, third] = [fast('ganadhipa'), fast('akhuratha'), fast('lambodara')]
  expect(groupsOf([first, vinayaka, second, post, third])).toEqual([
    { first, others: [second, third] },
    { first: vinayaka, others: [] },
    { first: post, others: [] },
  ])
  // The article is of another kind than the festivals around it.
  expect(groupsOf([first, post, vinayaka]).map((group) => group.first)).toEqual([
    first,
    vinayaka,
    post,
  ])
  expect(groupsOf([post])).toEqual([{ first: post, others: [] }])
  expect(groupsOf([])).toEqual([])
})

it('Each kind is one group, and what the temple has written is not among the app’s pages', () => {
  const pages = ['/calendar', '/panchang'].map((path) => result('page', path))
  const texts = ['/faq', '/terms'].map((path) => result('page', path))
  const [next, product] = [fast('akhuratha'), result('product', '/shop/calendar')]
  const [calendar = next, panchang = next] = pages
  const [faq = next, terms = next] = texts
  const found = [calendar, next, faq, product, panchang, terms]
  expect(groupsOf(found).map(({ first }) => first)).toEqual([...pages, next, ...texts, product])
})
