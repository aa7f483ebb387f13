import { expect, test } from 'vitest'
import { dialect } from '#server/test/database.ts'
import { reminderTemple } from '#server/test/reminders.ts'
import { listCandidates } from './planRepository.ts'

test.runIf(dialect === 'sqlite')(
  'a step begins where the last one ended: SQLite does not read those before again',
  async () => {
    const { db } = await reminderTemple('2026-11-19T00:00:00Z')
    const requests: { sql: string; bindings: string[] }[] = []
    db.once('query', (query) => requests.push(query))
    await listCandidates(db, {
      city: '',
      minutes: [420, 430],
      moments: 1,
      kinds: 1,
      keys: ['sankashti-kartika-2026'],
      until: '2026-11-20T01:30:00.000Z',
      after: { minute: 420, id: 'somebody' },
      limit: 100,
    })
    const { sql = '', bindings = [] } = requests[0] ?? {}
    const read = JSON.stringify(await db.raw(`explain query plan ${sql}`, bindings))
    expect(read).toContain('USING INDEX reminders_due (city=? AND (minute,id)>(?,?)')
  },
)
