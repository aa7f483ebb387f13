import { expect, test } from 'vitest'
import { dialect } from '#server/test/database.ts'
import { reminderTemple } from '#server/test/reminders.ts'

test.runIf(dialect === 'sqlite')(
  'a step begins where the last one ended: SQLite does not read those before again',
  async () => {
    const { db, join, plan, keys } = await reminderTemple('2026-11-19T00:00:00Z')
    await join()
    const asked: { sql: string; bindings: string[] }[] = []
    db.on('query', (query) => {
      if (/^select .* from reminders\b/s.test(query.sql)) asked.push(query)
    })
    await plan('2026-11-20T01:30:00Z')
    expect(await keys()).toHaveLength(1)
    const { sql = '', bindings = [] } = asked[0] ?? {}
    const read = JSON.stringify(await db.raw(`explain query plan ${sql}`, bindings))
    expect(read).toContain('USING INDEX reminders_due (city=? AND (minute,id)>(?,?)')
  },
)
