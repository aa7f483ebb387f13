import { describe, expect, test } from 'vitest'
import type { SeedFiles } from '#server/db/seed/files.ts'
import { seed } from '#server/db/seed/seed.ts'
import { content } from '#server/test/content.ts'
import { testApp } from '#server/test/testApp.ts'

describe('An update says where the texts come from', () => {
  const told: SeedFiles = {
    ...content,
    mantras: content.mantras.map((mantra) => ({
      ...mantra,
      meaningSources: [
        { name: 'One book', address: 'https://one.example' },
        { name: 'Another', address: 'https://two.example' },
      ],
      sources: ['Text: a print', 'Meaning: One book, https://one.example'],
    })),
  }

  test('of those that staff have neither changed nor explained', async () => {
    const app = await testApp()
    const rows = () => app.db('mantras').where({ kind: 'mantra' })
    await app.db('mantra_lines').where({ mantra_id: 'gayatri' }).update({ text: 'नमः ॥' })
    await rows().where({ id: 'om-gam' }).update({ meaning_source: 'Our priest' })
    await rows().where({ id: 'vakratunda' }).update({ meaning_source: 'One book; Another' })
    await seed(app.db, told, new Date('2026-12-01T00:00:00Z'))
    expect(
      Object.fromEntries(
        (await rows().select('id', 'meaning_source')).map((row) => [row.id, row.meaning_source]),
      ),
    ).toEqual({
      'om-gam': 'Our priest',
      vakratunda: 'Text: a print\nMeaning: One book, https://one.example',
      gayatri: null,
    })
  })
})
