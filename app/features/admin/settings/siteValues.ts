import type { Site } from '#contract/site.ts'
import type { SiteInput } from '#contract/siteAdmin.ts'

const networks = ['facebook', 'instagram', 'youtube', 'whatsapp'] as const
export type Network = (typeof networks)[number]
export { networks }

/** The settings as a form holds them: lists as rows of text, numbers as they are typed. */
export type SiteValues = Pick<
  Site,
  'name' | 'locality' | 'tagline' | 'phone' | 'email' | 'officeHours' | 'phoneHours'
> & {
  address: string
  templeHours: string
  city: { name: string; latitude: string; longitude: string; timeZone: string }
  upiAddress: string
  social: Record<Network, string>
}

const rows = (text: string): string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)

/** `Mon-Fri: 6-12` has its colon before the hours; hours have colons too, so the first one parts. */
const hoursOf = (row: string): { days: string; hours: string } => {
  const at = row.indexOf(':')
  return at < 0
    ? { days: row, hours: '' }
    : { days: row.slice(0, at).trim(), hours: row.slice(at + 1).trim() }
}

export const isHours = (text: string): boolean =>
  rows(text).length > 0 &&
  rows(text).every((row) => {
    const { days, hours } = hoursOf(row)
    return days !== '' && hours !== ''
  })

export const toSiteValues = ({ site }: { site: Site }): SiteValues => ({
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
  social: {
    facebook: site.social.facebook ?? '',
    instagram: site.social.instagram ?? '',
    youtube: site.social.youtube ?? '',
    whatsapp: site.social.whatsapp ?? '',
  },
})

/** An empty field is no number, and the server says so beside it. */
const degrees = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

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
  social: {
    facebook: values.social.facebook.trim() || undefined,
    instagram: values.social.instagram.trim() || undefined,
    youtube: values.social.youtube.trim() || undefined,
    whatsapp: values.social.whatsapp.trim() || undefined,
  },
})
