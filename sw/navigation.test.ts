// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const origin = 'https://temple.example'

/** The worker of a build in this language. */
const workerIn = async (language: string, languages = [language]) => {
  // Workbox looks for it when it is loaded.
  vi.stubGlobal('self', { location: new URL(origin), registration: { scope: origin } })
  vi.stubGlobal('registration', { scope: origin })
  vi.stubGlobal('__LANGUAGE__', language)
  vi.stubGlobal('__LANGUAGES__', languages)
  vi.stubGlobal('__IS_MULTILINGUAL__', languages.length > 1)
  const { isPageNavigation } = await import('./navigation.ts')
  return (path: string, mode = 'navigate') => {
    const url = new URL(path, origin)
    const request = { mode } as Request
    return isPageNavigation({ request, url, sameOrigin: true, event: {} as ExtendableEvent })
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

test('The worker answers every page, but nothing of the server’s', async () => {
  const answers = await workerIn('en')
  expect(['/', '/puja', '/mr/puja', '/puja?lang=mr'].map((path) => answers(path))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['/api/site', '/media/og/home.png'].map((path) => answers(path))).toEqual([false, false])
  expect(answers('/puja', 'cors')).toBe(false)
})

test('Pages in another language, and its choice, are the server’s: their words are not here', async () => {
  const answers = await workerIn('mr', ['en', 'mr'])
  expect(['/mr', '/mr/puja', '/mr/search?q=a'].map((path) => answers(path))).toEqual([
    true,
    true,
    true,
  ])
  expect(['/', '/puja', '/mr/puja?lang=en', '/puja?lang=mr'].map((path) => answers(path))).toEqual([
    false,
    false,
    false,
    false,
  ])
})
