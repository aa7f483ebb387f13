import { test } from 'vitest'
import { expectKillsToLoseNothing } from '#server/test/reminderKills.ts'

test('100 processes killed while they send on every channel lose nothing', async () => {
  const people = { email: 800, whatsapp: 1600, push: 6000 }
  await expectKillsToLoseNothing({ people, kills: 100, seed: 11 })
}, 3_600_000)
