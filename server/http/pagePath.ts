import { AppError } from '#server/errors.ts'

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

/**
 * The one address of a page: lower case, no slash at the end, no `index.html` and no `/home`. It always stays on this host: runs of
 * slashes and backslashes, which a browser reads as another host's name, become one slash.
 */
export const canonicalUrl = (path: string, search: string, publicUrl: string): URL => {
  // Tabs and line ends are dropped by every URL parser, so they must not part two slashes.
  const segments = path
    .replace(/[\t\r\n]/g, '')
    .split(/[/\\]+/)
    .filter(Boolean)
  const url = new URL(`/${segments.join('/')}${search}`, publicUrl)
  url.pathname = lowerCase(plain(url.pathname)).replace(/^\/(index\.html|home)$|(?<=.)\/$/, '')
  try {
    decodeURIComponent(url.pathname)
  } catch {
    throw new AppError('invalid_input', 'The address contains a malformed % sequence.')
  }
  return url
}

/** A file that does not exist is missing: a page in its place would be taken for a script or a picture. */
export const looksLikeFile = (pathname: string): boolean =>
  /^\/assets(\/|$)/.test(pathname) || /\.[a-z0-9]{1,12}$/.test(pathname)
