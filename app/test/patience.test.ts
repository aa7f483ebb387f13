import { readConfigureGlobal } from 'fast-check'
import { expect, it, vi } from 'vitest'

it('A condition is waited for longer than a second', async () => {
  const started = Date.now()
  await vi.waitFor(() => expect(Date.now() - started).toBeGreaterThan(1_200))
})

it('Random cases are the same in each run, but not in the proof', () => {
  const isProof = process.env['TEST_SUITE'] === 'proof'
  expect(readConfigureGlobal()?.seed === undefined).toBe(isProof)
})
