// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { answerFont, answerProductDrawing, isOwnIcon } from './caching.ts'

afterEach(() => void vi.unstubAllGlobals())

type Options = Parameters<typeof answerProductDrawing>[0]

/** The one cache that is asked for, by the address of what is in it. */
const memory = (entries: Map<string, Response>) => ({
  match: async ({ url }: Request) => entries.get(url)?.clone(),
  open: async () => ({
    put: async ({ url }: Request, answer: Response) => void entries.set(url, answer),
  }),
})

const svg = (text: string) => new Response(text, { headers: { 'content-type': 'image/svg+xml' } })
const page = (type = 'text/html; charset=utf-8') =>
  new Response('<!doctype html><title>Log in</title>', { headers: { 'content-type': type } })

const drawing = 'https://temple.example/images/products/murti.svg'
const font = 'https://temple.example/assets/tiro-full.woff2'

/** A phone whose server answers with what is `served` next, or is out of reach. */
const phone = () => {
  const served: Response[] = []
  const asked: (string | undefined)[] = []
  const entries = new Map<string, Response>()
  vi.stubGlobal('caches', memory(entries))
  vi.stubGlobal('fetch', async (_: Request, init?: RequestInit) => {
    asked.push(init?.cache)
    const [answer] = served.length > 1 ? served.splice(0, 1) : served
    if (!answer) throw new TypeError('Failed to fetch')
    return answer.clone()
  })
  const ask = async (answer = answerProductDrawing, url = drawing): Promise<string> => {
    const waits: Promise<unknown>[] = []
    const event = { waitUntil: (task: Promise<unknown>) => void waits.push(task) }
    const given = await answer({ request: new Request(url), event } as unknown as Options)
    // What is stored behind the answer may itself wait for something.
    for (let done = 0; done < waits.length; done += 1) await waits[done]
    return given.text()
  }
  return { served, asked, entries, ask }
}

test('a product’s picture that was seen is there offline', async () => {
  const { served, ask } = phone()
  await expect(ask()).rejects.toThrow('Failed to fetch')
  served[0] = svg('a murti')
  expect(await ask()).toBe('a murti')
  served.length = 0
  expect(await ask()).toBe('a murti')
})

test('it comes from the phone at once, and a new drawing is shown the next time', async () => {
  const { served, ask } = phone()
  served[0] = svg('old')
  await ask()
  served[0] = svg('new')
  expect(await ask()).toBe('old')
  expect(await ask()).toBe('new')
})

const woff2 = (type = 'font/woff2') => new Response('wOF2', { headers: { 'content-type': type } })

test.each([
  ['a page', page()],
  ['a page under another type', page('font/woff2')],
  ['an answer of an API', Response.json({ error: 'down' })],
  ['nothing', new Response('', { headers: { 'content-type': 'font/woff2' } })],
  ['a part of it', new Response('wO', { status: 206, headers: { 'content-type': 'font/woff2' } })],
])('%s in place of a font is not stored, nor shown where it was stored once', async (_, wrong) => {
  const { served, entries, ask } = phone()
  served[0] = wrong
  await ask(answerFont, font)
  expect(entries.size).toBe(0)
  entries.set(font, wrong.clone())
  served[0] = woff2()
  expect(await ask(answerFont, font)).toBe('wOF2')
  served.length = 0
  expect(await ask(answerFont, font)).toBe('wOF2')
})

test('what is wrong is asked for again, past the browser’s own cache', async () => {
  const { served, asked, ask } = phone()
  served.push(page(), woff2())
  expect(await ask(answerFont, font)).toBe('wOF2')
  expect(asked).toEqual([undefined, 'reload'])
})

test('a page does not take the place of a drawing that is there', async () => {
  const { served, ask } = phone()
  served[0] = svg('<svg>a murti</svg>')
  await ask()
  served[0] = page()
  await ask()
  expect(await ask()).toBe('<svg>a murti</svg>')
})

test('a font of no known type is stored', async () => {
  const { served, entries, ask } = phone()
  served[0] = woff2('application/octet-stream')
  await ask(answerFont, font)
  expect(entries.size).toBe(1)
})

test('the temple’s own icon is told from other pictures', () => {
  const isIcon = (path: string) => {
    const url = new URL(path, 'https://temple.example')
    return isOwnIcon({ url, sameOrigin: true } as Parameters<typeof isOwnIcon>[0])
  }
  const set = '05ffe30463ba7e343783083b49e4334d'
  expect(isIcon(`/media/${set}-192.png`)).toBe(true)
  expect(isIcon(`/media/${set}-400.webp`)).toBe(false)
  expect(isIcon('/icons/icon-192.png')).toBe(false)
})
