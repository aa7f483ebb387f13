import { RouterContextProvider, Scripts } from '@tanstack/react-router'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { addressOf } from '#contract/addresses.ts'
import type { AppLook } from '#contract/site/appLook.ts'
import type { Read } from '#contract/reads.ts'
import type { OgImage } from './seo/ogImage.ts'
import { describePage, dataOfQueries } from './seo/seoHead.ts'
import { noScript } from '#app/i18n/en/shell/noScript.ts'
import { builtLanguages } from './i18n/language.ts'
import { manifestOf } from './manifest.ts'
import { queriesElement } from './renderedQueries.ts'
import { createRouter } from './router.tsx'
import { hourScript } from './home/writeHour.ts'

// React puts a page's title, meta and link elements first; they belong in the document's head.
const headElements = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/

// A form that only the app can send (the newsletter's aside, which is hidden), or space the app has
// to fill.
const needsApp = /<form(?![^>]*(?: action=|newsletter-form))|class="skeleton/

/**
 * Renders a page as anyone may see it, into the built document that also serves as the app's shell.
 * `scripts` are the router's and the home page's, contained in `html`: no content can add to them, so
 * the page's policy may allow them.
 */
export async function render(
  url: URL,
  { template, read }: { template: string; read: Read },
): Promise<{
  status: number
  html: string
  scripts: string
  location?: string
  ogImage?: OgImage | undefined
}> {
  let ogImage: OgImage | undefined
  let scripts = ''
  const router = createRouter(read, 'server', url.origin)
  const handle = createRequestHandler({ request: new Request(url), createRouter: () => router })
  const response = await handle(({ responseHeaders }) => {
    const rendered = renderToString(<RouterServer router={router} />)
    scripts = withoutTimes(scriptsOf(router), router)
    const head = headElements.exec(rendered)?.[0] ?? ''
    const described = describe(router, url)
    ogImage = described?.ogImage
    const html = template
      .replace('<!--app-head-->', () => head + (described?.head ?? ''))
      .replace('<!--app-html-->', () => rendered.slice(head.length))
      .replace(
        '<!--app-queries-->',
        () => queriesElement(router.options.context.queryClient) + scripts,
      )
      .replace('<div id="root">', (root) => (needsApp.test(rendered) ? withoutScript : '') + root)
    if (addressOf(url.pathname, builtLanguages).path === '/')
      scripts += `<script>${hourScript()}</script>`
    return Promise.resolve(
      new Response(html, {
        status: statusOf(router) ?? getSsrStatus(router),
        headers: responseHeaders,
      }),
    )
  })
  // Its timers would keep the process alive, and the data in memory, for minutes.
  router.options.context.queryClient.clear()
  const location = response.headers.get('Location')
  return {
    status: response.status,
    html: await response.text(),
    scripts,
    ogImage,
    ...(location !== null && { location }),
  }
}

/** The router's data in its scripts, as a function of the list that collects its references. */
const routerData = /\$_TSR\.router=(.*)\(\$R\["tsr"\]\);\$_TSR\.e\(\)/s

/**
 * The data with which the router hydrates the rendered page. Its own scripts also receive what a
 * stream sends later; a page that comes whole needs neither them nor their place in its policy.
 */
const scriptsOf = (router: ReturnType<typeof createRouter>): string => {
  const scripts = renderToString(
    <RouterContextProvider router={router}>
      <Scripts />
    </RouterContextProvider>,
  )
  const data = routerData.exec(scripts)?.[1]
  return data ? `<script>$_TSR={h(){},router:(${data})([])}</script>` : scripts
}

const withoutScript = `<noscript><p class="no-script">${noScript.english.text}</p></noscript>`

/** Metadata of a page that search engines may index; undefined for every other. */
const describe = (router: ReturnType<typeof createRouter>, { origin, pathname }: URL) => {
  const { meta = [], links } = router.state.matches.findLast((match) => match.meta) ?? {}
  const canonical = links?.find((link) => link && 'rel' in link && link.rel === 'canonical')
  if (!canonical?.href) return undefined
  const title = meta.flatMap((tag) => (tag && 'title' in tag ? tag.title : [])).at(-1)
  const description = meta.find((tag) => tag && 'name' in tag && tag.name === 'description')
  const dataOf = dataOfQueries(router.options.context.queryClient)
  return describePage({
    origin,
    path: addressOf(pathname, builtLanguages).path,
    url: canonical.href,
    title: title ?? '',
    description: description && 'content' in description ? String(description.content) : '',
    dataOf,
  })
}

/** The web app manifest, as JSON. */
export const renderManifest = async (read: Read, look?: AppLook): Promise<string> =>
  JSON.stringify(manifestOf(await read('getSite', {}), look))

/**
 * The router serialises when each loader ran, so the same page would have other bytes and another
 * ETag each time. Times are replaced by 0; so a page cached for hours is never taken for fresh.
 */
const withoutTimes = (html: string, { state }: ReturnType<typeof createRouter>): string => {
  const times = new Set(state.matches.map(({ updatedAt }) => updatedAt).filter((time) => time > 0))
  return [...times].reduce((text, time) => text.replaceAll(String(time), '0'), html)
}

/** What a page's loader throws for an address that does not exist, or no longer does. */
const statusOf = (router: ReturnType<typeof createRouter>): number | undefined => {
  for (const { loaderData } of router.state.matches)
    if (loaderData && 'status' in loaderData) return loaderData.status
  return undefined
}
