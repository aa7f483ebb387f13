// @vitest-environment node
import { expect, test } from 'vitest'
import { answerFrom } from './audio.ts'

const sound = new Uint8Array(10_000).map((_, index) => index % 251)

const saved = () =>
  new Response(new Blob([sound]), {
    headers: {
      'content-type': 'audio/mpeg',
      'content-length': '10000',
      'accept-ranges': 'bytes',
    },
  })

const ask = async (range?: string) => {
  const answer = await answerFrom(
    saved(),
    new Request('https://temple.example/audio/om.mp3', {
      headers: range === undefined ? {} : { range },
    }),
  )
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('a player that requests the whole file gets it', async () => {
  const { answer, bytes } = await ask()
  expect(answer.status).toBe(200)
  expect(bytes).toEqual(sound)
})

// The same as the server's own answers: a player must not notice which of the two it gets.
test.each([
  ['bytes=0-1', 0, 1],
  ['bytes=0-', 0, 9999],
  ['bytes=500-999', 500, 999],
  ['bytes=-10', 9990, 9999],
  ['bytes=-20000', 0, 9999],
  ['bytes=9999-20000', 9999, 9999],
])('Range: %s', async (range, first, last) => {
  const { answer, bytes } = await ask(range)
  expect(answer.status).toBe(206)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-range': `bytes ${first}-${last}/10000`,
    'content-length': String(last - first + 1),
    'accept-ranges': 'bytes',
  })
  expect(bytes).toEqual(sound.subarray(first, last + 1))
})

test.each(['bytes=10000-', 'bytes=20000-30000', 'bytes=-0'])(
  'Range: %s is not there, and the player hears how much is',
  async (range) => {
    const { answer, bytes } = await ask(range)
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */10000')
    expect(bytes).toHaveLength(0)
  },
)

test.each(['lines=0-1', 'bytes=x', 'bytes=0-1,500-501', 'bytes=5-2'])(
  'Range: %s is ignored',
  async (range) => {
    const { answer, bytes } = await ask(range)
    expect(answer.status).toBe(200)
    expect(bytes).toEqual(sound)
  },
)
