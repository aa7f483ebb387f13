import type { Knex } from 'knex'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { rendererVersion } from '#server/markdown/renderMarkdown.ts'
import { listOutdated } from './adminRepository.ts'
import { findPost, lockPost, updatePost } from './repository.ts'
import { madeOf } from './input.ts'

/**
 * Renders all posts again that another version of the renderer made, so that stricter rules also
 * reach old posts. On every other start this is one small query.
 */
export const renewPosts = async (db: Knex): Promise<void> => {
  for (const id of await listOutdated(db, rendererVersion)) {
    const current = await findPost(db, id)
    if (!current) continue
    const made = await madeOf(db, current)
    await transact(db, async (trx) => {
      const locked = await lockPost(trx, id)
      // Saved meanwhile, and so by this renderer.
      if (!locked || locked.version !== current.version) return
      await updatePost(trx, { ...locked, ...made })
      await bumpContent(trx)
    })
  }
}
