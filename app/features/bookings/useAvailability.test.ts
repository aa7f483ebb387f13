import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportReach } from '#app/offline/connection.ts'
import { db } from '#app/offline/phone.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { hooked } from '#app/test/hooked.tsx'
import type { PujaType } from '#contract/bookings/pujas.ts'
import { anAvailability } from './test/anAvailability.ts'
import { useAvailability } from './useAvailability.ts'

const path = '/api/puja-bookings/availability'
type Answers = Parameters<typeof fakeFetch>[0]

/** From now on the server answers like this; returns the requests it got. */
const serve = (answers: Answers) => {
  const { fetch, requests } = fakeFetch(answers)
  vi.stubGlobal('fetch', fetch)
  const queries = () =>
    requests.filter(({ url }) => url.startsWith(path)).map(({ url }) => url.split('?')[1])
  return { queries }
}

const near = anAvailability({ '2026-11-21': { morning: 2 }, '2027-01-01': { evening: 0 } })
const february = anAvailability({ '2027-02-14': { evening: 0 } }, { today: '2026-11-21' })
const byMonth: Answers = {
  [path]: (url) => json(url.includes('from=') ? february : near),
}

const open = (date = '') =>
  hooked((puja: PujaType, day: string) => useAvailability(puja, day), 'ganesh', date)

const comeBack = () => {
  reportReach(false)
  reportReach(true)
}

beforeEach(async () => {
  reportReach(true)
  await db.availability.clear()
})
afterEach(() => void vi.unstubAllGlobals())

describe('The free places of a puja', () => {
  it('come from the server, and are stored on the phone', async () => {
    serve({ [path]: json(near) })
    const { read } = await open()
    await vi.waitFor(() => expect(read()).toMatchObject({ isFresh: true, availability: near }))
    await vi.waitFor(async () =>
      expect(await db.availability.get('ganesh')).toMatchObject({
        availability: near,
        seenAt: read().seenAt,
      }),
    )
  })

  it('come from the phone with their time if the server does not answer', async () => {
    const seenAt = '2026-11-20T05:00:00.000Z'
    await db.availability.put({ pujaType: 'ganesh', availability: near, seenAt })
    serve({})
    const { read } = await open()
    await vi.waitFor(() => expect(read()).toMatchObject({ hasFailed: true, seenAt }))
    expect(read()).toMatchObject({ isFresh: false, availability: near })
  })

  it('are not known where nobody answers and nothing is remembered', async () => {
    serve({})
    const { read } = await open()
    await vi.waitFor(() => expect(read().hasFailed).toBe(true))
    expect(read().availability).toBeUndefined()
    expect(read().isFresh).toBe(false)
  })

  it('are asked for again when the server is back, and when the page is looked at again', async () => {
    serve({})
    const { read } = await open()
    await vi.waitFor(() => expect(read().hasFailed).toBe(true))
    const { queries } = serve({ [path]: json(near) })
    comeBack()
    await vi.waitFor(() => expect(read().isFresh).toBe(true))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await vi.waitFor(() => expect(queries()).toHaveLength(2))
  })

  it('are only remembered from the moment the server is out of reach', async () => {
    serve({ [path]: json(near) })
    const { read } = await open()
    await vi.waitFor(() => expect(read().isFresh).toBe(true))
    reportReach(false)
    await vi.waitFor(() => expect(read()).toMatchObject({ isFresh: false, availability: near }))
  })

  it('of a distant day are fetched with its month, and again with everything else', async () => {
    const { queries } = serve(byMonth)
    const { read, again } = await open()
    await vi.waitFor(() => expect(read().isFresh).toBe(true))
    again('ganesh', '2027-02-14')
    const dates = () => read().availability?.days.map(({ date }) => date)
    await vi.waitFor(() => expect(dates()).toEqual(['2026-11-21', '2027-01-01', '2027-02-14']))
    expect(queries()).toEqual([
      'pujaType=ganesh',
      'pujaType=ganesh',
      'pujaType=ganesh&from=2027-02-01&to=2027-02-28',
    ])
    read().refresh()
    await vi.waitFor(() => expect(queries()).toHaveLength(5))
  })

  it('from another day are never mixed with current ones', async () => {
    const long = anAvailability({ '2027-02-14': { morning: 0, afternoon: 0, evening: 0 } })
    const seenAt = '2026-11-01T05:00:00.000Z'
    await db.availability.put({ pujaType: 'ganesh', availability: long, seenAt })
    serve({ [path]: json(near) })
    const { read } = await open()
    await vi.waitFor(() => expect(read().isFresh).toBe(true))
    expect(read().availability).toEqual(near)
  })

  it('of another puja are not shown for this one', async () => {
    serve({ [path]: json(near) })
    const { read, again } = await open()
    await vi.waitFor(() => expect(read().isFresh).toBe(true))
    serve({})
    again('lakshmi', '')
    await vi.waitFor(() => expect(read()).toMatchObject({ isFresh: false, hasFailed: true }))
    expect(read().availability).toBeUndefined()
  })

  it('are those of the puja chosen last, whichever answer is slower', async () => {
    let answer: (response: Response) => void = () => undefined
    const slow = new Promise<Response>((resolve) => (answer = resolve))
    const lakshmi = anAvailability({ '2026-11-21': { morning: 0 } })
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
      String(input).includes('ganesh') ? slow : json(lakshmi),
    )
    const { read, again } = await open()
    again('lakshmi', '')
    await vi.waitFor(() => expect(read().availability).toEqual(lakshmi))
    answer(json(near))
    await vi.waitFor(async () =>
      expect((await db.availability.get('ganesh'))?.availability).toEqual(near),
    )
    expect(read().availability).toEqual(lakshmi)
  })
})
