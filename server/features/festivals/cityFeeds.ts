import { gunzipSync, gzipSync } from 'node:zlib'

type Kept = { readonly packed: Buffer; readonly of: string; readonly madeAt: number }

const dayMs = 24 * 60 * 60 * 1000

/**
 * The feeds of other cities, each made once a day: that takes 50 ms, and there are 1,298 of them. Packed one
 * is some 3 KB, and what is older than a day goes, so that all of them take 4 MB for one day.
 */
export const createCityFeeds = (now: () => Date) => {
  /** The oldest first. */
  const kept = new Map<string, Kept>()

  const forgetOld = (): void => {
    for (const [cityId, { madeAt }] of kept) {
      if (now().getTime() - madeAt < dayMs) return
      kept.delete(cityId)
    }
  }

  return {
    /** `of`: all that the feed is made from. */
    get: async (cityId: string, of: string, make: () => Promise<string>): Promise<string> => {
      forgetOld()
      const known = kept.get(cityId)
      if (known?.of === of) return gunzipSync(known.packed).toString()
      const feed = await make()
      kept.delete(cityId)
      kept.set(cityId, { packed: gzipSync(feed), of, madeAt: now().getTime() })
      return feed
    },
    size: () => kept.size,
  }
}
