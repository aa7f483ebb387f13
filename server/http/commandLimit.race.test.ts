import { expect, test } from 'vitest'
import { dialect } from '#server/test/database.ts'
import { testApp } from '#server/test/testApp.ts'
import type { Caller } from './clientAddress.ts'
import { createCommandLimit } from './commandLimit.ts'

const from = (remoteAddress: string): Caller => ({ headers: {}, socket: { remoteAddress } })

test.runIf(dialect === 'postgres')(
  'two processes on PostgreSQL count together, and the table holds nobody’s address',
  async () => {
    const one = await testApp()
    const other = await testApp({ sharing: one })
    const { pseudonymKey } = one.http
    const limits = [one.db, other.db].map((db) => createCommandLimit(0, { db, pseudonymKey }))
    const takeTwice = () =>
      Promise.all(limits.map((limit) => limit(from('203.0.113.9'), '/api/contact')))
    for (let i = 0; i < 30; i += 1) expect(await takeTwice()).toEqual([undefined, undefined])
    for (const seconds of await takeTwice()) expect(seconds).toBeGreaterThan(590)
    const rows = await one.db('command_counts')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/203.?0.?113|contact/)
    // Without the table they count alone, and are not stopped by it.
    await one.db.schema.dropTable('command_counts')
    const [limit] = limits
    for (let i = 0; i < 60; i += 1) {
      expect(await limit?.(from('203.0.113.10'), '/api/contact')).toBeUndefined()
    }
    expect(await limit?.(from('203.0.113.10'), '/api/contact')).toBeGreaterThan(590)
  },
)
