import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bundleAlmanac } from '#e2e/bench/almanacBundle.ts'

it('The almanac with its astronomy fits into 28 KB', { timeout: 60_000 }, async () => {
  const code = await bundleAlmanac()
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(26_400)
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(23_200)
})
