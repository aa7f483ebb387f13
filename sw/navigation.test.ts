// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { patientMs } from '#app/offline/inTime.ts'

const origin = 'https://temple.example'

const page = (path: string, mode = 'navigate') => {
  const url = new URL(path, origin)
  const request = { mode, url: url.href } as Request
  return { request, url, sameOrigin: true, event: {} as ExtendableEvent }
}

/** The worker of a build in this language, on a phone with this network. */
const workerIn = async (
  language: string,
  languages = [language],
  network: () => Promise<Response> = () => Promise.reject(new TypeError('offline')),
) => {
  // Workbox looks for it when it is loaded.
  vi.stubGlobal('self', { location: new URL(origin), registration: { scope: origin } })
  vi.stubGlobal('registration', { scope: origin })
  vi.stubGlobal('__LANGUAGE__', language)
  vi.stubGlobal('__LANGUAGES__', languages)
  vi.stubGlobal('__IS_MULTILINGUAL__', languages.length > 1)
  vi.stubGlobal('fetch', vi.fn(network))
  // What it fetched last, which is found before the files of the app are looked for.
  vi.stubGlobal('caches', { match: async () => new Response('the shell') })
  return import('./navigation.ts')
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('The worker answers every page, in whatever language, but nothing of the server’s', async () => {
  const { isPageNavigation } = await workerIn('mr', ['en', 'mr'])
  const answers = (path: string, mode?: string) => isPageNavigation(page(path, mode))
  expect(
    ['/', '/puja', '/mr', '/mr/search?q=a', '/puja?lang=mr'].map((path) => answers(path)),
  ).toEqual([true, true, true, true, true])
  expect(['/api/site', '/media/og/home.png'].map((path) => answers(path))).toEqual([false, false])
  expect(answers('/puja', 'cors')).toBe(false)
})

describe('On a phone in Marathi', () => {
  const languages = ['en', 'mr', 'hi']
  const open = async (path: string, network?: () => Promise<Response>) => {
    const { answerNavigation } = await workerIn('mr', languages, network)
    const { request, url, event } = page(path)
    const response = await answerNavigation({ request, url, event })
    return response.headers.get('location') ?? response.text()
  }
  const online = async () => new Response('the server’s page')

  test('its own pages need no network', async () => {
    expect(await open('/mr/puja?a=1')).toBe('the shell')
    expect(fetch).not.toHaveBeenCalled()
  })

  test.each(['/puja', '/hi/puja', '/mr/puja?lang=en', '/puja?lang=mr'])(
    'the server answers %s: those words, or the choice, are not here',
    async (path) => {
      expect(await open(path, online)).toBe('the server’s page')
    },
  )

  test.each([
    ['/puja?a=1', '/mr/puja?a=1'],
    ['/', '/mr'],
    ['/hi/puja', '/mr/puja?lang=hi'],
    ['/puja?lang=en', '/mr/puja?lang=en'],
  ])('without a network %s leads to its own page', async (path, location) => {
    expect(await open(path)).toBe(`${origin}${location}`)
  })

  test('without a network a choice leaves the page, which says so, as it is', async () => {
    expect(await open('/mr/puja?lang=hi')).toBe('the shell')
  })

  test('a slow network does not keep the app from starting', async () => {
    vi.useFakeTimers()
    const opening = open('/', () => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(patientMs)
    expect(await opening).toBe(`${origin}/mr`)
  })
})
