import { matchPrecache } from 'workbox-precaching'
import { cachedIn } from './cachedIn.ts'

const cacheName = 'modak-pages'

/** The document without a page: the app renders into it whatever the address asks for. */
export const shell = (): Promise<Response | undefined> => matchPrecache('/shell.html')

/** The pages an app is opened on. Kept as the server rendered them, they are there before any script. */
const cachedPaths = ['/', '/mantras']

export const cachedPage = async (url: URL): Promise<Response | undefined> =>
  url.search === '' && cachedPaths.includes(url.pathname)
    ? cachedIn(cacheName, url.pathname)
    : undefined

/** Fetches them anew. Without a network what was kept stays. */
export async function keepPages(): Promise<void> {
  const [cache, bare] = await Promise.all([caches.open(cacheName), shell()])
  const own = scriptsOf((await bare?.text()) ?? '')
  await Promise.all(
    cachedPaths.map(async (path) => {
      const page = await fetch(path).catch(() => undefined)
      if (page?.status !== 200) return
      // A newer version's page asks for scripts that this version's phone does not have.
      if (scriptsOf(await page.clone().text()) === own) await cache.put(path, page)
    }),
  )
}

/** Pages kept by an older version ask for that version's scripts. */
export const dropPages = (): Promise<boolean> => caches.delete(cacheName)

const scriptsOf = (html: string): string =>
  [...html.matchAll(/\/assets\/[^"'`]+\.js/g)].map(([script]) => script).join(' ')
