import { gunzipSync, gzipSync } from 'node:zlib'

type Kept = { readonly packed: Buffer; readonly of: string; readonly madeAt: number }

const dayMs = 24 * 60 * 60 * 1000

/**
 * The feeds of other cities, each made once a day: one takes 50 ms, and there are 1,298, each also
 * by group. Compressed, one is about 3 KB, and older ones than a day are dropped, so those of a
 * whole world take 4 MB for a day, and 20 MB with every group.
 */
export const createCityFeeds = (now: () => Date) => {
  /** The oldest first. */
  const kept = new Map<string, Kept>()

  const forgetOld = (): void => {
    for (const [address, { madeAt }] of kept) {
      if (now().getTime() - madeAt < dayMs) return
      kept.delete(address)
    }
  }

  return {
    /** `of`: everything that the feed is made from. */
    get: async (address: string, of: string, make: () => Promise<string>): Promise<string> => {
      forgetOld()
      const known = kept.get(address)
      if (known?.of === of) return gunzipSync(known.packed).toString()
      const feed = await make()
      kept.delete(address)
      kept.set(address, { packed: gzipSync(feed), of, madeAt: now().getTime() })
      return feed
    },
    size: () => kept.size,
  }
}
