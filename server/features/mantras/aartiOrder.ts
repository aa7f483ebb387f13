import type { Knex } from 'knex'
import type { AartiOrder } from '#contract/mantras/admin.ts'
import type { Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { listSungTitles, listTitles, replaceSung } from './adminRepository.ts'

/** Which texts are sung at the aarti, and in which order. */
export const createAartiOrder = ({ audit }: { readonly audit: Audit }) => {
  const get = async (db: Knex): Promise<AartiOrder> => {
    const sung = await listSungTitles(db)
    const all = [...(await listTitles(db, 'aartis')), ...(await listTitles(db, 'mantras'))]
    const isSung = new Set(sung.map(({ id }) => id))
    return { sung, others: all.filter(({ id }) => !isSung.has(id)) }
  }
  return {
    get,
    arrange: (
      db: Knex,
      { ids, was }: { ids: readonly string[]; was: readonly string[] },
      actor: Actor,
    ) =>
      transact(db, async (trx): Promise<AartiOrder> => {
        const { sung, others } = await get(trx)
        const before = sung.map(({ id }) => id)
        const known = new Set([...before, ...others.map(({ id }) => id)])
        const isSame = before.join('\n') === was.join('\n')
        if (!isSame || ids.some((id) => !known.has(id))) throw new AppError('changed_meanwhile')
        await replaceSung(trx, ids)
        await bumpContent(trx)
        await audit(trx, actor, {
          subject: 'mantra',
          subjectId: 'aarti',
          action: 'reordered',
          before: { ids: before },
          after: { ids: [...ids] },
        })
        return get(trx)
      }),
  }
}

export type AartiOrderAdmin = ReturnType<typeof createAartiOrder>
