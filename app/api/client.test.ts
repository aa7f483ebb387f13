import * as z from 'zod/mini'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { createApi } from './client.ts'
import { ApiError, UnreachableError } from './errors.ts'

const offer = endpoint({
  method: 'POST',
  path: '/api/pujas/:id/offerings',
  access: 'anyone',
  input: z.object({ id: z.string(), flowers: z.number() }),
  output: z.object({ accepted: z.boolean() }),
})
const look = endpoint({
  method: 'GET',
  path: '/api/pujas',
  access: 'anyone',
  input: z.object({ day: z.string() }),
  output: z.array(z.string()),
})

describe('A call to the API', () => {
  it('fills the path, sends the rest as JSON, with cookies and the idempotency key', async () => {
    const { fetch, requests } = fakeFetch({
      '/api/pujas/a%2Fb/offerings': json({ accepted: true }),
    })
    const input = { id: 'a/b', flowers: 21 }
    await createApi({ fetch }).call(offer, input, { idempotencyKey: 'key-1' })
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"flowers":21}',
      headers: { 'content-type': 'application/json', 'idempotency-key': '"key-1"' },
    })
    expect(input).toEqual({ id: 'a/b', flowers: 21 })
  })

  it('sends no session with what a guest wrote', async () => {
    const { fetch, requests } = fakeFetch({ '/api/pujas': json([]) })
    await createApi({ fetch }).call(look, { day: '' }, { asGuest: true })
    expect(requests[0]?.init?.credentials).toBe('omit')
  })

  it('reports an ended session, and no other refusal', async () => {
    const onSignedOut = vi.fn<() => void>()
    const refused = (code: ErrorCode) =>
      createApi({
        fetch: fakeFetch({
          '/api/pujas': json({ type: 'about:blank', title: code, status: 401, code }, 401),
        }).fetch,
        onSignedOut,
      })
        .call(look, { day: '' })
        .catch(() => undefined)
    await refused('wrong_credentials')
    expect(onSignedOut).not.toHaveBeenCalled()
    await refused('not_signed_in')
    await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce())
  })

  it('reports no ended session while a change that may bring a new one is under way', async () => {
    let answer: (answer: Response) => void = () => undefined
    const answered = new Promise<Response>((resolve) => (answer = resolve))
    const refusal = { type: 'about:blank', title: '', status: 401, code: 'not_signed_in' }
    const onSignedOut = vi.fn<() => void>()
    const api = createApi({
      fetch: (_, init) =>
        init?.method === 'POST' ? answered : Promise.resolve(json(refusal, 401)),
      onSignedOut,
    })
    const change = api.call(offer, { id: 'a', flowers: 21 })
    await expect(api.call(look, { day: '' })).rejects.toMatchObject({ code: 'not_signed_in' })
    await new Promise<void>((resolve) => setTimeout(resolve))
    expect(onSignedOut).not.toHaveBeenCalled()
    answer(json({ accepted: true }))
    await change
    await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce())
  })

  it('sends a reading’s input as its query, without a body', async () => {
    const { fetch, requests } = fakeFetch({ '/api/pujas': json(['ganesh']) })
    expect(await createApi({ fetch }).call(look, { day: '2026-11-27' })).toEqual(['ganesh'])
    expect(requests[0]?.url).toBe('/api/pujas?day=2026-11-27')
    expect(requests[0]?.init?.body).toBeUndefined()
  })

  it('throws what the server refused: status and body for engineers, code and fields for screens', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad',
      status: 400,
      code: 'invalid_input',
      errors: [{ pointer: '/flowers', detail: 'Required' }],
    }
    const { fetch } = fakeFetch({ '/api/pujas': json(problem, 400) })
    const error = await createApi({ fetch })
      .call(look, { day: '' })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: `400: ${JSON.stringify(problem)}`,
      code: 'invalid_input',
      fields: [{ pointer: '/flowers', detail: 'Required' }],
    })
  })

  it('makes an error of any answer that is not OK, also one that no problem explains', async () => {
    const { fetch } = fakeFetch({
      '/api/pujas': new Response('<h1>Bad gateway</h1>', { status: 502 }),
    })
    await expect(createApi({ fetch }).call(look, { day: '' })).rejects.toThrow(
      '502: <h1>Bad gateway</h1>',
    )
  })

  it.each([
    ['no answer', new TypeError('Failed to fetch')],
    [
      'a connection lost in the middle of the body',
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) })),
    ],
  ])('distinguishes %s from a refusal, and reports it', async (_, answer) => {
    const reached: boolean[] = []
    const fetchNow: typeof fetch = () =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    const api = createApi({ fetch: fetchNow, onReach: (reach) => reached.push(reach) })
    await expect(api.call(look, { day: '' })).rejects.toBeInstanceOf(UnreachableError)
    expect(reached).toEqual([false])
  })

  it('hands on the server’s own date', async () => {
    const dates: (string | null)[] = []
    const answer = new Response('[]', { headers: { date: 'Sat, 21 Nov 2026 12:00:00 GMT' } })
    const { fetch } = fakeFetch({ '/api/pujas': answer })
    await createApi({ fetch, onDate: (date) => dates.push(date) }).call(look, { day: '' })
    expect(dates).toEqual(['Sat, 21 Nov 2026 12:00:00 GMT'])
  })

  const fakeTime = () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
  }
  /** What `answer` returns, until the caller aborts it. */
  const hanging =
    (answer: (signal: AbortSignal) => Promise<Response>): typeof fetch =>
    (_, init) =>
      answer(init?.signal ?? AbortSignal.abort(new Error('Nobody could give this call up')))
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })

  it.each([
    ['no answer', never],
    [
      'an answer that stops half-way',
      (signal: AbortSignal) =>
        Promise.resolve(
          new Response(
            new ReadableStream({
              start(body) {
                body.enqueue(new TextEncoder().encode('["gan'))
                signal.addEventListener('abort', () => body.error(signal.reason))
              },
            }),
          ),
        ),
    ],
  ])('gives up %s after 15 s of silence', async (_, answer) => {
    fakeTime()
    const reached: boolean[] = []
    const api = createApi({ fetch: hanging(answer), onReach: (reach) => reached.push(reach) })
    const call = api.call(look, { day: '' })
    const ended = expect(call).rejects.toBeInstanceOf(UnreachableError)
    await vi.advanceTimersByTimeAsync(14_000)
    expect(reached).toEqual([])
    await vi.advanceTimersByTimeAsync(1_500)
    await ended
    expect(reached).toEqual([false])
  })

  it('waits for an answer that comes slowly, as long as it comes', async () => {
    fakeTime()
    const parts = ['["', 'gan', 'esh', '"]']
    const slowly = () =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start(body) {
              const timer = setInterval(() => {
                const part = parts.shift()
                if (part) return body.enqueue(new TextEncoder().encode(part))
                clearInterval(timer)
                body.close()
              }, 10_000)
            },
          }),
        ),
      )
    const call = createApi({ fetch: hanging(slowly) }).call(look, { day: '' })
    await vi.advanceTimersByTimeAsync(51_000)
    expect(await call).toEqual(['ganesh'])
  })

  it('is aborted by the caller, which says nothing about the server', async () => {
    const reached: boolean[] = []
    const api = createApi({ fetch: hanging(never), onReach: (reach) => reached.push(reach) })
    const asking = new AbortController()
    const call = api.call(look, { day: '' }, { signal: asking.signal })
    asking.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(reached).toEqual([])
  })

  it('is aborted by the caller where the browser cannot join signals, as Safari 16', async () => {
    const { any } = AbortSignal
    Reflect.deleteProperty(AbortSignal, 'any')
    onTestFinished(() => void Reflect.set(AbortSignal, 'any', any))
    const { fetch } = fakeFetch({ '/api/pujas': json(['ganesh']) })
    const { signal } = new AbortController()
    expect(await createApi({ fetch }).call(look, { day: '' }, { signal })).toEqual(['ganesh'])
    const asking = new AbortController()
    const call = createApi({ fetch: hanging(never) }).call(
      look,
      { day: '' },
      { signal: asking.signal },
    )
    asking.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    const seen: boolean[] = []
    const early: typeof globalThis.fetch = (_, init) => {
      seen.push(init?.signal?.aborted ?? false)
      return Promise.reject(new DOMException('', 'AbortError'))
    }
    await createApi({ fetch: early })
      .call(look, { day: '' }, { signal: asking.signal })
      .catch(() => undefined)
    expect(seen).toEqual([true])
  })

  it('that breaks while it is read is no answer, and nothing is left unhandled', async () => {
    const unhandled: unknown[] = []
    const hear = (error: unknown) => void unhandled.push(error)
    process.on('unhandledRejection', hear)
    onTestFinished(() => void process.off('unhandledRejection', hear))
    const breaking = () =>
      new Response(
        new ReadableStream({
          start: (body) => body.enqueue(new TextEncoder().encode('["ga')),
          pull: (body) => body.error(new TypeError('Error in input stream')),
        }),
      )
    const fetchNow = () => Promise.resolve(breaking())
    const call = createApi({ fetch: fetchNow }).call(look, { day: '' })
    await expect(call).rejects.toBeInstanceOf(UnreachableError)
    await new Promise((resolve) => setTimeout(resolve))
    expect(unhandled).toEqual([])
  })

  it('tells a fault of ours from a lost connection', async () => {
    const reached: boolean[] = []
    const { fetch } = fakeFetch({ '/api/pujas/a/offerings': json({ accepted: true }) })
    const api = createApi({ fetch, onReach: (reach) => reached.push(reach) })
    const unsendable: { id: string; flowers: number; self?: unknown } = { id: 'a', flowers: 21 }
    unsendable.self = unsendable
    await expect(api.call(offer, unsendable)).rejects.toBeInstanceOf(TypeError)
    expect(reached).toEqual([])
  })

  it('refuses an answer that breaks the contract', async () => {
    const { fetch } = fakeFetch({ '/api/pujas': json({ pujas: [] }) })
    await expect(createApi({ fetch }).call(look, { day: '' })).rejects.toThrow()
  })
})
