import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import * as z from 'zod'
import { type PageName, pageNames } from '#contract/pages/names.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { insertPage, lockPage, savePage } from '#server/features/pages/repository.ts'
import { renderMarkdown } from '#server/markdown/renderMarkdown.ts'
import { hashOf, listSeeded, saveSeeded } from './seededTexts.ts'

/** The header of a page's file. */
const frontMatter = z.object({ title: z.string(), description: z.string() })

type Words = { title: string; description: string; markdown: string; html: string }

const seedName = (name: string): string => `page/${name}`

/** The page's current version; undefined if staff have edited it since, in which case it stays. */
const putIn = async (
  trx: Knex,
  page: Words & { name: PageName; updatedAt: string },
  seededVersion: number | undefined,
): Promise<number | undefined> => {
  if (seededVersion === undefined) {
    await insertPage(trx, { ...page, version: 1 })
    return 1
  }
  const current = await lockPage(trx, page.name)
  if (current?.version !== seededVersion) return undefined
  const isSame = (['title', 'description', 'markdown'] as const).every(
    (field) => current[field] === page[field],
  )
  if (isSame) return seededVersion
  await savePage(trx, { ...page, version: seededVersion + 1 })
  return seededVersion + 1
}

/**
 * Inserts the starter texts of pages that were never inserted, and updates those corrected since;
 * pages that staff edited stay.
 */
export const seedPages = async (db: Knex, folder: string, now: Date): Promise<void> => {
  const seeded = await listSeeded(db)
  const files = await Promise.all(
    pageNames.map(async (name) => {
      const text = await readFile(join(folder, `${name}.md`), 'utf8')
      return { name, text, hash: hashOf(text) }
    }),
  )
  const changed = files.filter(({ name, hash }) => seeded.get(seedName(name))?.hash !== hash)
  if (changed.length === 0) return
  const rendered = await renderMarkdown(
    changed.map(({ text }) => ({ text, sources: [], pictures: [], hasFrontMatter: true })),
  )
  const at = now.toISOString()
  await transact(db, async (trx) => {
    for (const [index, { name, hash }] of changed.entries()) {
      const { html = '', body: markdown = '', front } = rendered[index] ?? {}
      const page = { name, ...frontMatter.parse(front), markdown, html, updatedAt: at }
      const before = seeded.get(seedName(name))?.version
      const version = await putIn(trx, page, before)
      await saveSeeded(trx, seedName(name), { hash, version: version ?? before ?? 1 }, at)
    }
    await bumpContent(trx)
  })
}
