import { assertPublicHost } from '#server/adapters/guardedAddress.ts'

const base = 'https://'

const isPublic = (url: URL): boolean => {
  try {
    assertPublicHost(url)
    return /[^.]\.[^.]/.test(url.hostname) || url.hostname.startsWith('[')
  } catch {
    return false
  }
}

/**
 * Whether a push service may be there. What its name leads to is checked when something is sent.
 * `testService` is the origin of a local push service, only in tests.
 */
export const isPushEndpoint = (endpoint: string, testService?: string): boolean => {
  const url = URL.parse(endpoint)
  if (!url || !endpoint.startsWith(base) || url.username || url.password) return false
  if (testService !== undefined && url.origin === testService) return true
  // Google's service of before 2019 knew no keys of ours.
  if (url.hostname === 'android.googleapis.com') return false
  return url.port === '' && isPublic(url)
}

/** The push services of the browsers there are. */
const known =
  /^(?:fcm\.googleapis\.com|jmt17\.google\.com|(?:.+\.)?push\.services\.mozilla\.com|(?:.+\.)?push\.apple\.com|.+\.notify\.windows\.com)$/

/**
 * Whether a push service is a known one: only those can stop the channel by rejecting our key,
 * because anyone can set up a server that rejects everything.
 */
export const isKnownService = (hostname: string): boolean => known.test(hostname)
