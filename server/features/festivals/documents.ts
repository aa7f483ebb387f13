import type { Knex } from 'knex'
import type { FestivalGroup } from '#contract/festivals/groups.ts'
import { mostFestivalsMade } from '#contract/festivals/public.ts'
import { feedIcs, festivalIcs, icsContentType } from '#contract/festivals/ics.ts'
import type { DocumentRoute } from '#server/http/documents.ts'
import { AppError } from '#server/errors.ts'
import { createCityFeeds } from './cityFeeds.ts'
import type { Festivals } from './service.ts'

/** The name of the temple's own city in the feed's address. */
const templeName = 'temple'

/** What a feed lists: what the temple shows everywhere, Ganesha's alone, or one group. */
type FeedOf = 'temple' | 'ganesha' | FestivalGroup

const feedNames: Readonly<Record<FeedOf, string>> = {
  temple: 'Ganesha festivals',
  ganesha: 'Ganesha festivals',
  great: 'Great festivals',
  ekadashi: 'Ekadashi',
  pradosh: 'Pradosh',
  moon: 'Purnima and Amavasya',
}

const isFeed = (name: string): name is FeedOf => Object.hasOwn(feedNames, name)

/**
 * Calendar files: one festival at `/calendar/{slug}.ics`, a city's feed at
 * `/calendar/feed/{city}.ics`, that of one group at `/calendar/feed/{city}/{group}.ics`.
 */
export const festivalDocuments = (festivals: Festivals, origin: string): DocumentRoute[] => {
  const cityFeeds = createCityFeeds(festivals.now)
  const cacheControl = 'public, max-age=3600'
  const zoneOfTemple = async (db: Knex): Promise<string> =>
    (await festivals.placeOf(db, {})).place.tz
  return [
    {
      path: /^\/calendar\/feed\/([^/]+(?:\/[a-z]+)?)\.ics$/,
      contentType: icsContentType,
      cacheControl,
      mostInTenMinutes: mostFestivalsMade,
      make: async (db, path) => {
        const [name = '', of = 'temple'] = path.split('/')
        if (!isFeed(of)) throw new AppError('not_found')
        const group = of === 'temple' || of === 'ganesha' ? undefined : of
        if (group && !(await festivals.isOffered(db, group))) throw new AppError('not_found')
        const query = {
          ...(name !== templeName && { city: name }),
          ...(of !== 'temple' && { groups: group ?? '' }),
        }
        const { place, cityId } = await festivals.placeOf(db, query)
        const templeZone = await zoneOfTemple(db)
        const options = { origin, cityName: place.name, cityId, templeZone }
        const title = `${feedNames[of]}, ${place.name}`
        const makeFeed = async () => {
          const found = await festivals.feed(db, query)
          const listed = group ? found.filter((festival) => festival.group === group) : found
          return feedIcs(listed, { ...options, name: title })
        }
        return {
          body:
            cityId === undefined
              ? await makeFeed()
              : await cityFeeds.get(path, await festivals.feedSource(db, query), makeFeed),
          disposition: `inline; filename="${[cityId ?? templeName, group].filter(Boolean).join('-')}.ics"`,
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
