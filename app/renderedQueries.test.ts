import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queriesElement, takeQueries } from './renderedQueries.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test.each([
  '<p>ॐ गं गणपतये नमः</p>\n<a href="/mantras">"All" of them</a>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '<!-- <ScRiPt ></sCRIPT\t>',
  ']]>&lt;&amp; \u2028\u2029\u0000\ud800',
])('the data a page was rendered from can be read from it: %j', (text) => {
  const client = new QueryClient()
  client.setQueryData(['getPost', { slug: 'modak' }], { content: text })
  const element = queriesElement(client)
  expect(element.match(/<\/?script/gi)).toHaveLength(2)
  expect(element).not.toContain('<!--')
  document.body.innerHTML = `<p></p>${element}<p></p>`
  expect(document.body.children).toHaveLength(3)
  expect(takeQueries()).toEqual([[['getPost', { slug: 'modak' }], { content: text }]])
})

test('a text has the same bytes in the data as in the page', () => {
  const client = new QueryClient()
  client.setQueryData(['getPost'], '<p>Om</p><!DOCTYPE html>')
  expect(queriesElement(client)).toContain('"<p>Om</p><!DOCTYPE html>"')
})

test('pending and failed queries are left to the browser', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const fail = () => Promise.reject(new Error('no database'))
  await client.prefetchQuery({ queryKey: ['failed'], queryFn: fail })
  void client.prefetchQuery({ queryKey: ['asked'], queryFn: () => new Promise(() => {}) })
  document.body.innerHTML = queriesElement(client)
  expect(takeQueries()).toEqual([])
})

test('the worker’s shell has none', () => {
  expect(takeQueries()).toEqual([])
})
