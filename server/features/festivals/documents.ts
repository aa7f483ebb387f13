import type { Knex } from 'knex'
import { instantOf } from '#almanac/zone.ts'
import { mostFestivalsMade } from '#contract/festivals.ts'
import { feedIcs, festivalIcs, icsContentType } from '#contract/festivalIcs.ts'
import type { DocumentRoute } from '#server/http/documents.ts'
import { createCityFeeds } from './cityFeeds.ts'
import type { Festivals } from './service.ts'

/** The name of the temple's own city in the feed's address. */
const templeName = 'temple'

/** Calendar files: one festival at `/calendar/{slug}.ics`, a city's feed at `/calendar/feed/{city}.ics`. */
export const festivalDocuments = (festivals: Festivals, origin: string): DocumentRoute[] => {
  const cityFeeds = createCityFeeds(festivals.now)
  const cacheControl = 'public, max-age=3600'
  const startsAtTemple = async (db: Knex) => {
    const { place } = await festivals.placeOf(db, {})
    return (date: string, clock: string): number => instantOf(date, clock, place.tz)
  }
  return [
    {
      path: /^\/calendar\/feed\/([^/]+)\.ics$/,
      contentType: icsContentType,
      cacheControl,
      mostInTenMinutes: mostFestivalsMade,
      make: async (db, name) => {
        const asked = name === templeName ? {} : { city: name }
        const { place, cityId } = await festivals.placeOf(db, asked)
        const startsAt = await startsAtTemple(db)
        const options = { origin, cityName: place.name, cityId, startsAt }
        const title = `Ganesha festivals, ${place.name}`
        const makeFeed = async () =>
          feedIcs(await festivals.feed(db, asked), { ...options, name: title })
        return {
          body:
            cityId === undefined
              ? await makeFeed()
              : await cityFeeds.get(cityId, await festivals.feedSource(db, asked), makeFeed),
          disposition: `inline; filename="${cityId ?? templeName}.ics"`,
        }
      },
    },
    {
      path: /^\/calendar\/([^/]+)\.ics$/,
      contentType: icsContentType,
      cacheControl,
      mostInTenMinutes: mostFestivalsMade,
      isByCity: true,
      make: async (db, slug, { city }) => {
        const festival = await festivals.bySlug(db, { slug, city })
        const { place, cityId } = await festivals.placeOf(db, { city })
        return {
          body: festivalIcs(festival, {
            origin,
            cityName: place.name,
            cityId,
            startsAt: await startsAtTemple(db),
          }),
          disposition: `attachment; filename="${festival.slug}.ics"`,
        }
      },
    },
  ]
}
