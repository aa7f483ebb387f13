import { describe, expect, test } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { plannerOf, reminderTemple } from '#server/test/reminders.ts'

describe('What is due', () => {
  test('two processes that plan at once store each reminder once', async () => {
    const { join, database, reminding, db, keys, clock } =
      await reminderTemple('2026-11-19T00:00:00Z')
    for (let i = 0; i < 25; i += 1) await join({}, `devotee${i}@example.net`)
    clock.now = new Date('2026-11-20T01:30:00Z')
    const other = openDb(database.location)
    const { places } = reminding.reminders
    const planner = plannerOf(places, 2)
    await Promise.all([planner.plan(db, clock.now), planner.plan(other, clock.now)])
    await other.destroy()
    expect(await keys()).toHaveLength(25)
    const [place] = await db('reminder_places')
    expect(place).toMatchObject({ planned_until: clock.now.toISOString(), planning_until: null })
  })
})
