import { expect, onTestFinished, test } from 'vitest'
import { killMoves } from '#server/test/moveKills.ts'
import { startPostgres } from '#server/test/postgres.ts'
import { randomFrom, report, seed } from './seed.ts'

test('60 moves killed at any moment leave the temple where it was, or have moved it', async () => {
  const { url, stop } = await startPostgres()
  onTestFinished(stop)
  const outcomes = await killMoves({ kills: 60, server: url, random: randomFrom(seed) })
  report('killed moves', outcomes)
  expect(outcomes.began + outcomes.copied).toBeGreaterThan(30)
}, 1_800_000)
