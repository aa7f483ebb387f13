import type { Readers } from '#app/admin/differences.ts'
import { countryName } from '#app/i18n/countryName.ts'
import type { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { networks, type SectionValues } from './siteValues.ts'

/** The words of all settings, by their names. */
export const siteWords = (words: typeof adminSite.english) => ({
  ...words,
  city: words.place,
  app: words.sections.app,
  officeMail: words.officeMail.how,
  social: words.links,
  visit: words.visit.title,
  trust: words.giving,
})

const row = (label: string, text: string): string[] => (text ? [`${label}: ${text}`] : [])

type AllValues = SectionValues<'temple'> &
  SectionValues<'app'> &
  SectionValues<'visiting'> &
  SectionValues<'giving'> &
  SectionValues<'shop'> &
  SectionValues<'email'>

/** How values of all sections are read beside somebody else's change. */
export const readersOf = (words: typeof adminSite.english): Readers<AllValues> => ({
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
        [
          name,
          words.visit.aartiFields.times[from],
          from === 'midnight' ? time : minutes,
          text,
        ].join(', '),
      ),
      ...priests.map(({ name, duties, languages }) =>
        [name, duties, languages].filter(Boolean).join(', '),
      ),
      ...row(words.visit.wayFields.directions, way.directions),
      ...row(words.visit.wayFields.road, way.road),
      ...row(words.visit.wayFields.lane, way.lane),
      ...row(words.visit.wayFields.landmark, way.landmark),
      ...row(
        words.visit.wayFields.north,
        way.directions && words.visit.wayFields.norths[way.north],
      ),
    ].join('\n'),
  shop: ({ gstin, standardFee, expressFee, countries }) =>
    [
      ...row(words.shopFields.gstin, gstin),
      ...row(words.shopFields.standardFee, standardFee),
      ...row(words.shopFields.expressFee, expressFee),
      ...countries.flatMap(({ code, fee }) => row(countryName(code), fee)),
    ].join('\n'),
  trust: ({ registration, pan, is80G, eightyG }) =>
    [
      ...row(words.trustFields.registration, registration),
      ...row(words.trustFields.pan, pan),
      ...(is80G
        ? [
            words.trustFields.is80G,
            ...row(words.eightyGFields.registration, eightyG.registration),
            ...row(words.eightyGFields.date, eightyG.date),
            ...row(words.eightyGFields.section, eightyG.section),
          ]
        : []),
    ].join('\n'),
})
