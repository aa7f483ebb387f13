import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './bytes.ts'

test.each([1_000, 10_000, 40_000])(
  'compressed bytes that are kept hold no memory beside their own (%i)',
  async (length) => {
    const body = Buffer.from(randomBytes(length).toString('hex'))
    const { br, gzip } = await compress(body)
    for (const bytes of [br, gzip]) expect(bytes?.buffer.byteLength).toBe(bytes?.length)
    expect(br && brotliDecompressSync(br)).toEqual(body)
    expect(gzip && gunzipSync(gzip)).toEqual(body)
  },
)
