import type { Page } from '@playwright/test'
import { pathIn } from '#contract/addresses.ts'
import { translationLanguages } from '#contract/translations/kinds.ts'
import { drawn, expect, hydrated, installed, test, testWithWorker } from '#e2e/fixtures.ts'
import { mantrasKept } from '#e2e/phone.ts'
import { isPseudoRun } from '#e2e/pseudo/readPseudo.ts'

/** In which language a page is, and what its headings say. */
const headingOf = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    isLatin: /[a-z]/i.test(document.querySelector('h1')?.innerText ?? ''),
  }))
}

testWithWorker(
  'A language is chosen at the foot of a page; from then on all pages are in it, offline, too',
  async ({ page, network }) => {
    // The link of the choice, as readers of Marathi have it in their footer.
    await page.goto('/mantras?lang=en')
    await hydrated(page)
    await installed(page)
    expect(await headingOf(page)).toEqual({ lang: 'en', isLatin: true })

    await page.getByRole('contentinfo').getByRole('link', { name: 'मराठी' }).click()
    await expect(page).toHaveURL(/\/mr\/mantras$/)
    await hydrated(page)
    expect(await headingOf(page)).toEqual({ lang: 'mr', isLatin: false })
    // One worker takes the other's place.
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL), {
        timeout: 60_000,
      })
      .toMatch(/\/sw-mr\.js$/)
    await installed(page)
    await mantrasKept(page)

    await network.lose()
    for (const path of ['/mantras', '/puja']) {
      await page.goto(pathIn('mr', path))
      await hydrated(page)
      expect(await headingOf(page), path).toEqual({ lang: 'mr', isLatin: false })
    }
  },
)

test('A phone that reads Marathi is offered it until a language is chosen, and the page names both', async ({
  openDevice,
}) => {
  const page = await openDevice({ locale: 'mr-IN' })
  // In the pseudo-language, addresses are those of its readers.
  await page.goto('/puja?lang=en')
  await hydrated(page)
  const offer = page.getByRole('link', { name: 'मराठीत वाचा' })
  await expect(offer).toBeHidden()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await offer.click()
  await expect(page).toHaveURL(/\/mr\/puja$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await expect(offer).toBeHidden()
  const linked = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  expect(linked).toEqual(['en', ...others, 'x-default'])
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const { lang, start_url: start } = await (await page.request.get(manifest ?? '')).json()
  expect({ lang, start }).toMatchObject({ lang: 'mr', start: expect.stringMatching(/^\/mr/) })
})

/** What only the scripts of the other language have: the letters the pseudo-language is made of, or a word. */
const ofOtherLanguage = isPseudoRun ? 'अबकदएफगहइ' : 'भाषा'

test('An English page loads no words of another language', async ({ request, baseURL }) => {
  for (const [path, isOther] of [
    ['/', false],
    ['/puja', false],
    ['/mr/puja', true],
  ] as const) {
    const html = await (await request.get(`${baseURL}${path}`)).text()
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
    expect(scripts.size, path).toBeGreaterThan(3)
    let hasOther = false
    for (const script of scripts)
      hasOther ||= (await (await request.get(`${baseURL}${script}`)).text()).includes(
        ofOtherLanguage,
      )
    expect(hasOther, path).toBe(isOther)
  }
})

const others = isPseudoRun ? (['mr'] as const) : translationLanguages
const routes = [
  '/',
  '/calendar',
  '/panchang',
  '/mantras',
  '/puja',
  '/donate',
  '/shop',
  '/contact',
].flatMap((path) => others.map((each) => pathIn(each, path)))

// The pseudo-language has a run of its own, which is quick in everything.
const tag = isPseudoRun ? [] : '@proof'

/** In the page: letters that are set apart or too close below each other, and what is pressed in three lines. */
const tornLetters = (): string[] => {
  const textsIn = (root: Node): Node[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    return texts
  }
  const linesOf = (texts: Node[]): number => {
    const range = document.createRange()
    const bottoms = texts
      .flatMap((text) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      })
      // Words for screen readers are in a box of one pixel.
      .flatMap(({ width, bottom }) => (width > 1 ? [bottom] : []))
      .toSorted((one, other) => one - other)
    return bottoms.filter((bottom, at) => bottom - (bottoms[at - 1] ?? -Infinity) > 8).length
  }
  const found = new Set<string>()
  for (const text of textsIn(document.body)) {
    const { textContent, parentElement: element } = text
    if (!element?.checkVisibility() || !/[ऀ-ॿ]/.test(textContent ?? '')) continue
    const style = getComputedStyle(element)
    const name = `${element.tagName.toLowerCase()}.${element.className} “${textContent?.trim().slice(0, 30)}”`
    if (style.letterSpacing !== 'normal' && style.letterSpacing !== '0px')
      found.add(`${name} is spaced by ${style.letterSpacing}`)
    if (style.textTransform !== 'none') found.add(`${name} is ${style.textTransform}`)
    if (linesOf([text]) < 2) continue
    const [line = 0, size = 0] = [style.lineHeight, style.fontSize].map(Number.parseFloat)
    // The least that letters with signs above and below need (app/styles/letters.css).
    if (line < 1.25 * size - 0.1)
      found.add(`${name} has lines of ${line} px for letters of ${size}`)
  }
  for (const act of document.querySelectorAll('.tabbar > *, .button, [role=tab]')) {
    const lines = linesOf(textsIn(act))
    if (lines > 2) found.add(`${act.className} “${act.textContent}” has ${lines} lines`)
  }
  return [...found]
}

for (const width of [360, 1440])
  test(
    `Letters have room at ${width} px: no space between them, lines as high as their signs, and two for a button`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of routes) {
        await page.goto(path)
        await hydrated(page)
        await drawn(page)
        expect.soft(await page.evaluate(tornLetters), path).toEqual([])
      }
    },
  )

test.describe('On a phone in another language, in another part of the world', () => {
  test.use({ locale: 'hi-IN', timezoneId: 'America/New_York' })
  test('nothing that the server rendered is wrong', { tag }, async ({ page, problems }) => {
    for (const path of routes) {
      await page.goto(path)
      await hydrated(page)
      await drawn(page)
    }
    expect(problems).toEqual([])
  })
})
