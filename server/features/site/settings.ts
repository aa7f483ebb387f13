import type { Knex } from 'knex'
import type { FieldError } from '#contract/errors.ts'
import { type SiteInput, siteInput, type TempleSite } from '#contract/site/admin.ts'
import { type SiteSectionInput, siteSections } from '#contract/site/sectionsAdmin.ts'
import { otherStateOf } from '#contract/payments/paymentNumbersAdmin.ts'
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
const plain = <T>(input: T): T => JSON.parse(JSON.stringify(input)) as T

/** A change of all settings or of some: what they are after it, and which fields it replaces. */
type Change = {
  readonly make: (before: TempleSite) => TempleSite
  readonly fields: ReadonlySet<string>
  readonly currentPassword: string | undefined
}

const wholeChange = ({ currentPassword, ...input }: SiteInput): Change => ({
  // Changed elsewhere, and not part of what is saved here.
  make: ({ specialDays, icon, festivals, shopOpensSoon }) =>
    plain({ ...input, specialDays, icon, festivals, shopOpensSoon }),
  fields: new Set(Object.keys(siteInput.shape)),
  currentPassword,
})

const sectionChange = ({ section, ...rest }: SiteSectionInput): Change => {
  const { currentPassword, ...input } = { currentPassword: undefined, ...rest }
  const fields = new Set(Object.keys(siteSections[section].shape))
  const withoutIt = (before: TempleSite) =>
    Object.fromEntries(Object.entries(before).filter(([name]) => !fields.has(name)))
  return {
    make: (before) => plain({ ...(withoutIt(before) as TempleSite), ...input }),
    fields,
    currentPassword,
  }
}

const isSameCity = (a: TempleSite, b: TempleSite): boolean =>
  JSON.stringify(a.city) === JSON.stringify(b.city)

const noPassword: FieldError = {
  pointer: '#/currentPassword',
  detail: 'Please enter your current password',
}

/** Which changes could harm the temple, in words for the other administrators. */
const dangersOf = (before: TempleSite, after: TempleSite): News[] => {
  const dangers: News[] = []
  const [from, to] = [before.upiAddress, after.upiAddress]
  if (from !== to) {
    dangers.push({
      subject: en.upi.subject,
      text: (who) => en.upi.text(who, from, to),
      page: 'settings/giving',
    })
  }
  const isOn = Boolean(after.isTotpRequired)
  if (isOn !== Boolean(before.isTotpRequired)) {
    dangers.push({
      subject: en.totp.subject,
      text: (who) => en.totp.text(who, isOn),
      page: 'settings/safety',
    })
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
const placeFaults = ({ city }: TempleSite, { fields }: Change): FieldError[] => {
  if (!fields.has('city')) return []
  const problem = cityProblem(city)
  return problem ? [{ pointer: `#/city/${problem.field}`, detail: problem.detail }] : []
}

/** Of sections that are saved apart from each other: shown at the one that is changed. */
const stateFaults = (site: TempleSite, { fields }: Change): FieldError[] => {
  const pointer = fields.has('shop') ? '#/shop/gstin' : '#/address'
  const detail = fields.has(pointer.split('/')[1] ?? '') && otherStateOf(site)
  return detail ? [{ pointer, detail }] : []
}

/** The temple's details, as its admins change them. */
export const createSiteSettings = ({
  audit,
  notifyAdmins,
  reauthenticate,
  festivalsFor,
  drawIcon,
}: Deps) => {
  const store = async (db: Knex, change: Change, context: Context): Promise<Versioned> => {
    const { make, currentPassword } = change
    // Of the version that the change was made from, so that it is judged whole.
    assertVersion(await findSiteVersion(db), context)
    const now = await findSite(db)
    const changed = make(now)
    const isDangerous = dangersOf(now, changed).length > 0
    const faults = [
      ...placeFaults(changed, change),
      ...stateFaults(changed, change),
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
      const current = await lockSite(trx)
      assertVersion(current.version, context)
      const version = current.version + 1
      const saved = make(current.site)
      await updateSite(trx, saved, version)
      await storeFestivals?.(trx)
      await bumpContent(trx)
      await audit(trx, context.actor, {
        subject: 'site',
        subjectId: 'site',
        action: 'edited',
        ...changesOf(current.site, saved),
      })
      for (const danger of dangersOf(current.site, saved)) {
        await notifyAdmins(trx, context.actor, danger)
      }
      return { site: saved, version }
    })
    await drawIcon(db)
    return done
  }
  return {
    get: async (db: Knex): Promise<Versioned> => ({
      site: await findSite(db),
      version: await findSiteVersion(db),
    }),

    update: (db: Knex, input: SiteInput, context: Context) =>
      store(db, wholeChange(input), context),

    updateSection: (db: Knex, input: SiteSectionInput, context: Context) =>
      store(db, sectionChange(input), context),
  }
}

export type SiteSettings = ReturnType<typeof createSiteSettings>
