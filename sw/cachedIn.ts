/** What a cache keeps for an address; nothing where the phone is too full even to look. */
export const cachedIn = (cacheName: string, key: RequestInfo): Promise<Response | undefined> =>
  caches.match(key, { cacheName }).catch(() => undefined)
