import { numberOf } from '#app/admin/numberOf.ts'
import { plainCharacters } from '#contract/fields.ts'
import { purposesOf } from '#contract/donations/purposes.ts'
import { usualExpressFee, usualStandardFee } from '#contract/shop/rules.ts'
import { areReadable, isCounted } from '#contract/site/openingHours.ts'
import type { Site } from '#contract/site/public.ts'
import { servicePages, type SiteInput, type TempleSite } from '#contract/site/admin.ts'

import { toVisit, toVisitValues, type VisitValues } from './visitValues.ts'

const networks = ['facebook', 'instagram', 'youtube', 'whatsapp'] as const
type Network = (typeof networks)[number]
export { networks }

type ShopValues = {
  gstin: string
  standardFee: string
  expressFee: string
  countries: { code: string; fee: string }[]
}

/** The settings as a form holds them: lists as rows of text, numbers as typed. */
export type SiteValues = Pick<
  Site,
  'name' | 'locality' | 'tagline' | 'phone' | 'email' | 'officeHours' | 'phoneHours'
> & {
  address: string
  templeHours: string
  city: { name: string; latitude: string; longitude: string; timeZone: string }
  upiAddress: string
  isTotpRequired: boolean
  officeMail: { how: 'once' | 'daily' | 'none'; at: string }
  app: {
    shortName: string
    hasColours: boolean
    colours: { frame: string; background: string }
  }
  /** Required with a changed UPI ID, or a changed rule for two-step login. */
  currentPassword: string
  social: Record<Network, string>
  services: string
  visit: VisitValues
  shop: ShopValues
  donationPurposes: string
  trust: {
    registration: string
    pan: string
    is80G: boolean
    eightyG: { registration: string; date: string; section: string }
  }
}

const rows = (text: string): string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)

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
  rows(text).every((row) => serviceOf(row).length > 0)

/** Rows that the site can read, or that name other days than weekdays. */
export const isHours = (text: string): boolean =>
  rows(text).length > 0 &&
  rows(text).every((row) => {
    const { days, hours } = hoursOf(row)
    return days !== '' && hours !== '' && (!isCounted(days) || areReadable(hours))
  })

/** To begin with, when a temple wants colours of its own. */
const firstColours = { frame: '#8e1b1b', background: '#fffbf3' }

export const toSiteValues = ({ site }: { site: TempleSite }): SiteValues => ({
  name: site.name,
  locality: site.locality,
  tagline: site.tagline,
  phone: site.phone,
  email: site.email,
  officeHours: site.officeHours,
  phoneHours: site.phoneHours,
  address: site.address.join('\n'),
  templeHours: site.templeHours.map(({ days, hours }) => `${days}: ${hours}`).join('\n'),
  city: {
    name: site.city.name,
    latitude: String(site.city.latitude),
    longitude: String(site.city.longitude),
    timeZone: site.city.timeZone,
  },
  upiAddress: site.upiAddress ?? '',
  isTotpRequired: site.isTotpRequired === true,
  officeMail: site.officeMail ?? { how: 'once', at: '07:00' },
  app: {
    shortName: site.app?.shortName ?? '',
    hasColours: site.app?.colours !== undefined,
    colours: site.app?.colours ?? firstColours,
  },
  currentPassword: '',
  social: {
    facebook: site.social.facebook ?? '',
    instagram: site.social.instagram ?? '',
    youtube: site.social.youtube ?? '',
    whatsapp: site.social.whatsapp ?? '',
  },
  services: (site.services ?? []).map(({ label, to }) => `${label}: ${to}`).join('\n'),
  visit: toVisitValues(site.visit),
  shop: {
    gstin: site.shop?.gstin ?? '',
    standardFee: String(site.shop?.standardFee ?? usualStandardFee),
    expressFee: String(site.shop?.expressFee ?? usualExpressFee),
    countries: (site.shop?.countries ?? []).map(({ code, fee }) => ({ code, fee: String(fee) })),
  },
  donationPurposes: purposesOf(site).join('\n'),
  trust: {
    registration: site.trust?.registration ?? '',
    pan: site.trust?.pan ?? '',
    is80G: site.trust?.eightyG !== undefined,
    eightyG: site.trust?.eightyG ?? { registration: '', date: '', section: '80G(5)(vi)' },
  },
})

/** A number of degrees as it is typed. */
export const areDegrees = (typed: string, most: number): boolean => Math.abs(degrees(typed)) <= most

const degrees = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(plainCharacters(typed))

const toTrust = ({ registration, pan, is80G, eightyG }: SiteValues['trust']) => ({
  ...(registration.trim() && { registration }),
  ...(pan.trim() && { pan }),
  ...(is80G && { eightyG }),
})

const toOfficeMail = ({ how, at }: SiteValues['officeMail']) =>
  how === 'once' ? undefined : { how, at: at || '07:00' }

const toApp = ({ shortName, hasColours, colours }: SiteValues['app']): SiteInput['app'] =>
  shortName.trim() || hasColours
    ? { ...(shortName.trim() && { shortName }), ...(hasColours && { colours }) }
    : undefined

export const toSiteInput = (values: SiteValues): SiteInput => ({
  ...values,
  address: rows(values.address),
  templeHours: rows(values.templeHours).map(hoursOf),
  city: {
    ...values.city,
    latitude: degrees(values.city.latitude),
    longitude: degrees(values.city.longitude),
  },
  upiAddress: values.upiAddress.trim() || undefined,
  isTotpRequired: values.isTotpRequired || undefined,
  officeMail: toOfficeMail(values.officeMail),
  app: toApp(values.app),
  currentPassword: values.currentPassword || undefined,
  social: {
    facebook: values.social.facebook.trim() || undefined,
    instagram: values.social.instagram.trim() || undefined,
    youtube: values.social.youtube.trim() || undefined,
    whatsapp: values.social.whatsapp.trim() || undefined,
  },
  services: rows(values.services).length > 0 ? rows(values.services).flatMap(serviceOf) : undefined,
  visit: toVisit(values.visit),
  shop: {
    ...(values.shop.gstin.trim() && { gstin: values.shop.gstin }),
    standardFee: numberOf(values.shop.standardFee),
    expressFee: numberOf(values.shop.expressFee),
    countries: values.shop.countries.map(({ code, fee }) => ({ code, fee: numberOf(fee) })),
  },
  donationPurposes: rows(values.donationPurposes),
  trust: toTrust(values.trust),
})
