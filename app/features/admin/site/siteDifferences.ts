import type { Readers } from '#app/admin/differences.ts'
import { countryName } from '#app/i18n/countries.ts'
import type { adminSite } from '#app/i18n/en/adminSite.ts'
import { networks, type SiteValues } from './siteValues.ts'

type Compared = Exclude<keyof SiteValues, 'currentPassword'>

/** What each part of the settings is called beside what somebody else changed. */
export const labelsOf = (words: typeof adminSite.english): Record<Compared, string> => ({
  name: words.name,
  locality: words.locality,
  tagline: words.tagline,
  address: words.address,
  phone: words.phone,
  email: words.email,
  templeHours: words.templeHours,
  officeHours: words.officeHours,
  phoneHours: words.phoneHours,
  city: words.place,
  upiAddress: words.upi,
  isTotpRequired: words.isTotpRequired,
  app: words.sections.app,
  officeMail: words.officeMail.heading,
  social: words.links,
  services: words.services,
  visit: words.visit.title,
  shop: words.shop,
  donationPurposes: words.purposes,
  trust: words.giving,
})

const row = (label: string, text: string): string[] => (text ? [`${label}: ${text}`] : [])

export const readersOf = (words: typeof adminSite.english): Readers<SiteValues> => ({
  city: ({ name, latitude, longitude, timeZone }) =>
    `${name}\n${words.placeAt(latitude, longitude)}, ${timeZone}`,
  officeMail: ({ how, at }) =>
    how === 'daily' ? `${words.officeMail.hows[how]}, ${at}` : words.officeMail.hows[how],
  app: ({ shortName, hasColours, colours }) =>
    [shortName, ...(hasColours ? [colours.frame, colours.background] : [])]
      .filter(Boolean)
      .join('\n'),
  social: (links) =>
    networks.flatMap((network) => row(words.social[network], links[network])).join('\n'),
  visit: ({ aartis, priests, way }) =>
    [
      ...aartis.map(({ name, text, from, time, minutes }) =>
        [name, words.visit.from[from], from === 'midnight' ? time : minutes, text].join(', '),
      ),
      ...priests.map(({ name, duties, languages }) =>
        [name, duties, languages].filter(Boolean).join(', '),
      ),
      ...row(words.visit.directions, way.directions),
      ...row(words.visit.road, way.road),
      ...row(words.visit.lane, way.lane),
      ...row(words.visit.landmark, way.landmark),
      ...row(words.visit.north, way.directions && words.visit.norths[way.north]),
    ].join('\n'),
  shop: ({ gstin, standardFee, expressFee, countries }) =>
    [
      ...row(words.gstin, gstin),
      ...row(words.standardFee, standardFee),
      ...row(words.expressFee, expressFee),
      ...countries.flatMap(({ code, fee }) => row(countryName(code), fee)),
    ].join('\n'),
  trust: ({ registration, pan, is80G, eightyG }) =>
    [
      ...row(words.trustRegistration, registration),
      ...row(words.trustPan, pan),
      ...(is80G
        ? [
            words.is80G,
            ...row(words.eightyGRegistration, eightyG.registration),
            ...row(words.eightyGDate, eightyG.date),
            ...row(words.eightyGSection, eightyG.section),
          ]
        : []),
    ].join('\n'),
})
