import { expect, it } from 'vitest'
import { isSound } from './answerKind.ts'

/** An answer without an end, and how much of it was taken. */
const endless = (chunk: string) => {
  const taken = { bytes: 0, isCancelled: false }
  const bytes = new TextEncoder().encode(chunk)
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.bytes += bytes.length
        controller.enqueue(bytes)
      },
      cancel() {
        taken.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { answer: new Response(body, { headers: { 'content-type': 'audio/mpeg' } }), taken }
}

it('tells by its beginning whether an answer is audio, however long it is', async () => {
  const { answer, taken } = endless('ID3'.padEnd(700, '.'))
  expect(await isSound(answer, 'audio')).toBe(true)
  expect(taken).toEqual({ bytes: 1400, isCancelled: true })
})

it('takes a page in place of audio for what it is', async () => {
  const { answer } = endless('<!doctype html>'.padEnd(700, '.'))
  expect(await isSound(answer, 'audio')).toBe(false)
})

it('takes nothing for no audio', async () => {
  const headers = { 'content-type': 'audio/mpeg' }
  expect(await isSound(new Response(null, { headers }), 'audio')).toBe(false)
})
