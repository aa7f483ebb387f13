import type { Page } from '@playwright/test'
import { pathIn } from '#contract/addresses.ts'
import { type Booking, bookingPath } from '#contract/bookings/public.ts'
import { bookingPayPath } from '#contract/bookings/links.ts'
import { languageNames } from '#contract/languages.ts'
import { orderPath } from '#contract/orders/links.ts'
import { translationLanguages, type TranslationLanguage } from '#contract/translations/kinds.ts'
import { bare, freshDay } from '#e2e/bookingForm.ts'
import { drawn, expect, hydrated, test } from '#e2e/fixtures.ts'
import { placed } from '#e2e/orders.ts'
import { post } from '#e2e/ownBookings.ts'
import { register, someone } from '#e2e/people.ts'
import { isPseudoRun } from '#e2e/pseudo/readPseudo.ts'

/** A look at each thing people come for. The proof reads all of them, in both languages. */
const most = {
  mr: ['/', '/calendar', '/puja', '/donate', '/login'],
  hi: ['/', '/calendar', '/puja'],
}

const groups = {
  'the day': ['/', '/calendar', '/panchang', '/panchang/month', '/reminders'],
  'its festivals': ['/calendar/lakshmi-puja-2027', '/calendar/ganesh-chaturthi-2027'],
  recitation: [
    '/mantras',
    '/mantras/om-gam-ganapataye-namah',
    '/mantras/ganapati-atharvashirsha',
    '/aarti',
    '/chant/om-gam-ganapataye-namah',
    '/sadhana',
  ],
  giving: ['/puja', '/donate', '/sevas', '/monthly', '/donation-success'],
  'what secret links open': [
    '/booking/pj-2026-7k3m9w#x',
    '/booking/pj-2026-7k3m9w/pay#x',
    '/donation/d7k3m9wace#x',
    '/monthly/m7k3m9wace#x',
    '/receipt/t-p-2026-27-00001#x',
    '/orders/d7k3m9wace#x',
    '/orders/d7k3m9wace/pay#x',
    '/confirm-email#x',
    '/newsletter#x',
  ],
  'the shop': ['/shop', '/shop/brass-ganapati', '/cart', '/cart/checkout', '/checkout'],
  'one’s own': ['/login', '/signup', '/forgot-password', '/profile', '/outbox', '/offline'],
  reading: ['/about', '/contact', '/faq', '/privacy', '/blog', '/blog/the-ashtavinayak-temples'],
  'all else': ['/search', '/search?q=गणपती', '/no-such-page'],
}

/** What the temple says of itself, in English alone, and in the pseudo-language all that is no word of ours. */
const contents = [
  '/api/site',
  '/api/visit',
  ...(isPseudoRun
    ? [
        '/api/mantras',
        '/api/aartis',
        '/api/pujas',
        '/api/products',
        '/api/blog',
        '/api/pages',
        '/api/payment-settings',
      ]
    : []),
]

/** Of services and devices, what a phone's own menus say, and the word that WhatsApp expects. */
const names =
  /\b(?:UPI|WhatsApp|Google(?: Calendar)?|PhonePe|Paytm|BHIM|PAN|Stripe|Facebook|Instagram|YouTube|English|Android|Chrome|Install app|Add to [Hh]ome [Ss]creen|STOP)\b/g

/** All parts of the page come only when they are near. */
const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo(0, 0)
  })

/**
 * Texts that a person sees or hears, but for those that say that they are in another language; and those
 * that search engines and shared links show, which cannot say it.
 */
const textsOf = (
  page: Page,
  language: TranslationLanguage,
): Promise<{ seen: string[]; heads: string[] }> =>
  page.evaluate((wanted) => {
    const isHere = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === wanted &&
      element.closest('script, noscript, style, code, template, [href^="mailto:"]') === null
    const [seen, heads]: [string[], string[]] = [[], [document.title]]
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode
      if (parentElement && isHere(parentElement)) seen.push(textContent ?? '')
    }
    for (const attribute of ['alt', 'aria-label', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        if (isHere(element)) seen.push(element.getAttribute(attribute) ?? '')
    const metas = 'meta:is([name=description], [property$=title], [property$=description])'
    for (const meta of document.querySelectorAll(metas))
      heads.push(meta.getAttribute('content') ?? '')
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      JSON.parse(data.textContent, (key, value: unknown) => {
        if (typeof value === 'string' && /^(?:name|description|headline|text)$/.test(key))
          heads.push(value)
        return value
      })
    const tidy = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' ').trim())
    return { seen: tidy(seen), heads: tidy(heads) }
  }, language)

/** The parts of a text in Latin letters, but for addresses and references: a content may stand between words of the page. */
const latinIn = (text: string): string[] =>
  text
    .replace(names, '')
    .replace(/[\w.+-]+@[\w.-]+|\b[A-Z]+-[A-Z\d-]+|\b[DSYMO][A-Z\d]{9}\b/g, '')
    .split(/[^ -~’]+|[,:;()\d]+/)
    .map((part) => part.replace(/^\W+|[^\w.!?]+$/g, ''))
    .filter((part) => /[a-z]{4}/i.test(part))

/** Every form of the page is sent as it is: each says of its fields what is missing. */
const sendAll = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('main form')) form.requestSubmit()
  })
  await expect(page.locator('main :is([aria-invalid=true], [data-invalid])').first()).toBeVisible()
}

type Texts = {
  language: TranslationLanguage
  /** Opens a page, and finds what is left in English on it: what somebody sees, hears, or shares. */
  leftOn: (path: string, act?: (page: Page) => Promise<void>) => Promise<string[]>
}

const textTest = test.extend<Texts>({
  language: ['mr', { option: true }],
  leftOn: async ({ page, request, baseURL, language }, use) => {
    let known = ''
    const whole = new Set<string>()
    const add = (text: string) => {
      const line = text.replace(/\\[nt]|\s+/g, ' ').replaceAll('\\"', '"')
      // As written, and without marks and names, as those in the page's data are.
      known += line + line.replace(/\*\*|\[|\]\([^)]*\)|<[^>]*>/g, '').replace(names, '')
      JSON.parse(text, (_, value: unknown) => {
        if (typeof value === 'string') for (const part of latinIn(value)) whole.add(part)
        return value
      })
    }
    for (const path of contents) add(await (await request.get(`${baseURL}${path}`)).text())
    const reading: Promise<unknown>[] = []
    page.on('response', (response) => {
      // What the almanac says of festivals is ours.
      if (isPseudoRun && /^\/api\/(?!festivals\/)/.test(new URL(response.url()).pathname))
        reading.push(response.text().then(add, () => undefined))
    })
    await use(async (path, act) => {
      await page.goto(pathIn(language, path))
      await hydrated(page)
      await readThrough(page)
      await drawn(page)
      await act?.(page)
      const { seen, heads } = await textsOf(page, language)
      await Promise.allSettled(reading)
      // A name, which may end a sentence of ours; and whatever parts of a text a description takes.
      const isName = (part: string) => whole.has(part) || whole.has(part.replace(/\.$/, ''))
      const left = [
        ...seen.flatMap(latinIn).filter((part) => !isName(part)),
        ...heads.flatMap(latinIn).filter((part) => !isName(part) && !known.includes(part)),
      ]
      return [...new Set(left)]
    })
  },
})

// The pseudo-language has a run of its own, which is quick in everything.
const tag = isPseudoRun ? [] : '@proof'

for (const language of isPseudoRun ? (['mr'] as const) : translationLanguages)
  textTest.describe(`In ${languageNames[language].english}`, () => {
    textTest.use({ language })

    textTest('No English is left where most visits begin', async ({ leftOn }) => {
      for (const path of most[language]) expect.soft(await leftOn(path), path).toEqual([])
    })

    for (const [group, paths] of Object.entries(groups))
      textTest(
        `No English is left in the words of ${group}, and nothing complains`,
        { tag },
        async ({ leftOn, problems }) => {
          for (const path of paths) expect.soft(await leftOn(path), path).toEqual([])
          // The browser itself complains about what is not there.
          expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
        },
      )

    textTest(
      'No English is left in what forms say of their fields',
      { tag },
      async ({ leftOn }) => {
        for (const path of ['/puja', '/donate', '/sevas', '/contact', '/signup', '/login'])
          expect.soft(await leftOn(path, sendAll), path).toEqual([])
      },
    )

    textTest(
      'No English is left on the pages of what somebody booked, ordered and has in their account',
      { tag },
      async ({ page, leftOn, release, request }) => {
        const person = someone()
        await register(request, person)
        await page.goto('/login')
        await post(page, '/api/auth/login', person)
        const booking = await post<Booking>(page, '/api/puja-bookings', {
          ...bare(freshDay()),
          pujaType: 'sankashti',
          fullName: 'मीरा जोशी',
        })
        const order = await placed(request, release.origin, {
          fullName: 'मीरा जोशी',
          address: {
            line1: '12 लक्ष्मी रस्ता',
            city: 'पुणे',
            state: 'Maharashtra',
            postalCode: '411030',
            country: 'IN',
          },
        })
        const own = [
          bookingPath(booking),
          bookingPayPath({ ...booking, amount: 501 }),
          orderPath(order),
          orderPath(order).replace(/(?=#|$)/, '/pay'),
          '/profile',
          '/sadhana',
        ]
        const isTyped = (part: string) => person.username.includes(part)
        for (const path of own) {
          const left = await leftOn(path)
          expect
            .soft(
              left.filter((part) => !isTyped(part)),
              path,
            )
            .toEqual([])
        }
      },
    )
  })
