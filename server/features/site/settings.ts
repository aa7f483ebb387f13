import type { Knex } from 'knex'
import type { SiteInput, TempleSite } from '#contract/siteAdmin.ts'
import { changesOf, type Audit } from '#server/admin/audit.ts'
import type { TellAdmins } from '#server/admin/tellAdmins.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import { findSite, findSiteVersion, lockSite, updateSite } from './repository.ts'
import { en } from './words.ts'

type Deps = {
  readonly audit: Audit
  readonly tellAdmins: TellAdmins
  /** Asks for the password of whoever calls once more. */
  readonly reauthenticate: (db: Knex, password: string, context: Context) => Promise<unknown>
  /** The festivals go by the sky of the temple's city: what stores those of another one. */
  readonly festivalsFor: (site: TempleSite) => Promise<(trx: Knex.Transaction) => Promise<void>>
}

type Versioned = { readonly site: TempleSite; readonly version: number }

/** Without what is empty, as JSON would have it. */
const plain = ({ currentPassword: _asked, ...input }: SiteInput): TempleSite =>
  JSON.parse(JSON.stringify(input))

const isSameCity = (a: TempleSite, b: TempleSite): boolean =>
  JSON.stringify(a.city) === JSON.stringify(b.city)

const askForPassword = (): AppError => {
  const detail = 'Please enter your current password: this decides where donations go'
  return new AppError('invalid_input', `${detail}.`, [{ pointer: '#/currentPassword', detail }])
}

/** What the temple says about itself, as its admins change it. */
export const createSiteSettings = ({ audit, tellAdmins, reauthenticate, festivalsFor }: Deps) => ({
  get: async (db: Knex): Promise<Versioned> => ({
    site: await findSite(db),
    version: await findSiteVersion(db),
  }),

  update: async (db: Knex, input: SiteInput, context: Context): Promise<Versioned> => {
    const changed = plain(input)
    const now = await findSite(db)
    if (now.upiAddress !== changed.upiAddress) {
      if (input.currentPassword === undefined) throw askForPassword()
      await reauthenticate(db, input.currentPassword, context)
    }
    // Computed before anything waits for it, stored with the city: the two never differ.
    const isMoving = !isSameCity(now, changed)
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
      const { upiAddress: before } = known.site
      if (before !== changed.upiAddress) {
        await tellAdmins(trx, context.actor, {
          subject: en.upi.subject,
          text: (who) => en.upi.text(who, before, changed.upiAddress),
          page: 'settings',
        })
      }
      return { site: changed, version }
    })
  },
})

export type SiteSettings = ReturnType<typeof createSiteSettings>
