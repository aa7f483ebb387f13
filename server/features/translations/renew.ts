import type { Knex } from 'knex'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { rendererVersion } from '#server/markdown/renderMarkdown.ts'
import type { TranslatedKind } from '#server/translations/kind.ts'
import { listOutdated, replaceMade } from '#server/translations/repository.ts'

type Rendered = Pick<TranslatedKind, 'kind' | 'make'>

/**
 * Renders again what another version of the renderer made of translations, as `renewPosts` does for the
 * English. On every other start this is one small query.
 */
export const renewTranslations = async (db: Knex, kinds: readonly Rendered[]): Promise<void> => {
  for (const row of await listOutdated(db, rendererVersion)) {
    const make = kinds.find(({ kind }) => kind === row.kind)?.make?.[row.field]
    if (!make) continue
    const made = await make(db, row.text, { id: row.entityId })
    await transact(db, async (trx) => {
      if (await replaceMade(trx, row, { made, renderer: rendererVersion })) await bumpContent(trx)
    })
  }
}
