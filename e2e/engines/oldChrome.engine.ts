import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { firstAdmin } from '#e2e/firstAdmin.ts'
import { openTemple, temple } from '#e2e/temple.ts'
import { addresses } from './addresses.ts'
import { isAlive, sideways } from './inPage.ts'
import { eventually } from './eventually.ts'
import { findOldChrome, type OldTab, type OldVersion, openOldChrome } from './oldChrome.ts'

const [atTheFloor, belowIt] = await Promise.all([findOldChrome(112), findOldChrome(92)])
for (const found of [atTheFloor, belowIt]) if ('reason' in found) console.log(found.reason)

let closeTemple: () => Promise<void>
beforeAll(async () => {
  closeTemple = await openTemple()
})
afterAll(() => closeTemple())

const until = (tab: OldTab, expression: string): Promise<void> =>
  eventually(async () => {
    if (!(await tab.read(expression))) throw new Error(`The page never said yes to ${expression}`)
  })

const open = async (version: OldVersion): Promise<OldTab> => {
  const found = version === 112 ? atTheFloor : belowIt
  if ('reason' in found) throw new Error(found.reason)
  return openOldChrome(found.path, temple().upstream)
}

describe.skipIf('reason' in atTheFloor)(
  'In Chromium 112, one above the oldest that we support',
  () => {
    let tab: OldTab
    beforeAll(async () => {
      tab = await open(112)
    })
    afterAll(() => tab?.close())

    test.each(addresses)('%s comes alive, fits its screen and throws nothing', async (path) => {
      tab.errors.length = 0
      await tab.go(path)
      await until(tab, `(${isAlive})()`)
      expect(await tab.read(`(${sideways})()`)).toBeLessThanOrEqual(0)
      expect(tab.errors).toEqual([])
    })

    test('the menu is closed until it is opened, and closes again', async () => {
      await tab.go('/')
      await until(tab, `(${isAlive})()`)
      const isShown = `document.querySelector('#menu').getBoundingClientRect().height > 0`
      expect(await tab.read(isShown)).toBe(false)
      await tab.tap('[popovertarget="menu"], [aria-controls="menu"]')
      await until(tab, isShown)
      await tab.tap('[popovertarget="menu"], [aria-controls="menu"]')
      await until(tab, `!(${isShown})`)
    })

    test('the back office shows its sections', async () => {
      await tab.go('/admin')
      const { email: username, password } = firstAdmin
      const body = JSON.stringify({ username, password })
      const headers = { 'content-type': 'application/json' }
      const request = JSON.stringify({ method: 'POST', headers, body })
      await tab.read(`fetch('/api/auth/login', ${request}).then((answer) => answer.json())
      .then(({ id }) => localStorage.setItem('modak-two-step-later', id))`)
      for (const section of ['', 'bookings', 'festivals', 'orders', 'mantras']) {
        await tab.go(`/admin/${section}`)
        await until(tab, `document.querySelector('main h1, main h2') !== null`)
        await until(tab, `document.querySelector('[aria-busy="true"]') === null`)
        expect(await tab.read(`document.querySelector('main').innerText`)).not.toMatch(
          /could not be loaded|went wrong/,
        )
      }
    })
  },
)

describe.skipIf('reason' in belowIt)('In Chromium 92, below the oldest browser we support', () => {
  test.each(['/', '/mantras/ganesha-gayatri', '/calendar', '/puja', '/shop', '/blog'])(
    '%s stays as the server wrote it, and says that the browser is too old',
    async (path) => {
      const tab = await open(92)
      onTestFinished(() => tab.close())
      await tab.go(path)
      await until(tab, `getComputedStyle(document.body, '::before').content.includes('too old')`)
      const text = await tab.read<string>('document.body.innerText')
      expect(text).not.toMatch(/Something went wrong/)
      expect(text.length).toBeGreaterThan(300)
      expect(tab.errors).toEqual([])
    },
  )
})
