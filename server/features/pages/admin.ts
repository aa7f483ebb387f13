import type { Knex } from 'knex'
import type { PageName } from '#contract/pages/names.ts'
import type { Context } from '#server/http/implement.ts'
import { createContent, type ContentDeps } from '#server/publishing/content.ts'
import { htmlOf } from './htmlOf.ts'
import { findPage, lockPage, savePage, type PageRecord } from './repository.ts'
import type { Pages } from './service.ts'

type Deps = ContentDeps & { readonly pages: Pages }

type PageInput = Pick<PageRecord, 'title' | 'description' | 'markdown'>

const toContent = ({ title, description, markdown }: PageInput): PageInput => ({
  title,
  description,
  markdown,
})

/** The pages as the temple's editors write them. */
export const createPageAdmin = ({ pages, ...deps }: Deps) => {
  const content = createContent(
    {
      subject: 'page',
      find: findPage,
      lock: lockPage,
      save: savePage,
      toAuditValues: toContent,
      versions: { kind: 'page', textOf: toContent },
      show: (_, page: PageRecord): PageRecord => page,
    },
    deps,
  )

  return {
    list: (db: Knex): Promise<PageRecord[]> => pages.list(db),
    get: content.get,

    preview: async (markdown: string): Promise<{ html: string }> => ({
      html: await htmlOf(markdown),
    }),

    update: async (
      context: Context,
      { name, ...input }: PageInput & { name: PageName },
    ): Promise<PageRecord> => {
      const html = await htmlOf(input.markdown)
      return content.change(context, name, {
        action: 'edited',
        make: (current) => ({ ...current, ...input, html }),
      })
    },
  }
}

export type PageAdmin = ReturnType<typeof createPageAdmin>
