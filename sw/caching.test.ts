// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { answerProductDrawing, isOwnIcon } from './caching.ts'

afterEach(() => void vi.unstubAllGlobals())

type Options = Parameters<typeof answerProductDrawing>[0]

/** The one cache that is asked for, by the address of what is in it. */
const memory = () => {
  const entries = new Map<string, Response>()
  return {
    match: async ({ url }: Request) => entries.get(url)?.clone(),
    open: async () => ({
      put: async ({ url }: Request, answer: Response) => void entries.set(url, answer),
    }),
  }
}

/** A phone whose server answers with `served`, or is out of reach. */
const phone = () => {
  const world: { served: string | undefined } = { served: undefined }
  vi.stubGlobal('caches', memory())
  vi.stubGlobal('fetch', async () => {
    if (world.served === undefined) throw new TypeError('Failed to fetch')
    return new Response(world.served)
  })
  const ask = async (): Promise<string> => {
    const waits: Promise<unknown>[] = []
    const event = { waitUntil: (task: Promise<unknown>) => void waits.push(task) }
    const request = new Request('https://temple.example/images/products/murti.svg')
    const answer = await answerProductDrawing({ request, event } as unknown as Options)
    // What is stored behind the answer may itself wait for something.
    for (let done = 0; done < waits.length; done += 1) await waits[done]
    return answer.text()
  }
  return { world, ask }
}

test('a product’s picture that was seen is there offline', async () => {
  const { world, ask } = phone()
  await expect(ask()).rejects.toThrow('Failed to fetch')
  world.served = 'a murti'
  expect(await ask()).toBe('a murti')
  world.served = undefined
  expect(await ask()).toBe('a murti')
})

test('it comes from the phone at once, and a new drawing is shown the next time', async () => {
  const { world, ask } = phone()
  world.served = 'old'
  await ask()
  world.served = 'new'
  expect(await ask()).toBe('old')
  expect(await ask()).toBe('new')
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
