import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRelease, type Release } from '#e2e/release.ts'
import { openTemple, temple } from '#e2e/temple.ts'
import { addresses } from './addresses.ts'
import { countBeads, hasAskedForContent, isAlive, isControlled, says, sideways } from './inPage.ts'
import { hasWebKit, openWebKit, type Tab } from './webDriver.ts'

if (!hasWebKit) console.log('WebKit is left out: apt-get install webkit2gtk-driver xvfb')

const labelled = (label: string): string =>
  `//label[contains(normalize-space(), '${label}')]/descendant-or-self::*[self::input or self::textarea or self::select]` +
  ` | //*[@id = //label[contains(normalize-space(), '${label}')]/@for]`
const button = (name: string): string =>
  `//main//button[normalize-space() = '${name}' or @aria-label = '${name}']`
const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe.skipIf(!hasWebKit)('In WebKit', () => {
  let release: Release
  let tab: Tab
  const closing: (() => unknown)[] = []

  beforeAll(async () => {
    closing.push(await openTemple())
    release = await openRelease(temple().upstream)
    const opened = await openWebKit(release.origin)
    tab = opened
    closing.push(release.stop, opened.close)
  })

  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
  })

  test.each(addresses)('%s comes alive, and fits its screen', async (path) => {
    await tab.go(path)
    await tab.until(isAlive)
    expect(await tab.read(sideways)).toBeLessThanOrEqual(0)
  })

  const book = async (date: string): Promise<void> => {
    await tab.go('/puja')
    await tab.until(isAlive)
    await tab.press(labelled('Sankashti Puja'))
    await tab.until((value) => {
      const field = document.querySelector<HTMLInputElement>('input[type=date]')
      if (!field) return false
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
      return true
    }, date)
    await tab.press(labelled('Evening'))
    await tab.press(button('Your names'))
    await tab.type(labelled('Your full name'), 'Meera Kulkarni')
    await tab.type(labelled('Email'), 'meera@example.org')
    await tab.press(labelled('accept the terms'))
    await tab.press(button('Book Puja'))
  }

  test('a puja is booked', async () => {
    await book(inDays(40))
    await tab.until(says, 'Booking successful!')
  })

  test('a puja that is booked offline is sent once, later', async () => {
    await tab.go('/puja')
    await tab.until(isControlled)
    release.cut(true)
    await book(inDays(45))
    await tab.until(says, 'Your request is saved on this phone')
    release.cut(false)
    await tab.go('/outbox')
    await tab.until(says, 'Booking successful!')
    await tab.go('/puja')
    await tab.until(() => document.querySelectorAll('main a[href^="/booking/"]').length >= 2)
  })

  test('pages that were never visited open offline', async () => {
    await tab.go('/')
    await tab.until(isControlled)
    release.cut(true)
    for (const path of ['/', '/calendar', '/mantras/vakratunda-mahakaya', '/panchang', '/outbox']) {
      await tab.go(path)
      await tab.until(isAlive)
    }
    release.cut(false)
  })

  test('the mala counts, and goes on where it was', async () => {
    await tab.go('/chant/om-gam-ganapataye-namah')
    await tab.until(isAlive)
    await tab.until(() => document.querySelector('[data-count]') !== null)
    const before = await tab.read(countBeads)
    for (let bead = 0; bead < 9; bead += 1) await tab.press(button('Count a bead'))
    await tab.until(
      (count) =>
        Number(document.querySelector('[data-count]')?.getAttribute('data-count')) === count,
      before + 9,
    )
    await tab.reload()
    await tab.until(
      (count) =>
        Number(document.querySelector('[data-count]')?.getAttribute('data-count')) === count,
      before + 9,
    )
  })

  test('another city moves the moonrise', async () => {
    await tab.go('/calendar')
    await tab.until(isAlive)
    await tab.press(
      "//button[starts-with(normalize-space(), 'My city') or starts-with(@aria-label, 'My city')]",
    )
    await tab.type("//input[@role='combobox']", 'Solapur')
    await tab.press("//*[@role='option'][contains(., 'Solapur')]")
    await tab.until(says, 'Solapur')
  })

  test('a page that is left while it writes locks no other page', async () => {
    await tab.go('/')
    await tab.until(isControlled)
    for (let round = 0; round < 6; round += 1) {
      await tab.go('/calendar')
      // What its start has asked for, it writes.
      await tab.until(hasAskedForContent)
      await tab.read(() => void Object.assign(globalThis, { wasHereBefore: true }))
      await tab.go('/mantras/ganesha-gayatri')
      await tab.until(isAlive)
    }
    // None of it happens to a page that ends when it is left.
    await tab.read(() => history.back())
    await tab.until(() => 'wasHereBefore' in globalThis)
    await tab.go('/chant/om-gam-ganapataye-namah')
    await tab.until(isAlive)
  })
})
