/** Letters, digits and marks that mean the same written plainly or as %61: plainly is the one way. */
const unreserved = /[a-z0-9._~-]/i

const plain = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (part) => {
    const character = String.fromCharCode(Number.parseInt(part.slice(1), 16))
    return unreserved.test(character) ? character : part
  })

const lowerCase = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) =>
    part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
  )

const isReadable = (pathname: string): boolean => {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** What nobody sees in an address: control characters anywhere, blanks around a part. */
const control = /%[01][0-9a-f]|%7f/gi
const blank = '(?:%20|%c2%a0|%e2%80%8[0-9a-f]|%e3%80%80|%ef%bb%bf)+'
const blanksAround = new RegExp(`^${blank}|${blank}$`, 'gi')

/** Every page that is there has such a path: any other is nothing, however the app reads it. */
export const isPlainPath = (path: string): boolean => /^[a-z0-9/._~-]*$/.test(path)

/**
 * The one address of a page: lower case, no slash at the end, no `index.html` and no `/home`, nothing
 * that cannot be seen. It always stays on this host: runs of
 * slashes and backslashes, which a browser reads as another host's name, become one slash.
 */
export const canonicalUrl = (asked: string, search: string, publicUrl: string): URL => {
  // Tabs and line ends are dropped by every URL parser, so they must not part two slashes.
  const segments = asked
    .replace(/[\t\r\n]/g, '')
    .replace(control, '')
    .split(/(?:[/\\]|%2f|%5c)+/i)
    .map((segment) => segment.replace(blanksAround, ''))
    .filter(Boolean)
  const url = new URL(`/${segments.join('/')}${search}`, publicUrl)
  // Nothing is there under a name that no letters can be made of: it is said as of any other.
  const readable = isReadable(url.pathname) ? url.pathname : url.pathname.replaceAll('%', '%25')
  // The router reads it plainly and browsers write it encoded: they would send each other round in circles.
  const path = readable.replaceAll(/\^|%5e/gi, '%255E')
  url.pathname = lowerCase(plain(path)).replace(/^\/(index\.html|home)$|(?<=.)\/$/, '')
  return url
}

/** A file that does not exist is missing: a page in its place would be taken for a script or a picture. */
export const looksLikeFile = (pathname: string): boolean =>
  /^\/assets(\/|$)/.test(pathname) || /\.[a-z0-9]{1,12}$/.test(pathname)

/** Articles keep every address they had: whoever writes one in other letter case is led on at once. */
export const mayHaveMoved = ({ pathname }: URL): boolean => /^\/blog\/[^/]+$/.test(pathname)

/** What of its query a page is rendered from where there are too many of them to be kept. */
const askedOf: Readonly<Record<string, readonly string[]>> = {
  // Typed there, or shared to the app.
  '/search': ['q', 'title', 'text', 'url'],
  '/panchang': ['date'],
  '/panchang/month': ['month'],
}

/** Any name has a page there, for its owner's phone to fill. All the same, they would crowd out what is read. */
export const isAnyones = ({ pathname }: URL): boolean =>
  /^\/(admin|booking|donation|receipt)\/./.test(pathname)

/** Rendered for whoever asks, and nobody else's page. */
export const isOwnWords = ({ pathname, search }: URL): boolean =>
  Object.hasOwn(askedOf, pathname) && search !== ''

/**
 * What a page is rendered from besides its path: of the blog's list which page it is, of the search what
 * is looked for, of the panchang which day or month. No other reads its query, so one with `utm_…` or
 * `fbclid` is the same page.
 */
export const renderedQuery = ({ pathname, searchParams }: URL): string => {
  const names = askedOf[pathname]
  if (names)
    return new URLSearchParams(
      [...searchParams].filter(([name]) => names.includes(name)),
    ).toString()
  const page = searchParams.get('page') ?? ''
  return pathname === '/blog' && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? `?page=${page}` : ''
}
