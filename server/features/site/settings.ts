import type { Knex } from 'knex'
import type { FieldError } from '#contract/errors.ts'
import type { SiteInput, TempleSite } from '#contract/site/admin.ts'
import { changesOf, type Audit } from '#server/admin/audit.ts'
import type { News, NotifyAdmins } from '#server/admin/notifyAdmins.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import { cityProblem } from './cityCheck.ts'
import { findSite, findSiteVersion, lockSite, updateSite } from './repository.ts'
import { en } from './words.ts'

type Deps = {
  readonly audit: Audit
  readonly notifyAdmins: NotifyAdmins
  /** Asks for the caller's password again. */
  readonly reauthenticate: (db: Knex, password: string, context: Context) => Promise<unknown>
  /** Festivals depend on the sky of the temple's city: stores those of another city. */
  readonly festivalsFor: (
    db: Knex,
    site: TempleSite,
  ) => Promise<(trx: Knex.Transaction) => Promise<void>>
  /** Draws the app's icon again if its colour has changed. */
  readonly drawIcon: (db: Knex) => Promise<void>
}

type Versioned = { readonly site: TempleSite; readonly version: number }

/** Without empty fields, as JSON would have it. */
const plain = ({ currentPassword: _asked, ...input }: SiteInput): TempleSite =>
  JSON.parse(JSON.stringify(input))

const isSameCity = (a: TempleSite, b: TempleSite): boolean =>
  JSON.stringify(a.city) === JSON.stringify(b.city)

const noPassword: FieldError = {
  pointer: '#/currentPassword',
  detail: 'Please enter your current password',
}

/** Which changes could harm the temple, in words for the other administrators. */
const dangersOf = (before: TempleSite, after: TempleSite): Omit<News, 'page'>[] => {
  const dangers: Omit<News, 'page'>[] = []
  const [from, to] = [before.upiAddress, after.upiAddress]
  if (from !== to) {
    dangers.push({ subject: en.upi.subject, text: (who) => en.upi.text(who, from, to) })
  }
  const isOn = Boolean(after.isTotpRequired)
  if (isOn !== Boolean(before.isTotpRequired)) {
    dangers.push({ subject: en.totp.subject, text: (who) => en.totp.text(who, isOn) })
  }
  return dangers
}

/** Whoever makes it compulsory would lock themselves out first. */
const totpFaults = (before: TempleSite, after: TempleSite, { actor }: Context): FieldError[] => {
  if (before.isTotpRequired || !after.isTotpRequired || actor.hasTotp) return []
  const detail = 'Please set up two-step login for your own account first, under “My account”'
  return [{ pointer: '#/isTotpRequired', detail }]
}

/** Also of a city that was saved before cities were checked: its calendar is still another one's. */
const placeFaults = ({ city }: TempleSite): FieldError[] => {
  const problem = cityProblem(city)
  return problem ? [{ pointer: `#/city/${problem.field}`, detail: problem.detail }] : []
}

/** The temple's details, as its admins change them. */
export const createSiteSettings = ({
  audit,
  notifyAdmins,
  reauthenticate,
  festivalsFor,
  drawIcon,
}: Deps) => ({
  get: async (db: Knex): Promise<Versioned> => ({
    site: await findSite(db),
    version: await findSiteVersion(db),
  }),

  update: async (db: Knex, input: SiteInput, context: Context): Promise<Versioned> => {
    const changed = plain(input)
    const now = await findSite(db)
    const isDangerous = dangersOf(now, changed).length > 0
    const { currentPassword } = input
    const faults = [
      ...placeFaults(changed),
      ...totpFaults(now, changed, context),
      ...(isDangerous && currentPassword === undefined ? [noPassword] : []),
    ]
    if (faults.length > 0) {
      const detail = faults.map((fault) => fault.detail).join('. ')
      throw new AppError('invalid_input', `${detail}.`, faults)
    }
    if (isDangerous && currentPassword !== undefined) {
      await reauthenticate(db, currentPassword, context)
    }
    // Computed before anything waits for it and stored with the city, so that the two always match.
    const isMoving = !isSameCity(now, changed)
    const storeFestivals = isMoving ? await festivalsFor(db, changed) : undefined
    const done = await transact(db, async (trx) => {
      const known = await lockSite(trx)
      assertVersion(known.version, context)
      const version = known.version + 1
      // Changed elsewhere, and not part of what is saved here.
      const { specialDays, icon, festivals, shopOpensSoon } = known.site
      const saved = {
        ...changed,
        ...(specialDays && { specialDays }),
        ...(icon && { icon }),
        ...(festivals && { festivals }),
        ...(shopOpensSoon && { shopOpensSoon }),
      }
      await updateSite(trx, saved, version)
      await storeFestivals?.(trx)
      await bumpContent(trx)
      await audit(trx, context.actor, {
        subject: 'site',
        subjectId: 'site',
        action: 'edited',
        ...changesOf(known.site, saved),
      })
      for (const danger of dangersOf(known.site, changed)) {
        await notifyAdmins(trx, context.actor, { ...danger, page: 'settings' })
      }
      return { site: saved, version }
    })
    await drawIcon(db)
    return done
  },
})

export type SiteSettings = ReturnType<typeof createSiteSettings>
