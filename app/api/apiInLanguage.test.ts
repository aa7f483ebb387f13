import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { endpoint } from '#contract/endpoint.ts'
import { apiInLanguage } from './apiInLanguage.ts'
import { createApi } from './client.ts'

const order = z.object({ lines: z.array(z.object({ name: z.string() })) })
const input = z.object({ reference: z.string() })
const path = '/api/orders/:reference'
const getOrder = endpoint({ method: 'GET', path, access: 'anyone', input, output: order })
const cancelOrder = endpoint({ method: 'POST', path, access: 'anyone', input, output: order })

const marked = { lines: [{ name: 'Clay Ganapati', inEnglish: ['name'] }] }

const answered = async (language: 'en' | 'mr', of: typeof getOrder) => {
  const { fetch, requests } = fakeFetch({ '/api/orders/a': () => json(marked) })
  const api = apiInLanguage(createApi({ fetch, language }), language)
  const answer = await api.call(of, { reference: 'a' })
  return { answer, url: requests[0]?.url, body: requests[0]?.init?.body }
}

test('what is read comes in the language of the page, and says what of it is in English', async () => {
  const { answer, url } = await answered('mr', getOrder)
  expect(url).toBe('/api/orders/a?language=mr')
  expect(answer).toEqual(marked)
})

test('in English nothing is asked for, nor said', async () => {
  const { answer, url } = await answered('en', getOrder)
  expect(url).toBe('/api/orders/a')
  expect(answer).toEqual({ lines: [{ name: 'Clay Ganapati' }] })
})

test('a command is the same in every language, so that it keeps its key', async () => {
  const [one, other] = [await answered('en', cancelOrder), await answered('mr', cancelOrder)]
  expect(other).toEqual(one)
})
