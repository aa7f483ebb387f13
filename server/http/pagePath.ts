/**
 * Letters, digits and marks that mean the same written plainly or as %61: the plain form is the
 * right one.
 */
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

/** Invisible parts of an address: control characters anywhere, blanks around a part. */
const control = /%[01][0-9a-f]|%7f/gi
const blank = '(?:%20|%c2%a0|%e2%80%8[0-9a-f]|%e3%80%80|%ef%bb%bf)+'
const blanksAround = new RegExp(`^${blank}|${blank}$`, 'gi')

/** Every existing page has such a path: any other is not found, however the app reads it. */
export const isPlainPath = (path: string): boolean => /^[a-z0-9/._~-]*$/.test(path)

/**
 * The one address of a page: lower case, no final slash, no `index.html` or `/home`, nothing
 * invisible. It always stays on this host: runs of slashes and backslashes, which a browser reads
 * as another host's name, become one slash.
 */
export const canonicalUrl = (requested: string, search: string, publicUrl: string): URL => {
  // Every URL parser drops tabs and line ends, so they must not separate two slashes.
  const segments = requested
    .replace(/[\t\r\n]/g, '')
    .replace(control, '')
    .split(/(?:[/\\]|%2f|%5c)+/i)
    .map((segment) => segment.replace(blanksAround, ''))
    .filter(Boolean)
  const url = new URL(`/${segments.join('/')}${search}`, publicUrl)
  // An address that cannot be decoded does not exist: it is answered like any other unknown one.
  const readable = isReadable(url.pathname) ? url.pathname : url.pathname.replaceAll('%', '%25')
  // The router decodes it and browsers encode it, which would cause a redirect loop.
  const path = readable.replaceAll(/\^|%5e/gi, '%255E')
  url.pathname = lowerCase(plain(path)).replace(
    /(?<=^(?:\/[a-z]{2})?)\/(index\.html|home)$|(?<=.)\/$/,
    '',
  )
  return url
}

/**
 * Whether a path looks like a file: then a 404 is sent instead of a page, which would be taken for
 * a script or picture.
 */
export const looksLikeFile = (pathname: string): boolean =>
  /^\/assets(\/|$)/.test(pathname) || /\.[a-z0-9]{1,12}$/.test(pathname)

/** Articles keep every address they had: one written in another letter case redirects at once. */
export const mayHaveMoved = ({ pathname }: URL): boolean => /^\/blog\/[^/]+$/.test(pathname)

/**
 * Any name has a page there, for its owner's phone to fill. Cached, they would displace pages that
 * people read.
 */
export const isAnyones = ({ pathname }: URL): boolean =>
  /^\/(admin|booking|donation|orders|receipt)\/./.test(pathname)

/** The back office, which is in English alone. */
export const isOffice = (path: string): boolean => /^\/admin(\/|$)/.test(path)
