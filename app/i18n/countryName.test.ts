import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  ['en', ['India', 'Canada', 'Nepal', 'United States']],
  ['mr', ['भारत', 'कॅनडा', 'नेपाळ', 'युनायटेड स्टेट्स']],
  ['hi', ['भारत', 'कनाडा', 'नेपाल', 'संयुक्त राज्य']],
])('countries in %s are named and ordered in it, India first', async (language, names) => {
  vi.stubGlobal('__LANGUAGE__', language)
  const { countryOptions } = await import('./countryName.ts')
  expect(countryOptions(['US', 'NP', 'IN', 'CA']).map(({ label }) => label)).toEqual(names)
})
