import type { Knex } from 'knex'
import type { PageName } from '#contract/pages/names.ts'
import { changesOf, type Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { ChildProcessError } from '#server/processes/childProcess.ts'
import { AppError } from '#server/errors.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import { renderMarkdown } from '#server/markdown/renderMarkdown.ts'
import { keepVersion } from '#server/publishing/earlierVersions.ts'
import { lockPage, savePage, type PageRecord } from './repository.ts'
import type { Pages } from './service.ts'

type Deps = { readonly audit: Audit; readonly now: () => Date; readonly pages: Pages }

type Written = Pick<PageRecord, 'title' | 'description' | 'markdown'>

const toContent = ({ title, description, markdown }: Written): Written => ({
  title,
  description,
  markdown,
})

const htmlOf = async (text: string): Promise<string> => {
  try {
    const [made] = await renderMarkdown([{ text, sources: [], pictures: [] }])
    return made?.html ?? ''
  } catch (error) {
    if (!(error instanceof ChildProcessError)) throw error
    const detail = 'This text cannot be displayed. Please simplify its formatting'
    throw new AppError('invalid_input', undefined, [{ pointer: '#/markdown', detail }])
  }
}

/** The pages as the temple's editors write them. */
export const createPageAdmin = ({ audit, now, pages }: Deps) => ({
  list: (db: Knex): Promise<PageRecord[]> => pages.list(db),
  get: (db: Knex, name: PageName): Promise<PageRecord> => pages.get(db, name),

  preview: async (markdown: string): Promise<{ html: string }> => ({
    html: await htmlOf(markdown),
  }),

  update: async (
    { db, ...context }: Context,
    { name, ...written }: Written & { name: PageName },
  ): Promise<PageRecord> => {
    const html = await htmlOf(written.markdown)
    return transact(db, async (trx) => {
      const known = await lockPage(trx, name)
      if (!known) throw new AppError('not_found', 'There is no such page.')
      assertVersion(known.version, { db, ...context })
      const version = known.version + 1
      const saved = { name, ...written, html, updatedAt: now().toISOString(), version }
      await savePage(trx, saved)
      const kept = (page: PageRecord) => ({
        version: page.version,
        content: toContent(page),
        savedAt: page.updatedAt,
      })
      await keepVersion(
        trx,
        { kind: 'page', id: name },
        {
          before: kept(known),
          after: { ...kept(saved), savedBy: context.actor.id },
        },
      )
      await bumpContent(trx)
      await audit(trx, context.actor, {
        subject: 'page',
        subjectId: name,
        action: 'edited',
        ...changesOf(toContent(known), toContent(saved)),
      })
      return saved
    })
  },
})

export type PageAdmin = ReturnType<typeof createPageAdmin>
