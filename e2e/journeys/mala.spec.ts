import type { Page } from '@playwright/test'
import { expect, hydrated, openText, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { textHere } from '#e2e/pseudo/readPseudo.ts'
import { menu, openMenu, signedIn, signIn } from '#e2e/people.ts'
import { rowsOn } from '#e2e/phone.ts'

const path = '/chant/om-gam-ganapataye-namah'

/** Beads of today, as the screen shows them once the phone's count is known. */
const beads = (page: Page) =>
  page.locator('[data-count]').evaluate((count) => Number(count.getAttribute('data-count')))

const beadsAre = (page: Page, count: number) => expect.poll(() => beads(page)).toBe(count)

const tell = async (page: Page, count: number) => {
  for (let bead = 0; bead < count; bead++) await page.mouse.click(30, 400)
}

const stored = async (page: Page) =>
  ((await rowsOn(page, 'sittings')) as { beads: number; rounds: number }[]).reduce(
    (sum, { beads: more, rounds }) => ({ beads: sum.beads + more, rounds: sum.rounds + rounds }),
    { beads: 0, rounds: 0 },
  )

/** Remembers every vibration, which nothing else shows. */
const feel = (page: Page) =>
  page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    navigator.vibrate = (pattern) => felt.push(pattern) > 0
  })
const felt = (page: Page) =>
  page.evaluate(() => (window as unknown as { felt: number[][] }).felt.map((one) => one.length))

test.describe('The mala', () => {
  testWithWorker(
    'counts a round offline, is closed and goes on where it was',
    async ({ page, network, context }) => {
      await settled(page, '/mantras/om-gam-ganapataye-namah')
      await openText(page)
      await page.getByRole('link', { name: 'Chant on the mala' }).click()
      await expect(page.getByText('Touch anywhere to count')).toBeVisible()
      await network.lose()
      await page.close()

      const next = await context.newPage()
      await feel(next)
      await next.goto(path)
      await beadsAre(next, 0)
      await tell(next, 107)
      await expect(next.getByRole('status').filter({ hasText: 'Round' })).toHaveCount(0)
      await tell(next, 1)
      await expect(next.getByText('Round 1 complete')).toBeAttached()
      await expect(next.getByText('Today’s round is complete')).toBeVisible()
      const vibrations = await felt(next)
      expect(vibrations.slice(0, 107).every((parts) => parts === 1)).toBe(true)
      expect(vibrations.at(-1)).toBe(5)
      await tell(next, 5)
      await beadsAre(next, 113)
      // Closed the moment after the last touch.
      await next.close()

      const later = await context.newPage()
      await later.goto(path)
      await beadsAre(later, 113)
      await expect(later.getByText('Round 2')).toBeVisible()
      await expect(later.getByText('5 of 108 beads')).toBeAttached()
      await expect.poll(() => stored(later)).toEqual({ beads: 113, rounds: 1 })
    },
  )

  test(
    'is the same in two tabs, and loses nothing when both count and one reloads',
    { tag: '@proof' },
    async ({ page, context }) => {
      await page.goto(path)
      const other = await context.newPage()
      await other.goto(path)
      await beadsAre(page, 0)
      await beadsAre(other, 0)
      const count = (tab: Page, times: number) =>
        tab.evaluate((taps) => {
          for (let tap = 0; tap < taps; tap++)
            document.querySelector<HTMLButtonElement>('.mala-touch')?.click()
        }, times)
      await Promise.all([count(page, 40), count(other, 40)])
      await Promise.all([count(page, 7).then(() => page.reload()), count(other, 7)])
      await beadsAre(page, 94)
      await beadsAre(other, 94)
      await expect.poll(() => stored(page)).toEqual({ beads: 94, rounds: 0 })
    },
  )

  test(
    'comes into the account: told on one phone it is in the log of another @engines',
    { tag: '@proof' },
    async ({ page, openDevice }) => {
      await page.goto(path)
      await beadsAre(page, 0)
      await tell(page, 2)
      await expect.poll(() => stored(page)).toEqual({ beads: 2, rounds: 0 })
      const asha = await signedIn(page)
      // What was told before is asked about, and not taken.
      await page.goto('/sadhana')
      await page.getByRole('button', { name: 'Add to my log' }).click()
      await expect(page.getByText('Your log is in your account')).toBeVisible()
      await page.goto(path)
      await beadsAre(page, 2)
      await tell(page, 3)
      await expect.poll(() => stored(page)).toEqual({ beads: 5, rounds: 0 })
      await page.getByRole('link', { name: 'Back to the mantra' }).click()

      const other = await openDevice()
      await signIn(other, asha)
      await other.goto('/sadhana')
      await expect(other.locator('.sadhana-today dd').first()).toHaveText('5')
      await expect.poll(() => stored(other)).toEqual({ beads: 5, rounds: 0 })

      // Another person on that phone sees nothing of it.
      await openMenu(other)
      await menu(other).getByRole('button', { name: 'Logout' }).click()
      await expect.poll(() => rowsOn(other, 'sittings')).toEqual([])
      await other.goto('/sadhana')
      await expect(other.getByText('No japa yet')).toBeVisible()
    },
  )

  test(
    'is told with the keyboard, and a key held down is one bead',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto(path)
      await beadsAre(page, 0)
      for (let bead = 0; bead < 4; bead++) await page.keyboard.press(' ')
      await page.keyboard.press('Backspace')
      await beadsAre(page, 3)
      await page.keyboard.down(' ')
      await page.keyboard.down(' ')
      await page.keyboard.up(' ')
      await beadsAre(page, 4)
      await page.getByRole('button', { name: 'Count a bead' }).focus()
      await page.keyboard.down('Enter')
      await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await page.keyboard.press(' ')
      await beadsAre(page, 6)
      await page.getByRole('button', { name: 'Undo' }).focus()
      await page.keyboard.press(' ')
      await beadsAre(page, 5)
      // Clicked, it does not keep the space bar.
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.keyboard.press(' ')
      await beadsAre(page, 5)
      await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    },
  )

  test(
    'is set as its owner likes, for good, and is the one that the menu opens',
    { tag: '@proof' },
    async ({ page, problems }) => {
      await page.goto('/chant/ganesha-gayatri')
      expect(problems).toEqual([])
      await page.getByRole('button', { name: 'Mala settings' }).click()
      await page.getByLabel('Rounds a day').selectOption(textHere('11 rounds'))
      await page.getByLabel('Ring a bell at each round').uncheck()
      await page.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText('Round 1 of 11')).toBeVisible()
      await expect.poll(() => rowsOn(page, 'preferences')).toHaveLength(1)
      await page.reload()
      await expect(page.getByText('Round 1 of 11')).toBeVisible()
      await page.getByRole('button', { name: 'Mala settings' }).click()
      await expect(page.getByLabel('Ring a bell at each round')).not.toBeChecked()
      await page.goto('/sadhana')
      await expect(
        page.locator('#menu').getByRole('link', { name: 'Mala', exact: true, includeHidden: true }),
      ).toHaveAttribute('href', '/chant/ganesha-gayatri')
    },
  )

  test(
    'counts by itself at the end of each recitation, and recites again',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto(path)
      await beadsAre(page, 0)
      await page.getByRole('button', { name: 'With audio' }).click()
      const audio = page.locator('audio')
      const { lines, audio: recording } = await (
        await page.request.get(path.replace('/chant', '/api/mantras'))
      ).json()
      /** Shortly before the end of a recitation; the recording holds several. */
      const hurry = (bead: number) =>
        audio.evaluate(
          (element: HTMLAudioElement, ms) => {
            element.currentTime = ms / 1000 - 0.5
          },
          lines[0].startMs + bead * recording.recitationMs,
        )
      const isPlaying = () => audio.evaluate((element: HTMLAudioElement) => !element.paused)
      for (const bead of [1, 2]) {
        await expect.poll(isPlaying).toBe(true)
        await hurry(bead)
        await beadsAre(page, bead)
      }
      await expect.poll(isPlaying).toBe(true)
      await page.getByRole('button', { name: 'Stop audio' }).click()
      await expect.poll(isPlaying).toBe(false)
      expect(await beads(page)).toBe(2)
    },
  )

  test(
    'keeps the screen on while beads are told, also after the page was hidden',
    { tag: '@proof' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const asked: string[] = []
        Object.assign(window, { asked })
        const request = () => {
          asked.push(document.visibilityState)
          return Promise.resolve({ released: true, release: () => Promise.resolve() })
        }
        Object.defineProperty(navigator, 'wakeLock', { value: { request } })
      })
      await page.goto(path)
      await beadsAre(page, 0)
      const asked = () =>
        page.evaluate(() => (window as unknown as { asked: string[] }).asked.length)
      expect(await asked()).toBe(0)
      await page.keyboard.press(' ')
      await expect.poll(asked).toBe(1)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect.poll(asked).toBe(2)
    },
  )

  test(
    'counts in a browser that forbids storage, and says that nothing is saved',
    { tag: '@proof' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Storage is forbidden', 'SecurityError')
        }
        Object.defineProperty(window, 'localStorage', { get: refuse })
        indexedDB.open = refuse
      })
      await page.goto(path)
      await hydrated(page)
      await beadsAre(page, 0)
      await tell(page, 3)
      await beadsAre(page, 3)
      await expect(page.getByText('This browser is not saving your beads.')).toBeVisible()
    },
  )

  test(
    'shows the number within a frame of the touch on a processor four times slower',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto(path)
      await beadsAre(page, 0)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      // Other work on the machine only ever makes it slower.
      const round = async () => {
        const took = await page.evaluate(async () => {
          const touch = document.querySelector<HTMLButtonElement>('.mala-touch')
          const count = document.querySelector('.mala-count b')
          const times: number[] = []
          for (let tap = 0; tap < 60; tap++) {
            await new Promise((resolve) => setTimeout(resolve, 40))
            const before = count?.textContent
            const start = performance.now()
            touch?.click()
            // React draws what a script pressed at the end of its task.
            await Promise.resolve()
            // Style and layout are part of what the screen needs.
            document.documentElement.getBoundingClientRect()
            if (count?.textContent !== before) times.push(performance.now() - start)
          }
          return times.toSorted((a, b) => a - b)
        })
        expect(took).toHaveLength(60)
        return took[30] ?? Infinity
      }
      await expect.poll(round, { timeout: 30_000 }).toBeLessThan(16)
    },
  )
})
