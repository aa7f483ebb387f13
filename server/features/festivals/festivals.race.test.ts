import { describe, expect, it } from 'vitest'
import { testApp } from '#server/test/testApp.ts'

const now = () => new Date('2026-11-21T06:00:00Z')

describe('Generating', () => {
  it('by several processes at once makes each festival once', async () => {
    const app = await testApp({ now })
    await Promise.all([1, 2, 3].map(() => app.festivals.generate(app.db)))
    const ids = (await app.db('festivals').pluck('id')) as string[]
    expect(new Set(ids).size).toBe(ids.length)
  })
})
