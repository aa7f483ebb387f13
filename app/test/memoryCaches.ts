/**
 * As much of a browser's cache storage as saved files need; `refusal` is thrown instead of storing.
 */
export function memoryCaches(refusal?: DOMException) {
  const entries = new Map<string, Response>()
  const cache = {
    put: async (key: string, response: Response) => {
      if (refusal) throw refusal
      entries.set(key, response)
    },
    keys: async () => [...entries.keys()].map((key) => ({ url: `https://temple.example${key}` })),
    delete: async (key: string) => entries.delete(key),
  }
  return { entries, caches: { open: async () => cache } as unknown as CacheStorage }
}
