import type { Page } from '@playwright/test'
import { expect, hydrated, openMantra, sound, test } from '#e2e/fixtures.ts'
import { tab } from '#e2e/people.ts'
import { toast } from '#e2e/toasts.ts'

// A first visit on a poor network: no worker has anything stored yet.
/** Marks this document and its audio element, so that a new one would be noticed. */
const mark = (page: Page) =>
  page.evaluate(() => {
    window.name = 'before'
    document.querySelector('audio')?.setAttribute('data-first', '')
  })
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('audio[data-first]').length === 1)

const listen = async (page: Page, title = 'Ganesha Pancharatnam') => {
  const mantra = page.locator('article', { hasText: title })
  await mantra.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
}
const menu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
}
/** Unless it is gone, because the app has asked again by itself. */
const pressIfThere = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluateAll((found) => {
    for (const button of found) if (button instanceof HTMLElement) button.click()
  })
const broken = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })

test.describe('Code that cannot be loaded', () => {
  test('of a page, while a mantra plays: words in its place, and it plays on', async ({
    page,
    release,
  }) => {
    await page.goto('/mantras')
    await hydrated(page)
    const bar = page.getByRole('region', { name: 'Now playing' })
    await listen(page)
    await expect(bar).toBeVisible()
    await mark(page)
    const find = release.lose(/^\/assets\/page-(blog\.index|contact)-/)
    await menu(page, 'Blog')
    await expect(broken(page)).toBeVisible()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(bar).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await sound(page)).toMatchObject({ elements: 1, isPlaying: true })

    // Still missing: the page is not reloaded, because that would stop the mantra.
    await expect(page.getByText('If that does not help, pause the mantra first.')).toBeVisible()
    const asked = page.waitForRequest(/\/assets\/page-blog\.index-/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await asked
    await menu(page, 'Contact')
    await expect(page).toHaveURL(/\/contact$/)
    await expect(broken(page)).toBeVisible()

    find()
    await pressIfThere(page, 'Try again')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await menu(page, 'Blog')
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    expect(await sound(page)).toMatchObject({ elements: 1, isPlaying: true })
    expect(await isSameDocument(page)).toBe(true)
  })

  test(
    'of a page, in silence: another page opens, and the page alone is tried again',
    { tag: '@proof' },
    async ({ page, release }) => {
      await page.goto('/')
      await hydrated(page)
      await mark(page)
      const find = release.lose(/^\/assets\/page-contact-/)
      await menu(page, 'Contact')
      await expect(broken(page)).toBeVisible()
      await tab(page, 'Mantras').click()
      await expect(page.locator('article')).toHaveCount(23)
      await page.goBack()
      await expect(broken(page)).toBeVisible()
      find()
      await pressIfThere(page, 'Try again')
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
      expect(await isSameDocument(page)).toBe(true)
    },
  )

  test(
    'of a page that never arrives: trying again reloads the whole page, once',
    { tag: '@proof' },
    async ({ page, release }) => {
      await page.goto('/')
      await hydrated(page)
      let loads = 0
      page.on('load', () => loads++)
      release.answer(/^\/assets\/page-contact-/, 404)
      await menu(page, 'Contact')
      await expect(broken(page)).toBeVisible()
      expect(loads).toBe(0)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => loads).toBe(1)
      // Now the server has rendered it, and it stays.
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
      await hydrated(page, 'header')
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
      expect(loads).toBe(1)
    },
  )

  test(
    'without a server the page with its words stays, however often it is tried',
    { tag: '@proof' },
    async ({ page, release }) => {
      await page.goto('/')
      await hydrated(page)
      await mark(page)
      release.cut(true)
      await menu(page, 'Contact')
      await expect(broken(page)).toBeVisible()
      for (let times = 0; times < 2; times++) {
        const asked = page.waitForRequest((request) => request.url().endsWith('/contact'))
        await page.getByRole('button', { name: 'Try again' }).click()
        await asked
        await expect(broken(page)).toBeVisible()
      }
      expect(await isSameDocument(page)).toBe(true)
    },
  )

  test(
    'of the opened page: the rendered page stays, and works once the code arrives',
    { tag: '@proof' },
    async ({ page, release, context }) => {
      const find = release.lose(/^\/assets\/mantras-/)
      await page.goto('/mantras', { waitUntil: 'load' })
      await hydrated(page, 'header')
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.locator('article')).toHaveCount(23)
      await expect(broken(page)).toHaveCount(0)
      await mark(page)
      find()
      await context.setOffline(true)
      await context.setOffline(false)
      await hydrated(page, 'article button')
      await listen(page)
      expect(await isSameDocument(page)).toBe(true)
    },
  )

  test(
    'of the page that is opened, on its way without end: the shell around it works',
    { tag: '@proof' },
    async ({ page, release, context }) => {
      const letPass = release.hold(/^\/assets\/page-contact-/)
      const shellCame = page.waitForResponse(/\/assets\/later-/)
      await page.goto('/contact', { waitUntil: 'load' })
      await shellCame
      await context.setOffline(true)
      await expect(page.getByText('You’re offline. Saved pages still work.')).toBeVisible()
      await context.setOffline(false)
      letPass()
      await hydrated(page)
      await expect(page.getByLabel('Email', { exact: true })).toBeEditable()
    },
  )

  test(
    'of the player: the mantra plays, can be stopped, and the player is requested again',
    { tag: '@proof' },
    async ({ page, release }) => {
      const find = release.lose(/^\/assets\/player-/)
      await page.goto('/mantras')
      await hydrated(page)
      await openMantra(page, 'Ganesha Pancharatnam')
      await listen(page)
      const missing = page.getByText('The player could not be loaded.')
      await expect(missing).toHaveCount(2)
      await tab(page, 'Today').click()
      await expect(missing).toHaveCount(1)
      expect(await sound(page)).toMatchObject({ isPlaying: true })
      find()
      // With the button, unless it loads first: it is requested every few seconds.
      await pressIfThere(page, 'Try again')
      const bar = page.getByRole('region', { name: 'Now playing' })
      await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible()
      await expect(missing).toHaveCount(0)
    },
  )

  test(
    'of announcements is not missed, and loads automatically',
    { tag: '@proof' },
    async ({ page, release, problems }) => {
      const find = release.lose(/^\/assets\/(later|offline|Toast|overlay)-/)
      const lost = page.waitForEvent('requestfailed')
      // Its cards have their whole text; a row of the list would ask for it first.
      await page.goto('/')
      await hydrated(page)
      await lost
      const card = page.locator('article', { hasText: 'Ganesha Gayatri' })
      await card.getByRole('button', { name: 'Copy' }).click()
      find()
      // Requested again automatically, although the browser never noticed a lost network.
      await expect(toast(page, /^(Copied to clipboard|Copy failed)/)).toBeVisible()
      const expected = /Failed to load resource|Service Worker registration blocked/
      expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
    },
  )
})

test(
  'a page that fails shows its error in its place',
  { tag: '@proof' },
  async ({ page, release }) => {
    const broke = `export const loader = () => ({ head: { title: 'Blog', description: '', path: '/blog' } })
    export const component = () => { throw new Error('This page broke') }`
    release.answer(/^\/assets\/page-blog\.index-/, 200, broke)
    await page.goto('/mantras')
    await hydrated(page)
    await listen(page)
    await mark(page)
    await menu(page, 'Blog')
    await expect(broken(page)).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(broken(page)).toBeVisible()
    await menu(page, 'Contact')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    expect(await sound(page)).toMatchObject({ elements: 1, isPlaying: true })
    expect(await isSameDocument(page)).toBe(true)
  },
)

test(
  'readings that fail while a mantra plays are tried again, and it plays on',
  { tag: '@proof' },
  async ({ page, release }) => {
    const find = release.lose(/^\/api\//)
    await page.goto('/')
    await hydrated(page)
    await listen(page, 'Vakratunda Mahakaya')
    await mark(page)
    await tab(page, 'Mantras').click()
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    const asked = page.waitForRequest(/\/api\/mantras/)
    await retry.click()
    await asked
    await expect(retry).toBeVisible()
    find()
    // The next automatic attempt may be quicker than the click.
    await pressIfThere(page, 'Retry')
    await expect(page.locator('article')).toHaveCount(23)
    expect(await sound(page)).toMatchObject({ elements: 1, isPlaying: true })
    expect(await isSameDocument(page)).toBe(true)
  },
)

test('an address without a page does not stop the player', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/mantras')
  await hydrated(page)
  await listen(page)
  await mark(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/no-such-page')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await sound(page)).toMatchObject({ elements: 1, isPlaying: true })
  expect(await isSameDocument(page)).toBe(true)
})
