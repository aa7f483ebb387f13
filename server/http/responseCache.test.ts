import { expect, test, vi } from 'vitest'
import { makeBytes } from './bytes.ts'
import { createResponseCache, type MadeBytes } from './responseCache.ts'

const made = (text: string, isLasting = true): MadeBytes => ({
  isLasting,
  bytes: makeBytes({
    body: Buffer.from(text),
    contentType: 'text/plain',
    cacheControl: 'no-cache',
    headers: [],
  }),
})

const cache = (limits: { maxEntries?: number; maxBytes?: number } = {}) => {
  const world = { edition: 'first', ms: 0 }
  const readEdition = vi.fn<() => Promise<string>>(async () => world.edition)
  const bytes = createResponseCache({
    readEdition,
    onError: () => {},
    now: () => world.ms,
    ...limits,
  })
  const get = async (address: string, text: string) => {
    const { variants } = await bytes.get(address, async () => made(text))
    return variants.identity.body.toString()
  }
  return { world, readEdition, bytes, get }
}

test('cached answers are served again, and the edition is checked once a second', async () => {
  const { world, readEdition, bytes, get } = cache()
  expect(await get('/a', 'one')).toBe('one')
  expect(await get('/a', 'two')).toBe('one')
  expect(bytes.peek('/a')).toBeDefined()
  expect(readEdition).toHaveBeenCalledTimes(1)

  world.ms = 1000
  expect(bytes.peek('/a')).toBeUndefined()
  expect(await get('/a', 'three')).toBe('one')
  expect(readEdition).toHaveBeenCalledTimes(2)
})

test('popular entries stay, however many others are requested once', async () => {
  const { bytes, get } = cache({ maxEntries: 3 })
  await get('/home', 'first')
  await get('/mantras', 'first')
  for (let other = 0; other < 20; other++) {
    await get(`/other/${other}`, 'once')
    expect(bytes.peek('/home')).toBeDefined()
    expect(await get('/mantras', 'again')).toBe('first')
  }
})

test('a new edition drops everything', async () => {
  const { world, bytes, get } = cache()
  await get('/a', 'old')
  world.edition = 'second'
  world.ms = 1000
  expect(await get('/a', 'new')).toBe('new')
  expect(bytes.size().entries).toBe(1)
})

test('a write of its own is seen at once', async () => {
  const { world, bytes, get } = cache()
  await get('/a', 'old')
  world.edition = 'second'
  bytes.recheck()
  expect(bytes.peek('/a')).toBeUndefined()
  expect(await get('/a', 'new')).toBe('new')
})

test('an edition read before a write does not count after it', async () => {
  const { world, readEdition, bytes, get } = cache()
  const slow = Promise.withResolvers<string>()
  readEdition.mockReturnValueOnce(slow.promise)
  const early = get('/a', 'old')
  bytes.recheck()
  world.edition = 'second'
  expect(await get('/a', 'new')).toBe('new')
  slow.resolve('first')
  await early
  expect(await get('/a', 'third')).toBe('new')
})

test('an answer begun before a change is not cached after it', async () => {
  const { world, bytes, get } = cache()
  await get('/other', 'x')
  const slow = Promise.withResolvers<MadeBytes>()
  const early = bytes.get('/a', () => slow.promise)
  await Promise.resolve()
  world.edition = 'second'
  bytes.recheck()
  const later = get('/a', 'new')
  expect(await later).toBe('new')
  slow.resolve(made('old'))
  await early
  expect(await get('/a', 'third')).toBe('new')
})

test('simultaneous requests share one result', async () => {
  const { bytes } = cache()
  const make = vi.fn<() => Promise<MadeBytes>>(async () => made('once'))
  await Promise.all(Array.from({ length: 50 }, () => bytes.get('/a', make)))
  expect(make).toHaveBeenCalledOnce()
})

test('a failed making is tried again', async () => {
  const { bytes, get } = cache()
  await expect(bytes.get('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await get('/a', 'yes')).toBe('yes')
})

test('answers that do not last are not cached', async () => {
  const { bytes } = cache()
  await bytes.get('/a', async () => made('passing', false))
  expect(bytes.size()).toEqual({ entries: 0, bytes: 0 })
})

test('it never holds more than its bounds, and drops the oldest first', async () => {
  const { bytes, get } = cache({ maxEntries: 3, maxBytes: 100 })
  for (let i = 0; i < 50; i += 1) await get(`/${i}`, 'x')
  expect(bytes.size()).toEqual({ entries: 3, bytes: 3 })
  expect(bytes.peek('/49')).toBeDefined()
  expect(bytes.peek('/46')).toBeUndefined()

  await get('/large', 'y'.repeat(99))
  expect(bytes.size()).toEqual({ entries: 2, bytes: 100 })
  await get('/too-large', 'z'.repeat(101))
  expect(bytes.size()).toEqual({ entries: 2, bytes: 100 })
})

test('while the edition cannot be read, cached answers are still served', async () => {
  const { world, readEdition, get } = cache()
  await get('/a', 'old')
  readEdition.mockRejectedValue(new Error('no database'))
  world.ms = 5000
  expect(await get('/a', 'new')).toBe('old')
})
