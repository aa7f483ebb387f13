// Takes pictures of every page of the built app, to be looked at; never committed.
// After `npm run build`: npm run look -- [FOLDER] [PART OF THE ADDRESS] [--language mr]
// With a language each page is taken in it, too, and stands beside the English one. `--sizes phone,wide`
// leaves out the tablet.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { pathIn } from '#contract/addresses.ts'
import { bookingPath } from '#contract/bookings/links.ts'
import type { Booking } from '#contract/bookings/public.ts'
import { asLanguage } from '#contract/languages.ts'
import { startServer } from './bench/server.ts'
import { launchOptions } from './browser.ts'
import { drawn, hydrated } from './fixtures.ts'
import { signedIn } from './people.ts'
import { templeTemplate } from './templeTemplate.ts'

const day = '2026-11-26T12:00:00+05:30'

/** Home in the four hours of its sky and the four states of its answer, in Pune. */
const hours = {
  night: '2026-11-26T23:00:00+05:30',
  dawn: '2026-11-26T06:20:00+05:30',
  day,
  dusk: '2026-11-26T18:10:00+05:30',
  'before-moonrise': '2026-11-27T19:00:00+05:30',
  'after-moonrise': '2026-11-27T21:30:00+05:30',
  'ganesh-chaturthi': '2027-09-04T10:00:00+05:30',
}

/** `home-night`, and in another language `home-night-mr`. */
type View = { name: string; path: string; at: string; isSignedIn?: boolean }

const pathsOf = async (origin: string): Promise<string[]> => [
  '/mantras',
  '/mantras/sankata-nashana-stotra',
  '/mantras/vakratunda-mahakaya',
  '/mantras/sukhkarta-dukhharta',
  '/aarti',
  '/calendar',
  '/calendar/ganesh-chaturthi-2027',
  '/calendar/ganadhipa-sankashti-2026',
  '/calendar/vinayaka-chaturthi-margashirsha-2026',
  '/panchang',
  '/panchang/month',
  '/puja',
  '/puja/guide',
  '/puja/guide/sankashti',
  '/puja/guide/daily/steps',
  '/sevas',
  await passPath(origin),
  '/donate',
  '/monthly',
  '/shop',
  '/shop/marble-ganapati',
  '/cart',
  '/cart/checkout',
  '/blog',
  '/blog/how-sankashti-is-kept',
  '/about',
  '/contact',
  '/faq',
  '/privacy',
  '/reminders',
  '/search?q=sankashti',
  '/outbox',
  '/chant/om-gam-ganapataye-namah',
  '/sadhana',
  '/offline',
  '/login',
  '/signup',
  '/no-such-page',
]

/** A pass to look at. */
async function passPath(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/puja-bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      pujaType: 'custom',
      preferredDate: '2026-12-18',
      preferredTime: 'morning',
      fullName: 'Meera Kulkarni',
      email: 'meera@example.org',
    }),
  })
  return bookingPath((await answer.json()) as Booking)
}

const nameOf = (path: string): string =>
  path
    .replace(/#.*/, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

async function viewsOf(origin: string): Promise<View[]> {
  const home = Object.entries(hours).map(([name, at]) => ({ name: `home-${name}`, path: '/', at }))
  const pages = (await pathsOf(origin)).map((path) => ({ name: nameOf(path), path, at: day }))
  return [...home, ...pages, { name: 'profile', path: '/profile', at: day, isSignedIn: true }]
}

const beside = ({ path, name, ...view }: View, language: string): View => ({
  ...view,
  name: `${name}-${language}`,
  path: pathIn(asLanguage(language), path),
})

const allSizes = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'wide', width: 1440, height: 900 },
]
const themes = ['light', 'dark']

/** One size and theme, at the hour that is set before each page. */
async function openPage(
  browser: Browser,
  origin: string,
  size: (typeof allSizes)[number],
  theme: string,
) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    isMobile: size.name === 'phone',
    hasTouch: size.name !== 'wide',
  })
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  // The app would correct its clock by the server's.
  await context.route('**/*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const { date: _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const page = await context.newPage()
  await page.goto('/shop/marble-ganapati')
  await hydrated(page)
  await page.getByRole('button', { name: /^Add .* to cart$/ }).click()
  return page
}

const hasAccount = (page: Page) =>
  page.evaluate(() => 'account' in document.documentElement.dataset)

/** What the phone computes stands where its place was kept. */
const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main .skeleton') === null)

async function take(page: Page, { path, at, isSignedIn }: View, file: string): Promise<void> {
  await page.clock.setFixedTime(at)
  // Once for each device: somebody who is logged in registers nobody else.
  if (isSignedIn && !(await hasAccount(page))) await signedIn(page)
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await settled(page)
  await drawn(page)
  await page.screenshot({ path: `${file}-first.png` })
  await page.screenshot({ path: `${file}-whole.png`, fullPage: true })
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, sizes: { type: 'string' } },
})
const [folder = 'test-results/look', wanted = ''] = positionals
mkdirSync(folder, { recursive: true })
// A temple that is set up: a new one sells nothing yet.
const data = mkdtempSync(join(tmpdir(), 'modak-look-'))
cpSync(await templeTemplate(), data, { recursive: true })
const server = await startServer({ DATA_DIR: data })
const browser = await chromium.launch(launchOptions())
const { language, sizes: chosen } = values
const sizes = allSizes.filter(({ name }) => chosen?.split(',').includes(name) ?? true)
const views = (await viewsOf(server.origin))
  .filter(({ path }) => path.includes(wanted))
  .flatMap((view) => (language === undefined ? [view] : [view, beside(view, language)]))
for (const size of sizes)
  for (const theme of themes) {
    const page = await openPage(browser, server.origin, size, theme)
    for (const view of views)
      await take(page, view, join(folder, `${view.name}-${size.name}-${theme}`))
    await page.context().close()
    console.log(`${size.name}, ${theme}: ${views.length} pages`)
  }
const figures = views.map(({ name }) =>
  sizes
    .flatMap((size) => themes.map((theme) => `${name}-${size.name}-${theme}`))
    .map((file) => `<a href="${file}-whole.png"><img src="${file}-first.png" height="400"></a>`)
    .join(''),
)
writeFileSync(
  join(folder, 'index.html'),
  views.map(({ name }, at) => `<h2>${name}</h2>${figures[at]}`).join(''),
)
await browser.close()
await server.stop()
rmSync(data, { recursive: true })
