import { test } from 'vitest'
import { expectKillsToLoseNothing } from '#server/test/reminderKills.ts'

test('five processes killed while they send on every channel lose nothing', async () => {
  const people = { email: 30, whatsapp: 60, push: 200 }
  await expectKillsToLoseNothing({ people, kills: 5, seed: 11 })
}, 120_000)
