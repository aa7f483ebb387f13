import {
  choice,
  date,
  flag,
  inRow,
  list,
  own,
  ownValue,
  rowsOf,
  uncut,
  whole,
  writtenAs,
} from '#app/admin/form/fields.ts'
import type { FieldValues } from 'react-hook-form'
import { formOf } from '#app/admin/form/formOf.ts'
import { group, rows } from '#app/admin/form/parts.ts'
import type { Sent } from '#contract/endpoint.ts'
import { plainCharacters } from '#contract/fields.ts'
import { purposesOf } from '#contract/donations/purposes.ts'
import { usualExpressFee, usualStandardFee } from '#contract/shop/rules.ts'
import { appLookInput } from '#contract/site/appLookAdmin.ts'
import { areReadable, isCounted } from '#contract/site/openingHours.ts'
import {
  city,
  countryInput,
  eightyG,
  type OfficeMail,
  officeMail,
  servicePages,
  shopInput,
  type SiteInput,
  socialInput,
  type TempleSite,
  trustInput,
} from '#contract/site/admin.ts'
import {
  type SiteSection,
  siteSections,
  type updateSiteSection,
} from '#contract/site/sectionsAdmin.ts'
import type { Trust } from '#contract/site/trust.ts'
import { visit } from './visitValues.ts'

/**
 * `Mon-Fri: 6-12` has its colon before the hours; hours contain colons too, so the first one
 * separates.
 */
const hoursOf = (row: string): { days: string; hours: string } => {
  const at = row.indexOf(':')
  return at < 0
    ? { days: row, hours: '' }
    : { days: row.slice(0, at).trim(), hours: row.slice(at + 1).trim() }
}

type Service = NonNullable<SiteInput['services']>[number]

/** `Online Puja: /puja`; a name may contain colons, so the last one separates. */
const serviceOf = (row: string): Service[] => {
  const [, label = '', page] = /^(.+):\s*(\/\w*)$/.exec(row) ?? []
  const to = servicePages.find((each) => each === page)
  return to ? [{ label: label.trim(), to }] : []
}

export const areServices = (text: string): boolean =>
  rowsOf(text).every((row) => serviceOf(row).length > 0)

/** Rows that the site can read, or that name other days than weekdays. */
export const isHours = (text: string): boolean =>
  rowsOf(text).length > 0 &&
  rowsOf(text).every((row) => {
    const { days, hours } = hoursOf(row)
    return days !== '' && hours !== '' && (!isCounted(days) || areReadable(hours))
  })

/** A number of degrees as it is typed. */
const degrees = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(plainCharacters(typed))

const upTo = (most: number) =>
  writtenAs<number>(String, degrees, {
    inputMode: 'text',
    isRight: (typed) => Math.abs(degrees(typed)) <= most,
  })

export const cityValues = formOf(
  {
    name: uncut(),
    ...inRow('gap-4 sm:grid-cols-2', { latitude: upTo(90), longitude: upTo(180) }),
    timeZone: uncut(),
  },
  city,
)

export const networks = ['facebook', 'instagram', 'youtube', 'whatsapp'] as const

const link = uncut({ type: 'url' })

export const socialValues = formOf(
  { facebook: link, instagram: link, youtube: link, whatsapp: link },
  socialInput,
)

export const shopValues = formOf(
  {
    gstin: uncut({ autoCapitalize: 'characters', autoComplete: 'off', maxLength: 20 }),
    ...inRow('gap-4 sm:grid-cols-2', {
      standardFee: { ...whole({ maxLength: undefined }), empty: String(usualStandardFee) },
      expressFee: { ...whole({ maxLength: undefined }), empty: String(usualExpressFee) },
    }),
    countries: rows(formOf({ code: uncut(), fee: whole({ maxLength: undefined }) }, countryInput)),
  },
  shopInput,
)

export const eightyGValues = formOf(
  {
    registration: uncut(),
    ...inRow('gap-4 sm:grid-cols-2', {
      date: date(),
      section: { ...uncut(), empty: '80G(5)(vi)' },
    }),
  },
  eightyG,
)

export const trustValues = formOf(
  {
    registration: uncut(),
    pan: uncut({ autoCapitalize: 'characters' }),
    is80G: flag(),
    eightyG: group(eightyGValues),
  },
  trustInput,
)

const trust = own<typeof trustValues.empty, Trust>({
  empty: trustValues.empty,
  toValue: (stored) => trustValues.toValues({ ...stored, is80G: stored.eightyG !== undefined }),
  toInput(values) {
    const { is80G, eightyG, ...input } = trustValues.toInput(values)
    return { ...input, ...(is80G && { eightyG: values.eightyG }) }
  },
})

export const officeMailValues = formOf(
  {
    how: choice(['once', 'daily', 'none'], 'hows', 'once'),
    at: { ...uncut({ type: 'time' }), empty: '07:00' },
  },
  officeMail,
)

const officeMailField = own<typeof officeMailValues.empty, OfficeMail>({
  empty: officeMailValues.empty,
  toValue: (stored) => stored,
  toInput: ({ how, at }) => (how === 'once' ? undefined : { how, at: at || '07:00' }),
  isWhole: true,
})

/** To begin with, when a temple wants colours of its own. */
const firstColours = { frame: '#8e1b1b', background: '#fffbf3' }

export const appValues = formOf(
  { shortName: uncut(), hasColours: flag(), colours: ownValue(firstColours) },
  appLookInput,
)

const app = own<typeof appValues.empty, NonNullable<TempleSite['app']>>({
  empty: appValues.empty,
  toValue: (stored) => appValues.toValues({ ...stored, hasColours: stored.colours !== undefined }),
  toInput(values) {
    const { hasColours, colours, ...input } = appValues.toInput(values)
    const look = { ...input, ...(hasColours && { colours: values.colours }) }
    return Object.keys(look).length > 0 ? look : undefined
  },
  isWhole: true,
})

/** Required with a changed UPI ID, or a changed rule for two-step login. */
const currentPassword = ownValue('', { toInput: (typed: string) => typed || undefined })

/** The fields of each section, in the order in which somebody else's changes are shown. */
export const sectionForms = {
  temple: formOf(
    {
      name: uncut(),
      locality: uncut(),
      tagline: uncut(),
      address: list({ rows: 4 }),
      phone: uncut({ type: 'tel' }),
      email: uncut({ type: 'email' }),
      city: group(cityValues, { isWhole: true }),
      services: {
        ...writtenAs<Service[]>(
          () => '',
          (typed) => rowsOf(typed).flatMap(serviceOf),
          { rows: 4, isRight: areServices },
        ),
        toValue: (stored: readonly { label: string; to: string }[]) =>
          stored.map(({ label, to }) => `${label}: ${to}`).join('\n'),
      },
      social: group(socialValues),
    },
    siteSections.temple,
  ),
  app: formOf({ app }, siteSections.app),
  visiting: formOf(
    {
      templeHours: writtenAs<{ days: string; hours: string }[]>(
        (stored) => stored.map(({ days, hours }) => `${days}: ${hours}`).join('\n'),
        (typed) => rowsOf(typed).map(hoursOf),
        { rows: 4, isRight: isHours },
      ),
      officeHours: uncut(),
      phoneHours: uncut(),
      visit,
    },
    siteSections.visiting,
  ),
  giving: formOf(
    { upiAddress: uncut(), donationPurposes: list({ rows: 4 }), trust, currentPassword },
    siteSections.giving,
  ),
  shop: formOf({ shop: group(shopValues, { isWhole: true }) }, siteSections.shop),
  email: formOf({ officeMail: officeMailField }, siteSections.email),
  safety: formOf(
    {
      isTotpRequired: { ...flag(), toInput: (isOn: boolean) => isOn || undefined },
      currentPassword,
    },
    siteSections.safety,
  ),
}

export type SectionValues<N extends SiteSection> = (typeof sectionForms)[N]['empty']

/** Of any section: which one it is decides at run time. */
export const formOfSection = (section: SiteSection) =>
  sectionForms[section] as unknown as {
    toValues: (site: TempleSite) => FieldValues
    toInput: (values: FieldValues) => object
    compared: (typeof sectionForms)['temple']['compared']
  }

export const valuesOf = (section: SiteSection, { site }: { site: TempleSite }): FieldValues =>
  formOfSection(section).toValues({ ...site, donationPurposes: [...purposesOf(site)] })

export const inputOf = (section: SiteSection, values: FieldValues) =>
  ({ section, ...formOfSection(section).toInput(values) }) as Sent<typeof updateSiteSection>
