import type { Knex } from 'knex'
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
  const zoneOfTemple = async (db: Knex): Promise<string> =>
    (await festivals.placeOf(db, {})).place.tz
  return [
    {
      path: /^\/calendar\/feed\/([^/]+)\.ics$/,
      contentType: icsContentType,
      cacheControl,
      mostInTenMinutes: mostFestivalsMade,
      make: async (db, name) => {
        const asked = name === templeName ? {} : { city: name }
        const { place, cityId } = await festivals.placeOf(db, asked)
        const templeZone = await zoneOfTemple(db)
        const options = { origin, cityName: place.name, cityId, templeZone }
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
            templeZone: await zoneOfTemple(db),
          }),
          disposition: `attachment; filename="${festival.slug}.ics"`,
        }
      },
    },
  ]
}
