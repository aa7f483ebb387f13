import { describe, expect, onTestFinished, test } from 'vitest'
import { filledDatabase } from '#server/test/database.ts'
import { checkDatabase } from './database.ts'
import type { Finding } from './finding.ts'

const about = (findings: readonly Finding[], what: string): string[] =>
  findings
    .filter(({ text }) => text.startsWith(`${what}:`))
    .map(({ state, text }) => `${state} ${text}`)

describe('A database', () => {
  const now = () => new Date()

  test('that is in order, with its keys', async () => {
    const { location, drop } = await filledDatabase()
    onTestFinished(drop)
    const found = await checkDatabase(location, now)
    expect(about(found, 'Database')[0]).toMatch(/^ok .*up to date/)
    expect(about(found, 'Administrators')[0]).toMatch(/^attention .*none yet/)
  })
})
