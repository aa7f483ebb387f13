import { isDeepStrictEqual } from 'node:util'
import type { Knex } from 'knex'
import type { AuditValues } from '#contract/audit/admin.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import {
  settledByHand,
  setUpSteps,
  type SettledByHand,
  type SetUp,
  type SetUpStep,
} from '#contract/site/setUpAdmin.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { listExamples } from '#server/db/seed/examples.ts'
import { firstSite } from '#server/db/seed/site.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { findSetUp, findSite, lockSetUp, updateSetUp, type SetUpState } from './repository.ts'

/** What other features and the server know of the steps. */
export type OtherSteps = Readonly<
  Record<'slots' | 'pujas' | 'backup' | 'email' | 'invitations', boolean>
>

type Deps = Pick<Shared, 'audit'> & {
  readonly readOtherSteps: (db: Knex) => Promise<OtherSteps>
}

type OwnSteps = Readonly<Record<Exclude<SetUpStep, keyof OtherSteps>, boolean>>

const differs = (site: TempleSite, fields: readonly (keyof TempleSite)[]): boolean =>
  fields.some((field) => !isDeepStrictEqual(site[field], firstSite[field]))

const ownSteps = (site: TempleSite): OwnSteps => ({
  address: site.phone !== '' && site.email !== '' && differs(site, ['address']),
  place: differs(site, ['city']),
  hours: differs(site, ['templeHours', 'officeHours', 'phoneHours']),
  priests: (site.visit?.priests.length ?? 0) > 0,
  upi: site.upiAddress !== undefined,
  eightyG: site.trust?.eightyG !== undefined,
  products: !site.shopOpensSoon,
})

const isByHand = (name: SetUpStep): name is SettledByHand =>
  settledByHand.some((each) => each === name)

/** What a new temple has still to set up: read from its data, where they tell. */
export const createSetUp = ({ audit, readOtherSteps }: Deps) => {
  const shown = async (db: Knex): Promise<{ setUp?: SetUp }> => {
    const state = await findSetUp(db)
    if (!state) return {}
    const progress = { ...ownSteps(await findSite(db)), ...(await readOtherSteps(db)) }
    const steps = setUpSteps.map((name) => {
      const isSettled = !progress[name] && isByHand(name) && state.settled.includes(name)
      return { name, isDone: progress[name] || isSettled, ...(isSettled && { isSettled }) }
    })
    return { setUp: { steps, isPutAway: state.isPutAway === true } }
  }

  const change = (
    db: Knex,
    actor: Actor,
    { make, after }: { make: (state: SetUpState) => SetUpState; after: AuditValues },
  ) =>
    transact(db, async (trx) => {
      const state = await lockSetUp(trx)
      if (!state) return {}
      await updateSetUp(trx, make(state))
      await audit(trx, actor, {
        subject: 'site',
        subjectId: 'site',
        action: 'set_up_changed',
        after,
      })
      return shown(trx)
    })

  return {
    get: shown,

    settle: (
      db: Knex,
      { step, isSettled }: { step: SettledByHand; isSettled: boolean },
      actor: Actor,
    ) =>
      change(db, actor, {
        make: (state) => {
          const others = state.settled.filter((name) => name !== step)
          return { ...state, settled: isSettled ? [...others, step] : others }
        },
        after: { step, isSettled },
      }),

    putAway: (db: Knex, { isPutAway }: { isPutAway: boolean }, actor: Actor) =>
      change(db, actor, { make: (state) => ({ ...state, isPutAway }), after: { isPutAway } }),

    shopState: async (db: Knex) => ({
      isOpen: !(await findSetUp(db))?.isShopShut,
      examples: (await listExamples(db)).products.length,
    }),

    /** Opens or shuts the shop, also that of a temple that has long been set up. */
    switchShop: (db: Knex, { isOpen }: { isOpen: boolean }, actor: Actor) =>
      transact(db, async (trx) => {
        const state = await lockSetUp(trx)
        const wasOpen = !state?.isShopShut
        if (wasOpen === isOpen) return { isOpen }
        const rest = state ?? { settled: [], isPutAway: true }
        await updateSetUp(trx, { ...rest, isShopShut: !isOpen })
        await bumpContent(trx)
        await audit(trx, actor, {
          subject: 'site',
          subjectId: 'site',
          action: isOpen ? 'shop_opened' : 'shop_shut',
        })
        return { isOpen }
      }),
  }
}

export type SetUpService = ReturnType<typeof createSetUp>
