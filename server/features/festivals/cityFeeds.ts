import { gunzipSync, gzipSync } from 'node:zlib'

type CachedFeed = { readonly packed: Buffer; readonly of: string; readonly madeAt: number }

const dayMs = 24 * 60 * 60 * 1000

/**
 * The feeds of other cities, each made once a day: one takes 50 ms, and there are 1,298, each also
 * by group. Compressed, one is about 3 KB, and older ones than a day are dropped, so those of a
 * whole world take 4 MB for a day, and 20 MB with every group.
 */
export const createCityFeeds = (now: () => Date) => {
  /** The oldest first. */
  const feeds = new Map<string, CachedFeed>()

  const forgetOld = (): void => {
    for (const [address, { madeAt }] of feeds) {
      if (now().getTime() - madeAt < dayMs) return
      feeds.delete(address)
    }
  }

  return {
    /** `of`: everything that the feed is made from. */
    get: async (address: string, of: string, make: () => Promise<string>): Promise<string> => {
      forgetOld()
      const cached = feeds.get(address)
      if (cached?.of === of) return gunzipSync(cached.packed).toString()
      const feed = await make()
      feeds.delete(address)
      feeds.set(address, { packed: gzipSync(feed), of, madeAt: now().getTime() })
      return feed
    },
    size: () => feeds.size,
  }
}
