import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import { mostFestivalsMade } from '#contract/festivals/public.ts'
import { feedIcs, festivalIcs, icsContentType } from '#contract/festivals/ics.ts'
import type { DocumentRoute } from '#server/http/documents.ts'
import { AppError } from '#server/errors.ts'
import { placeNameIn } from '#server/translations/placeName.ts'
import { createCityFeeds } from './cityFeeds.ts'
import type { Festivals } from './service.ts'
import { isFeed, wordsOf } from './words.ts'

/** The name of the temple's own city in the feed's address. */
const templeName = 'temple'

type Place = Awaited<ReturnType<Festivals['placeOf']>>

/**
 * Calendar files: one festival at `/calendar/{slug}.ics`, a city's feed at
 * `/calendar/feed/{city}.ics`, that of one group at `/calendar/feed/{city}/{group}.ics`.
 */
export const festivalDocuments = (festivals: Festivals, origin: string): DocumentRoute[] => {
  const cityFeeds = createCityFeeds(festivals.now)
  const cacheControl = 'public, max-age=3600'
  const zoneOfTemple = async (db: Knex): Promise<string> =>
    (await festivals.placeOf(db, {})).place.tz
  const optionsFor = async (db: Knex, { place, cityId }: Place, language: Language) => ({
    origin,
    cityName: await placeNameIn(place, language),
    cityId,
    templeZone: await zoneOfTemple(db),
    language,
    words: wordsOf(language).event,
  })
  return [
    {
      path: /^\/calendar\/feed\/([^/]+(?:\/[a-z]+)?)\.ics$/,
      contentType: icsContentType,
      cacheControl,
      mostInTenMinutes: mostFestivalsMade,
      isTranslated: true,
      make: async (db, path, { language }) => {
        const [name = '', of = 'temple'] = path.split('/')
        if (!isFeed(of)) throw new AppError('not_found')
        const group = of === 'temple' || of === 'ganesha' ? undefined : of
        if (group && !(await festivals.isOffered(db, group))) throw new AppError('not_found')
        const query = {
          ...(name !== templeName && { city: name }),
          ...(of !== 'temple' && { groups: group ?? '' }),
          language,
        }
        const found = await festivals.placeOf(db, query)
        const { cityId } = found
        const options = await optionsFor(db, found, language)
        const title = wordsOf(language).feed(of, options.cityName)
        const makeFeed = async () => {
          const all = await festivals.feed(db, query)
          const listed = group ? all.filter((festival) => festival.group === group) : all
          return feedIcs(listed, { ...options, name: title })
        }
        return {
          body:
            cityId === undefined
              ? await makeFeed()
              : await cityFeeds.get(
                  `${language}/${path}`,
                  await festivals.feedSource(db, query),
                  makeFeed,
                ),
          disposition: `inline; filename="${[cityId ?? templeName, group].filter(Boolean).join('-')}.ics"`,
        }
      },
    },
    {
      path: /^\/calendar\/([^/]+)\.ics$/,
      contentType: icsContentType,
      cacheControl,
      mostInTenMinutes: mostFestivalsMade,
      isTranslated: true,
      isByCity: true,
      make: async (db, slug, { city, language }) => {
        const festival = await festivals.bySlug(db, { slug, city, language })
        const options = await optionsFor(db, await festivals.placeOf(db, { city }), language)
        return {
          body: festivalIcs(festival, options),
          disposition: `attachment; filename="${festival.slug}.ics"`,
        }
      },
    },
  ]
}
