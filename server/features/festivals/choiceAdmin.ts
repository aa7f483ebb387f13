import type { Knex } from 'knex'
import type { GreatKind, StaffChoice } from '#contract/festivals/choiceAdmin.ts'
import { choiceOf, type FestivalChoice } from '#contract/festivals/groups.ts'
import type { Site } from '#contract/site/public.ts'
import { changesOf, type Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import { aheadOf, differingIn, loadGreatKinds, withDates } from './greatKinds.ts'
import { listBetween } from './repository.ts'

type Deps = {
  readonly festivals: { readonly today: (db: Knex) => Promise<string> }
  readonly audit: Audit
  readonly findSite: (db: Knex) => Promise<Site>
  readonly findSiteVersion: (db: Knex) => Promise<number>
  readonly lockSite: (trx: Knex) => Promise<{ site: Site; version: number }>
  readonly saveChoice: (trx: Knex, choice: FestivalChoice) => Promise<void>
}

type Kinds = readonly Omit<GreatKind, 'date'>[]

const assertExist = ({ without }: FestivalChoice, kinds: Kinds): void => {
  const unknown = without.flatMap((kind, at) =>
    kinds.some((one) => one.kind === kind)
      ? []
      : [{ pointer: `#/without/${at}`, detail: 'No such festival' }],
  )
  if (unknown.length > 0) throw new AppError('invalid_input', undefined, unknown)
}

/** With names that people know. */
const toAuditValues = ({ groups, customs, without }: FestivalChoice, kinds: Kinds) => ({
  ...groups,
  ...customs,
  without: kinds.filter(({ kind }) => without.includes(kind)).map(({ name }) => name),
})

/** Which festivals beyond Ganesha's the temple shows, as its editors choose. */
export const createChoiceAdmin = (deps: Deps) => {
  const { festivals, audit, findSite, findSiteVersion, lockSite, saveChoice } = deps

  const read = async (db: Knex): Promise<StaffChoice> => {
    const today = await festivals.today(db)
    const coming = await listBetween(db, today, aheadOf(today))
    return {
      choice: choiceOf(await findSite(db)),
      kinds: withDates(await loadGreatKinds(), coming),
      differing: differingIn(coming),
      version: await findSiteVersion(db),
    }
  }

  return {
    read,

    set: async (input: FestivalChoice, context: Context): Promise<StaffChoice> => {
      const kinds = await loadGreatKinds()
      assertExist(input, kinds)
      const without = kinds.map(({ kind }) => kind).filter((kind) => input.without.includes(kind))
      const choice = { ...input, without }
      return transact(context.db, async (trx) => {
        const { site, version } = await lockSite(trx)
        assertVersion(version, context)
        await saveChoice(trx, choice)
        await bumpContent(trx)
        await audit(trx, context.actor, {
          subject: 'festival_choice',
          subjectId: 'shown',
          action: 'edited',
          ...changesOf(toAuditValues(choiceOf(site), kinds), toAuditValues(choice, kinds)),
        })
        return read(trx)
      })
    },
  }
}
