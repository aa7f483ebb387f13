import { matchPrecache } from 'workbox-precaching'
import { pathHere } from '#app/i18n/language.ts'
import { cachedIn } from './cachedIn.ts'
import { isAppFile } from './precacheKinds.ts'

const cacheName = 'modak-pages'

const shellPath = pathHere('/shell.html')

/**
 * The document without a page; the app renders the page of the address into it. The one fetched
 * last has the temple's present icon and colour.
 */
export const shell = async (): Promise<Response | undefined> => {
  const stored = await cachedIn(cacheName, shellPath)
  if (stored) return stored
  const bare = await matchPrecache(shellPath)
  return bare && (await isAppFile(shellPath, bare)) ? bare : undefined
}

/** The pages an app is usually opened on. Stored as the server rendered them, they show before any script runs. */
const cachedPaths = ['/', '/mantras'].map(pathHere)

export const cachedPage = async (url: URL): Promise<Response | undefined> =>
  url.search === '' && cachedPaths.includes(url.pathname)
    ? cachedIn(cacheName, url.pathname)
    : undefined

/** Fetches them again. Offline the stored ones stay. */
export async function keepPages(): Promise<void> {
  const [cache, bare] = await Promise.all([caches.open(cacheName), matchPrecache(shellPath)])
  const own = scriptsOf((await bare?.text()) ?? '')
  await Promise.all(
    [...cachedPaths, shellPath].map(async (path) => {
      const page = await fetch(path).catch(() => undefined)
      if (page?.status !== 200) return
      // A newer version's page would request scripts that are not on this phone.
      if (scriptsOf(await page.clone().text()) === own) await cache.put(path, page)
    }),
  )
}

/** Pages stored by an older version request that version's scripts. */
export const dropPages = (): Promise<boolean> => caches.delete(cacheName)

const scriptsOf = (html: string): string =>
  [...html.matchAll(/\/assets\/[^"'`]+\.js/g)].map(([script]) => script).join(' ')
