import { expect, onTestFinished, test } from 'vitest'
import { killMoves } from '#server/test/moveKills.ts'
import { startPostgres } from '#server/test/postgres.ts'
import { randomFrom, report, seed } from './seed.ts'

test('60 moves killed at any moment leave the temple where it was, or have moved it', async () => {
  const { url, stop } = await startPostgres()
  onTestFinished(stop)
  const outcomes = await killMoves({
    kills: 60,
    server: url,
    random: randomFrom(seed),
    rowsEach: 200,
  })
  report('killed moves', outcomes)
  expect(outcomes.copying + outcomes.copied).toBeGreaterThan(10)
}, 1_800_000)
