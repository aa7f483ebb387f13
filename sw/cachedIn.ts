/** The cached answer for an address; undefined if there is none or the phone is too full to look. */
export const cachedIn = (cacheName: string, key: RequestInfo): Promise<Response | undefined> =>
  caches.match(key, { cacheName }).catch(() => undefined)
