import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { inOwnWords } from '#app/offline/outbox/inOwnWords.ts'
import { anOutboxRow, refused } from '#app/test/anOutboxRow.ts'
import { serversEnglish } from '#app/test/templeServer.ts'
import { type ErrorCode, type Problem, statusOfCode } from '#contract/errors.ts'
import { codes } from '#contract/i18n/en/refusals/codes.ts'
import { refusals } from '#contract/i18n/en/refusals/refusals.ts'
import { everyReason } from '#contract/i18n/everyReason.ts'
import { type Reason, reasonText } from '#contract/refusals.ts'
import { ownWords } from './ownWords.ts'

/** As a server sends it, with English for other programs at each place. */
const sent = (change: Partial<Problem> & { reason?: Reason }): Problem =>
  ({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'wrong_status',
    detail: serversEnglish,
    ...change,
  }) as Problem

const called = {
  access: 'anyone',
  input: z.object({
    phone: z.string().check(z.minLength(3, 'Please enter the number to call back')),
    name: z.string().check(z.minLength(1)),
  }),
} as const
const input = { phone: '', name: '' }

describe('What is refused, on the phone', () => {
  it.each(everyReason)('has words: $code', async (reason) => {
    const field = { pointer: '#/phone', ...reason, detail: serversEnglish } as const
    const { detail, errors } = await ownWords(sent({ reason, errors: [field] }), called, input)
    const text = reasonText(refusals, reason)
    expect(errors?.[0]?.detail).toBe(text)
    expect(detail?.replace(/\.$/, '')).toBe(text?.replace(/\.$/, ''))
  })

  it.each(Object.keys(statusOfCode) as ErrorCode[])('has general words: %s', async (code) => {
    expect((await ownWords(sent({ code }), called, input)).detail).toBe(codes[code])
  })

  it('is said in general where the server is newer', async () => {
    const newer = { code: 'bookings.unheardOf', params: { on: '2026-12-01' } }
    const errors = [{ pointer: '#/phone', ...newer, detail: serversEnglish }]
    expect(await ownWords(sent({ reason: newer as never, errors }), called, input)).toMatchObject({
      detail: 'This can no longer be done.',
      errors: [{ pointer: '#/phone', detail: 'Please check this' }],
    })
  })

  it('is said by the contract’s own message where the form let it through', async () => {
    const errors = ['#/phone', '#/name', '#/elsewhere'].map((pointer) => ({
      pointer,
      detail: serversEnglish,
    }))
    const said = await ownWords(sent({ code: 'invalid_input', errors }), called, input)
    expect(said.errors?.map(({ detail }) => detail)).toEqual([
      'Please enter the number to call back',
      'Please check this',
      'Please check this',
    ])
  })

  it('stays readable in a row that an earlier version has stored', async () => {
    const errors = [{ pointer: '#/email', detail: 'Please enter a valid email address' }]
    const row = anOutboxRow(refused({ detail: 'Some information is not valid.', errors }))
    expect((await inOwnWords(row)).refusal).toEqual(row.refusal)
  })
})

describe('In another language', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  const load = async () => {
    vi.stubGlobal('__LANGUAGE__', 'mr')
    vi.stubGlobal('__PSEUDO__', true)
    vi.resetModules()
    const { ownWords: own } = await import('./ownWords.ts')
    const { inOwnWords: rowOf } = await import('#app/offline/outbox/inOwnWords.ts')
    return { own, rowOf }
  }
  const latin = /[a-z]{4}/i

  it('nothing that is refused is said in English', async () => {
    const there = await load()
    const said: Problem[] = []
    for (const reason of everyReason) {
      const errors = [{ pointer: '#', ...reason, detail: serversEnglish }]
      said.push(await there.own(sent({ reason, errors }), called, input))
    }
    for (const code of Object.keys(statusOfCode) as ErrorCode[])
      said.push(await there.own(sent({ code }), called, input))
    const texts = said.flatMap(({ detail, errors = [] }) => [
      detail ?? serversEnglish,
      ...errors.map((field) => field.detail),
    ])
    expect(texts.filter((text) => latin.test(text))).toEqual([])
    expect(texts.length).toBeGreaterThan(2 * everyReason.length)
  })

  it('nor is what an earlier version or the worker has stored', async () => {
    const errors = [{ pointer: '#/email', detail: 'Please enter a valid email address' }]
    const { rowOf } = await load()
    for (const writtenIn of ['en', 'mr'] as const) {
      const of = refused({ detail: 'Some information is not valid.', errors })
      const { refusal } = await rowOf(anOutboxRow({ ...of, language: writtenIn }))
      const said = [refusal?.problem.detail, refusal?.problem.errors?.[0]?.detail]
      expect(said.join(' ')).not.toMatch(latin)
    }
  })
})
