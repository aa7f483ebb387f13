import type { Page } from '@playwright/test'
import { fill, freshDay, openForm, openStep, send } from '#e2e/bookingForm.ts'
import { alongDonations } from '#e2e/donations.ts'
import {
  broughtAll,
  drawn,
  expect,
  hydrated,
  openText,
  settled,
  sound,
  test,
  testWithMotion,
  testWithWorker,
} from '#e2e/fixtures.ts'
import { signedIn } from '#e2e/people.ts'

const pages = [
  '/',
  '/mantras',
  '/mantras/ganesha-pancharatnam',
  '/calendar',
  '/blog',
  '/blog/the-ashtavinayak-temples',
  '/blog/no-such-article',
  '/contact',
  '/shop',
  '/shop/brass-ganapati',
  '/privacy',
  '/search?q=sankashti',
  '/puja',
  '/puja/guide/sankashti',
  '/puja/guide/sankashti/steps',
  '/donate',
  '/donation-success?payment_intent=pi_nothing',
  '/donation/d7k3m9wace#nonsense',
  '/receipt/r-2026-27-00001#nonsense',
  '/outbox',
  '/chant/om-gam-ganapataye-namah',
  '/sadhana',
  '/offline',
  '/newsletter#nonsense',
  '/login',
  '/signup',
  '/forgot-password',
  '/no-such-page',
]
/** A page is loaded on the first of both; the second is reached by turning or resizing. */
const screens = {
  phones: [
    { width: 360, height: 740 },
    { width: 320, height: 640 },
  ],
  'wide screens': [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
  ],
} as const

/**
 * What does not fit, once the page has been drawn at its present size with its own fonts: a page
 * wider than its screen, and words that leave the screen or a box that cuts them off.
 */
const misfits = async (page: Page): Promise<string[]> => {
  await drawn(page)
  return page.evaluate(() => {
    const root = document.documentElement
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)

    /** Out of sight until it is wanted. */
    const isAside = (element: Element) =>
      element.closest('.skip-link:not(:focus), script, style') !== null ||
      !element.checkVisibility({ visibilityProperty: true })
    const cuts = (element: Element) => {
      const { overflowX, contentVisibility } = getComputedStyle(element)
      return ['hidden', 'clip'].includes(overflowX) || contentVisibility === 'auto'
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const text = words.currentNode
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || isAside(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      const boxes = [new DOMRect(0, 0, root.clientWidth, 0)]
      // In a strip that is moved sideways by hand, such as the shop's categories, all can be reached.
      let isInStrip = false
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (cuts(box)) boxes.push(box.getBoundingClientRect())
        isInStrip ||=
          getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth
      }
      if (isInStrip) continue
      // Words for screen readers are in a box of one pixel.
      if (boxes.some((box) => box.width === 1)) continue
      if (boxes.some((box) => left < box.left - 1 || right > box.right + 1))
        found.push(`“${text.textContent.trim().slice(0, 40)}”, ${left | 0} to ${right | 0} px`)
    }
    return found
  })
}

const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
const reduce = (page: Page) =>
  page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

test.describe('Everything fits', () => {
  test.describe('on every page', () => {
    const often = ['/', '/calendar', '/puja', '/donate']
    const others = pages.filter((path) => !often.includes(path))
    const half = Math.ceil(others.length / 2)
    const parts = Object.entries(screens).flatMap(([kind, sizes]) => [
      { title: `on ${kind}, the pages opened most`, sizes, paths: often },
      { title: `on ${kind}, part 1 of 2`, sizes, paths: others.slice(0, half) },
      { title: `on ${kind}, part 2 of 2`, sizes, paths: others.slice(half) },
    ])
    for (const { title, sizes, paths } of parts)
      test(
        `${title}, also at twice the text size`,
        { tag: paths === often && sizes === screens.phones ? [] : '@proof' },
        async ({ page }) => {
          const [first] = sizes
          for (const path of paths) {
            await page.setViewportSize(first)
            await page.goto(path)
            await hydrated(page)
            for (const screen of sizes) {
              await page.setViewportSize(screen)
              expect(await misfits(page), `${path}, ${screen.width}`).toEqual([])
              await enlarge(page)
              expect(await misfits(page), `${path}, ${screen.width} at 200 %`).toEqual([])
              await reduce(page)
            }
          }
        },
      )
  })

  test('one’s own page, also at twice the text size', { tag: '@proof' }, async ({ page }) => {
    await signedIn(page, 'a-rather-long-devotee')
    for (const screen of Object.values(screens).flat()) {
      await page.setViewportSize(screen)
      await page.goto('/profile')
      await hydrated(page)
      await page.getByText('Change password', { exact: true }).click()
      await expect(page.getByText('This device')).toBeVisible()
      expect(await misfits(page), `${screen.width}`).toEqual([])
      await enlarge(page)
      expect(await misfits(page), `${screen.width} at 200 %`).toEqual([])
    }
  })

  testWithWorker(
    'on a small phone, with every message and dialog',
    { tag: '@proof' },
    async ({ page, context, network }) => {
      await context.grantPermissions(['clipboard-write'])
      await page.setViewportSize({ width: 320, height: 640 })
      await settled(page, '/mantras')
      await page.locator('summary').first().click()
      await page.getByRole('button', { name: 'Copy' }).first().click()
      await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
      await page.keyboard.press('F8')
      expect(await misfits(page), 'message').toEqual([])
      await enlarge(page)
      expect(await misfits(page), 'message at 200 %').toEqual([])
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'More', exact: true }).click()
      expect(await misfits(page), 'menu at 200 %').toEqual([])
      await page.keyboard.press('Escape')

      await page.locator('article').first().getByRole('button', { name: 'Listen' }).click()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
      await network.lose()
      await expect(page.getByText('You’re offline. Saved')).toBeVisible()
      expect(await misfits(page), 'player and banner at 200 %').toEqual([])
    },
  )

  test(
    'on a small phone, a donation from start to end',
    { tag: '@proof' },
    async ({ page, release }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await alongDonations(page, release, async (state) => {
        expect(await misfits(page), state).toEqual([])
        await enlarge(page)
        expect(await misfits(page), `${state} at 200 %`).toEqual([])
        await reduce(page)
      })
    },
  )

  testWithWorker(
    'on a small phone, a booking from its form to its pass',
    { tag: '@proof' },
    async ({ page, network }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const both = async (state: string) => {
        expect(await misfits(page), state).toEqual([])
        await enlarge(page)
        expect(await misfits(page), `${state} at 200 %`).toEqual([])
        await reduce(page)
      }
      await openForm(page)
      await openStep(page, 'Your names')
      await page.getByText('Phone, nakshatra and requests (optional)').click()
      await page.getByRole('checkbox', { name: 'Send me the prasad by post' }).check()
      await send(page)
      await expect(page.getByText('Please choose a date')).toBeVisible()
      await both('the errors')
      await openStep(page, 'Your names')
      await page.getByRole('checkbox', { name: 'Send me the prasad by post' }).uncheck()
      await fill(page, freshDay())
      await page.getByLabel('Your full name').fill(`Meera ${'Kulkarni'.repeat(8)}`)
      await send(page)
      await expect(
        page.getByRole('heading', { name: 'We have received your request' }),
      ).toBeVisible()
      await both('booked')
      await page.getByRole('link', { name: 'Open your booking' }).click()
      await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
      await page.getByText('Change your booking').click()
      await page.getByRole('button', { name: 'Move to another day' }).click()
      await broughtAll(page)
      await network.lose()
      await expect(page.getByText('You’re offline. Saved')).toBeVisible()
      await both('the pass')
      await page.goto('/outbox')
      await expect(page.getByText('Sent', { exact: true })).toBeVisible()
      await both('the outbox')
    },
  )

  test(
    'every line of every mantra on a phone, at every reading size',
    { tag: '@proof' },
    async ({ page }) => {
      for (const [path, lines] of [
        ['/mantras/rinaharta-ganapati', 1],
        ['/mantras/agajanana-padmarkam', 2],
        ['/mantras/sankata-nashana-stotra', 17],
        ['/mantras/ganesha-pancharatnam', 24],
        ['/mantras/ganapati-atharvashirsha', 100],
      ] as const) {
        await page.goto(path)
        await hydrated(page)
        expect(await page.locator('.mantra-text').count()).toBeGreaterThanOrEqual(lines)
        await openText(page)
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 })
          for (const size of ['Normal text', 'Large text', 'Very large text']) {
            await page.getByRole('button', { name: size, exact: true }).click()
            expect(await misfits(page), `${path}, ${size}, ${width} px wide`).toEqual([])
          }
        }
      }
    },
  )
})

test.describe('The devotee’s own settings', { tag: '@proof' }, () => {
  test('sliders are seen in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/mantras')
    await hydrated(page)
    const mantra = page.locator('article').first()
    await mantra.getByRole('button', { name: 'Listen' }).click()
    const bar = page.getByRole('region', { name: 'Now playing' })
    // A phone has buttons of its own for it.
    await page.setViewportSize({ width: 820, height: 740 })
    await bar.getByRole('button', { name: 'Volume' }).click()
    const volume = bar.getByRole('slider', { name: 'Volume' })
    await volume.fill('0')
    const silent = await volume.screenshot()
    await volume.fill('1')
    await expect.poll(async () => (await sound(page)).volume).toBe(1)
    expect((await volume.screenshot()).equals(silent)).toBe(false)
  })

  testWithMotion('nothing moves with reduced motion', async ({ page }) => {
    // The lamp of a booking that has arrived.
    await openForm(page)
    await fill(page, freshDay())
    await send(page)
    await expect(page.getByRole('heading', { name: 'We have received your request' })).toBeVisible()
    const moving = () => page.evaluate(() => document.getAnimations().length)
    await expect.poll(moving).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(moving).toBe(0)
  })
})
