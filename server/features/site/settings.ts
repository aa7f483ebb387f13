import type { Knex } from 'knex'
import type { SiteInput, TempleSite } from '#contract/siteAdmin.ts'
import { changesOf, type Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import { findSite, findSiteVersion, lockSite, updateSite } from './repository.ts'

type Deps = {
  readonly audit: Audit
  /** The festivals go by the sky of the temple's city: what stores those of another one. */
  readonly festivalsFor: (site: TempleSite) => Promise<(trx: Knex.Transaction) => Promise<void>>
}

type Versioned = { readonly site: TempleSite; readonly version: number }

/** Without what is empty, as JSON would have it. */
const plain = (input: SiteInput): TempleSite => JSON.parse(JSON.stringify(input))

const isSameCity = (a: TempleSite, b: TempleSite): boolean =>
  JSON.stringify(a.city) === JSON.stringify(b.city)

/** What the temple says about itself, as its admins change it. */
export const createSiteSettings = ({ audit, festivalsFor }: Deps) => ({
  get: async (db: Knex): Promise<Versioned> => ({
    site: await findSite(db),
    version: await findSiteVersion(db),
  }),

  update: async (db: Knex, input: SiteInput, context: Context): Promise<Versioned> => {
    const changed = plain(input)
    // Computed before anything waits for it, stored with the city: the two never differ.
    const isMoving = !isSameCity(await findSite(db), changed)
    const storeFestivals = isMoving ? await festivalsFor(changed) : undefined
    return transact(db, async (trx) => {
      const known = await lockSite(trx)
      assertVersion(known.version, context)
      const version = known.version + 1
      await updateSite(trx, changed, version)
      await storeFestivals?.(trx)
      await bumpContent(trx)
      await audit(trx, context.actor, {
        subject: 'site',
        subjectId: 'site',
        action: 'edited',
        ...changesOf(known.site, changed),
      })
      return { site: changed, version }
    })
  },
})

export type SiteSettings = ReturnType<typeof createSiteSettings>
