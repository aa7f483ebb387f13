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
    match: async (key: string) => entries.get(key)?.clone(),
    delete: async (request: string | { url: string }) =>
      entries.delete(typeof request === 'string' ? request : new URL(request.url).pathname),
  }
  const caches = { open: async () => cache, has: async () => entries.size > 0 }
  return { entries, caches: caches as unknown as CacheStorage }
}
