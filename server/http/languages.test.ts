import { describe, expect, test, vi } from 'vitest'
import type { StaffPost } from '#contract/blog/admin.ts'
import { addressOf } from '#contract/addresses.ts'
import type { Language } from '#contract/languages.ts'
import { changeFrom, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { postsPath, postWords } from '#server/test/posts.ts'
import { request, type Reply, type Sending } from '#server/test/request.ts'
import { testApp } from '#server/test/testApp.ts'
import type { BuiltApp } from './render.ts'

const template = '<html><div id="root"></div></html>'

/** A stand-in for the app in one language, which says in which, and what it was rendered from. */
const appIn = (language: Language) => {
  const render = vi.fn<BuiltApp['render']>(async (url) => ({
    status: url.pathname.endsWith('/nowhere') ? 404 : 200,
    html: `<html lang="${language}">${url.pathname}${url.search}</html>`,
  }))
  const renderManifest: BuiltApp['renderManifest'] = async () => JSON.stringify({ lang: language })
  return { template, styles: [], render, renderManifest }
}

const temple = async (languages: readonly Language[] = ['mr']) => {
  const translations = new Map(languages.map((language) => [language, appIn(language)]))
  return testApp({ app: appIn('en'), translations, publicUrl: 'https://temple.example' })
}

const html = { Accept: 'text/html' }

describe('A page in another language', () => {
  test('is rendered in it, and cached apart from the English one', async () => {
    const { send, responseCache } = await temple()
    for (const _ of [1, 2]) {
      expect((await send('/mantras')).text).toBe('<html lang="en">/mantras</html>')
      expect((await send('/mr/mantras')).text).toBe('<html lang="mr">/mr/mantras</html>')
    }
    expect((await send('/mr')).text).toBe('<html lang="mr">/mr</html>')
    expect(responseCache.size().entries).toBe(3)
  })

  test.each([
    '/',
    '/calendar',
    '/checkout',
    '/orders/d7k3m9wace/pay',
    '/booking/pj-2026-7k3m9w',
    '/donation/d7k3m9wace',
    '/search?q=puja&utm_source=a',
    '/panchang?date=2026-12-25',
    '/panchang/month?month=2026-12',
    '/reminders?festival=diwali',
    '/blog?page=2',
    '/shop?category=books',
    '/profile?utm_source=a',
    '/nowhere',
    '/gone.png',
  ])('obeys the rules of %s', async (address) => {
    const { send, responseCache } = await temple()
    const ruleOf = async (path: string) => {
      const before = responseCache.size().entries
      const { status, headers, text } = await send(path, { headers: html })
      const { date: _, etag: __, 'x-request-id': ___, 'content-length': ____, ...rules } = headers
      const page = text.replace(/lang="\w\w">(?:\/mr(?=[/?<]))?\/?/, '')
      return { status, rules, page, cached: responseCache.size().entries - before }
    }
    const english = await ruleOf(address)
    const marathi = await ruleOf(`/mr${address.replace(/^\/(?=$|\?)/, '')}`)
    expect(marathi).toEqual(english)
  })

  test.each([
    ['/MR/Puja', '/mr/puja'],
    ['/mr/', '/mr'],
    ['/mr//puja', '/mr/puja'],
    ['/mr/home', '/mr'],
    ['/mr/index.html', '/mr'],
    ['/mr/puja/?a=1', '/mr/puja?a=1'],
  ])('has one address: %s leads to %s', async (path, location) => {
    const { send } = await temple()
    expect((await send(path, { headers: html })).headers.location).toBe(location)
  })

  test('does not exist where the app is not built in it', async () => {
    const { send } = await temple([])
    expect((await send('/mr/nowhere')).text).toBe('<html lang="en">/mr/nowhere</html>')
    expect((await send('/mr/manifest.webmanifest')).status).toBe(404)
  })

  test('has a feed of articles, as far as they are translated', async () => {
    const app = await temple()
    const editor = await person(app, { role: 'editor' })
    const draft = okOf<StaffPost>(await editor.post(postsPath, postWords))
    const { id, version } = draft
    const publication = `${postsPath}/${id}/publication`
    okOf(await changeFrom(editor, 'POST', publication, version, { status: 'published' }))
    const texts = [{ field: 'title', english: postWords.title, text: 'संकष्टी' }]
    okOf(await changeFrom(editor, 'PUT', `/api/admin/translations/post/${id}/mr`, 0, { texts }))
    const { text } = await app.send('/mr/blog/feed.xml')
    expect(text).toContain('<language>mr-IN</language>')
    expect(text).toContain('href="https://temple.example/mr/blog/feed.xml" rel="self"')
    expect(text).toMatch(/<title>संकष्टी<\/title>\n<link>https:\/\/temple\.example\/mr\/blog\//)
    expect((await app.send('/blog/feed.xml')).text).not.toContain('संकष्टी')
  })

  test('has a manifest', async () => {
    const { send } = await temple()
    expect((await send('/mr/manifest.webmanifest')).json()).toEqual({ lang: 'mr' })
    expect((await send('/manifest.webmanifest')).json()).toEqual({ lang: 'en' })
  })

  test('is in the sitemap, and each names all others and itself', async () => {
    const { send } = await temple(['mr', 'hi'])
    const { text } = await send('/sitemap-pages.xml')
    const pages = text.split('<url>').slice(1)
    const own = pages.map((page) => /<loc>([^<]+)/.exec(page)?.[1])
    expect(own).toContain('https://temple.example/hi/puja')
    for (const page of pages) {
      const links = [...page.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)]
      expect(links.map(([, code]) => code)).toEqual(['en', 'mr', 'hi', 'x-default'])
      for (const [, , href] of links) expect(own).toContain(href)
    }
  })
})

describe('The choice of a language', () => {
  const followed = async (
    send: (path: string, sending?: Sending) => Promise<Reply>,
    path: string,
    cookie = '',
  ) => {
    const reply = await send(path, { headers: { ...html, Cookie: cookie } })
    return { to: reply.headers.location, kept: reply.headers['set-cookie'], reply }
  }

  test('is kept by a link that works without scripts, with the page and its query', async () => {
    const { send } = await temple()
    const { to, kept, reply } = await followed(send, '/panchang?date=2026-12-25&lang=mr')
    expect(reply.status).toBe(302)
    expect(to).toBe('/mr/panchang?date=2026-12-25')
    expect(kept?.[0]).toBe('lang=mr; Path=/; Max-Age=34560000; SameSite=Lax; Secure')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect((await followed(send, '/mr/puja?lang=en')).to).toBe('/puja')
  })

  test('stays with the account, too, for what is written to its owner', async () => {
    const app = await temple()
    const meera = await person(app)
    const readsIn = async () => (await app.db('users').where({ id: meera.id }).first()).language
    expect(await readsIn()).toBe('en')
    await meera.send('/puja?lang=mr', { headers: html })
    await vi.waitFor(async () => expect(await readsIn()).toBe('mr'))
  })

  test('leads from a page without a language, and from no other', async () => {
    const { send } = await temple(['mr', 'hi'])
    // Cached pages are answered before anything else.
    for (const path of ['/', '/puja', '/hi/puja']) await send(path, { headers: html })
    expect((await followed(send, '/puja', 'sid=a; lang=mr')).to).toBe('/mr/puja')
    expect((await followed(send, '/puja?a=1', 'lang=mr')).to).toBe('/mr/puja?a=1')
    expect((await followed(send, '/', 'lang=mr')).to).toBe('/mr')
    expect((await followed(send, '/hi/puja', 'lang=mr')).to).toBeUndefined()
    expect((await followed(send, '/mr/puja', 'lang=en')).to).toBeUndefined()
    expect((await followed(send, '/puja', 'lang=xx')).to).toBeUndefined()
    expect((await followed(send, '/puja')).to).toBeUndefined()
  })

  test('is not what the browser prefers', async () => {
    const { send } = await temple()
    const reply = await send('/puja', { headers: { ...html, 'Accept-Language': 'mr-IN' } })
    expect(reply.status).toBe(200)
  })

  test('leaves the office in English, and files and the API alone', async () => {
    const { send } = await temple()
    expect((await followed(send, '/mr/admin/bookings')).to).toBe('/admin/bookings')
    expect((await followed(send, '/admin', 'lang=mr')).to).toBeUndefined()
    expect((await followed(send, '/api/site', 'lang=mr')).reply.status).toBe(200)
    expect((await followed(send, '/robots.txt', 'lang=mr')).reply.status).toBe(200)
  })

  test('is nobody’s where there is one language', async () => {
    const { send } = await temple([])
    expect((await followed(send, '/puja?lang=mr', 'lang=mr')).reply.status).toBe(200)
  })

  test('never leads in a circle, nor shows one language at an address of another', async () => {
    const { url } = await temple(['mr', 'hi'])
    const parts = [
      '/',
      '/mr',
      '/hi',
      '/en',
      '/MR',
      '//',
      '/admin',
      '/puja',
      '/home',
      '/%6dr',
      '/mr.json',
    ]
    const queries = ['', '?lang=mr', '?lang=en', '?lang=xx', '?lang=mr&lang=en', '?q=1']
    const cookies = ['', 'lang=mr', 'lang=en', 'lang=../']
    for (const first of parts)
      for (const second of ['', '/', '/mr', '//x', '/admin', '/puja'])
        for (const query of queries) {
          let cookie = cookies[(first.length + second.length + query.length) % cookies.length] ?? ''
          let at = `${first}${second}${query}`
          let steps = 0
          for (;;) {
            const reply = await request(`${url}${at}`, { headers: { ...html, Cookie: cookie } })
            const { location, 'set-cookie': kept } = reply.headers
            if (kept?.[0]) cookie = kept[0].split(';')[0] ?? ''
            if (location === undefined) {
              const shown = /<html lang="(\w\w)">/.exec(reply.text)?.[1]
              const { pathname } = new URL(at, url)
              if (shown)
                expect([at, shown]).toEqual([at, addressOf(pathname, ['en', 'mr', 'hi']).language])
              break
            }
            expect(location.startsWith('//')).toBe(false)
            at = location
            steps += 1
            expect(steps).toBeLessThan(5)
          }
        }
  })
})
