import { afterEach, expect, it, vi } from 'vitest'
import { languageCookie } from '#contract/languageChoice.ts'
import { isPassing } from './phoneLanguage.ts'

/** A phone whose worker is at a path. */
const withWorker = (path?: string) =>
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: path ? { scriptURL: `https://temple.example${path}` } : null },
  })

afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = `${languageCookie}=; max-age=0`
})

it('A page is passing on a phone whose worker speaks another language', () => {
  withWorker('/sw-mr.js')
  expect(isPassing()).toBe(true)
  withWorker('/sw.js')
  expect(isPassing()).toBe(false)
})

it('No page is passing once its language was chosen, or on a phone without a worker', () => {
  withWorker()
  expect(isPassing()).toBe(false)
  withWorker('/sw-mr.js')
  document.cookie = `${languageCookie}=en`
  expect(isPassing()).toBe(false)
})
