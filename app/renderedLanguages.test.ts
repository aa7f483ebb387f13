// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMantra, aPage, aPost, aProduct, aSite } from './test/builders.ts'
import { readingsOf } from './test/readings.ts'

/** As the build for Marathi has it. */
beforeEach(() => {
  vi.stubGlobal('__LANGUAGE__', 'mr')
  vi.stubGlobal('__LANGUAGES__', ['en', 'mr'])
  vi.stubGlobal('__IS_MULTILINGUAL__', true)
  vi.stubGlobal('__IS_TRANSLATED__', true)
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const template =
  '<head><!--app-head--></head><div id="root"><!--app-html--></div><!--app-queries-->'

const page = async (path: string, answers: Parameters<typeof readingsOf>[0]) => {
  const { render } = await import('./entry-server.tsx')
  const read = readingsOf(answers)
  const { html } = await render(new URL(path, 'https://temple.example'), { template, read })
  // Without the data for the browser, which follows what is shown.
  return html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
}

test('a page in Marathi shows what is translated, and marks what is in English so far', async () => {
  const translated = { id: 'ganesh', name: 'गणेश पूजा', description: 'वर्णन', price: 2100 }
  const english = { id: 'lakshmi', name: 'Lakshmi Puja', description: 'Of the goddess.' }
  const untranslated = { ...english, inEnglish: ['name', 'description'] }
  const html = await page('/mr/puja', { listPujas: [translated, untranslated] })
  expect(html).toContain('>गणेश पूजा</span>')
  expect(html).toContain('<bdi lang="en">Lakshmi Puja</bdi>')
  expect(html).toContain('Some of these texts are only available in English.')
})

test('links in a written text stay in the language; those to files and other sites are as written', async () => {
  const links = [
    '/puja?date=2026-12-01',
    '/',
    '/mr/donate',
    '/media/a.webp',
    'https://example.org/a',
  ]
  const html = links.map((to) => `<a href="${to}">x</a>`).join('')
  const own = ['/mr/puja?date=2026-12-01', '/mr', '/mr/donate', ...links.slice(3)]
  const expected = own.map((to) => `<a href="${to}">x</a>`).join('')
  expect(await page('/mr/privacy', { getPage: aPage({ name: 'privacy', html }) })).toContain(
    expected,
  )
  const post = { ...aPost({ slug: 'a', content: html }), related: [] }
  expect(await page('/mr/blog/a', { getPost: post })).toContain(expected)
})

test('its title, and what others show of it, are those of the translation', async () => {
  const mantra = { ...aMantra({ id: 'a', title: 'गणेश गायत्री' }), inEnglish: ['meaning'] }
  const html = await page('/mr/mantras/a', { getMantra: mantra })
  expect(html).toMatch(/<title>गणेश गायत्री/)
  expect(html).toContain('<meta property="og:title" content="गणेश गायत्री')
  expect(html).toMatch(/<h1[^>]*>गणेश गायत्री<\/h1>/)
  expect(html).toContain(`<bdi lang="en">${mantra.meaning}</bdi>`)
  expect(html).toContain('This text is only available in English.')
})

test('verses are listed by their first words in the letters of the page', async () => {
  const line = (verse: number) => ({
    text: `सुखकर्ता दुःखहर्ता वार्ता ॥ ${verse} ॥`,
    iast: 'sukhakartā duḥkhahartā vārtā',
    verse,
  })
  const lines = [1, 2, 3, 4, 5].map(line)
  const aarti = aMantra({ id: 'a', title: 'आरती', language: 'mr', lines })
  const html = await page('/mr/mantras/a', { getMantra: aarti })
  expect(html).toMatch(/<a href="#verse-1"[^>]*>.*?<span lang="mr">सुखकर्ता दुःखहर्ता<\/span><\/a>/)
  expect(html).toContain('<p lang="mr-Latn"')
})

test.each(['mr', 'hi', 'sa'] as const)(
  'on a page in Hindi, a text in %s is read as such, and its name in Hindi',
  async (of) => {
    vi.stubGlobal('__LANGUAGE__', 'hi')
    vi.stubGlobal('__LANGUAGES__', ['en', 'hi'])
    const lines = [{ text: 'सुखकर्ता दुःखहर्ता', iast: 'sukhakartā duḥkhahartā', verse: 1 }]
    const mantra = aMantra({ id: 'a', title: 'आरती', language: of, lines })
    const html = await page('/hi/mantras/a', { getMantra: mantra })
    expect(html).toMatch(new RegExp(`<p lang="${of}"[^>]*>.{0,80}सुखकर्ता`))
    expect(html).toContain(`<p lang="${of}-Latn"`)
    expect(html).toMatch(/<h1[^>]*>आरती<\/h1>/)
  },
)

test('what is translated as a whole has no note', async () => {
  const html = await page('/mr/mantras/a', { getMantra: aMantra({ id: 'a', title: 'गायत्री' }) })
  expect(html).not.toContain('in English so far')
})

test('a search marks what is found in English, the title and the excerpt each for itself', async () => {
  const own = { kind: 'mantra', path: '/mantras/a', title: 'गणेश गायत्री' } as const
  const results = [
    { ...own, excerpt: 'वक्रतुंड देवा' },
    { ...own, path: '/mantras/b', excerpt: 'O गणेश, hear', inEnglish: ['excerpt'] },
    { kind: 'post', path: '/blog/c', title: 'Durva', excerpt: 'Grass', inEnglish: ['title'] },
  ] as const
  const html = await page('/mr/search?q=ganesh', { searchSite: { results: [...results] } })
  expect(html).toContain('href="/mr/mantras/a"')
  expect(html).toContain('>गणेश गायत्री</a>')
  // A voice for the page's language reads what is in its script.
  expect(html).toMatch(/>वक्रतुंड देवा<\/p>/)
  expect(html).toContain('<span lang="en">O <span lang="sa">गणेश</span>, hear</span>')
  expect(html).toMatch(/<a [^>]*><bdi lang="en">Durva<\/bdi><\/a>/)
})

test('header and footer have the temple’s texts, marked where they are in English', async () => {
  const site = aSite({
    name: 'श्री गणेश मंदिर',
    services: [
      { label: 'गणेश पूजा', to: '/puja' },
      { label: 'Astrology', to: '/contact', inEnglish: ['label'] } as { label: string; to: string },
    ],
  })
  const lines = site.address.map((_, line) => `address.${line}`)
  const inEnglish = ['locality', 'officeHours', 'tagline', ...lines]
  const html = await page('/mr', { getSite: { ...site, inEnglish } as typeof site })
  expect(html).toContain('<span class="temple-name">श्री गणेश मंदिर</span>')
  expect(html).toContain(`<bdi lang="en">${site.locality}</bdi>`)
  expect(html).toMatch(/<address class="footer-place"><b><span lang="en">/)
  expect(html).toContain(`<li><bdi lang="en">${site.officeHours}</bdi></li>`)
  expect(html).toContain(`<h1 class="tagline"><bdi lang="en">${site.tagline}</bdi></h1>`)
  expect(html).toMatch(/<a [^>]*class="footer-link"[^>]*>गणेश पूजा<\/a>/)
  const mixed = { ...site, inEnglish: lines.slice(1) } as typeof site
  const contact = await page('/mr/contact', { getSite: mixed })
  expect(contact).toContain('<address class="footer-place"><b><span>')
  expect(contact).toContain(`<span>${site.address[0]}</span>`)
  expect(contact).toContain(`<span lang="en">${site.address[1]}</span>`)
  expect(html).toMatch(/<a [^>]*class="footer-link"[^>]*><bdi lang="en">Astrology<\/bdi><\/a>/)
})

test.each(['/aarti', '/mantras', '/mantras/a'])(
  'what is shared of %s leads to the page in its language',
  async (path) => {
    const html = await page(`/mr${path}`, { getMantra: aMantra({ id: 'a', title: 'गायत्री' }) })
    const shared = encodeURIComponent(`https://temple.example/mr${path}`)
    expect(html).toMatch(new RegExp(`href="https://wa\\.me/\\?text=[^"]*%20${shared}"`))
    if (path.endsWith('/a')) expect(html).toContain(encodeURIComponent('गायत्री'))
  },
)

test('an article says to search engines in which language its text is', async () => {
  const article = aPost({ title: 'दुर्वा' })
  const languageOf = async (post: typeof article) => {
    const { render } = await import('./entry-server.tsx')
    const read = readingsOf({ getPost: post })
    const url = new URL(`/mr/blog/${post.slug}`, 'https://temple.example')
    return /"inLanguage":"(\w\w)"/.exec((await render(url, { template, read })).html)?.[1]
  }
  expect(await languageOf(article)).toBe('mr')
  expect(await languageOf({ ...article, inEnglish: ['markdown'] } as typeof article)).toBe('en')
})

const name = 'शाडूचा गणपती'
const text = 'पेणच्या मातीची मूर्ती.'

test.each([
  ['/shop/clay', { getProduct: aProduct({ id: 'clay', name, description: text }) }],
  ['/blog/clay', { getPost: aPost({ slug: 'clay', title: name, excerpt: text }) }],
  ['/about', { getPage: aPage({ name: 'about', title: name, description: text }) }],
] as const)('the head of %s has the translated title and text', async (path, answers) => {
  const { render } = await import('./entry-server.tsx')
  const url = new URL(`/mr${path}`, 'https://temple.example')
  const { html } = await render(url, { template, read: readingsOf(answers) })
  expect(html).toMatch(new RegExp(`<title>${name}`))
  expect(html).toMatch(new RegExp(`<meta name="description" content="${text}`))
  expect(html).toMatch(new RegExp(`<meta property="og:title" content="${name}`))
  const data = html
    .match(/(?<=<script type="application\/ld\+json"[^>]*>).*?(?=<\/script>)/gs)
    ?.join()
  expect(data).toContain(name)
  expect(data).toContain(`https://temple.example/mr${path}`)
})
