import type { Page } from '@playwright/test'
import { axeFaults } from '#e2e/axe.ts'
import { expect, hydrated, settled, sound, stopClock, test, testWithWorker } from '#e2e/fixtures.ts'
import { textHere } from '#e2e/pseudo/readPseudo.ts'

const path = '/mantras/sankata-nashana-stotra'
const file = '/audio/sankata-nashana-stotra.mp3'

const bar = (page: Page) => page.getByRole('region', { name: 'Now playing' })
const current = (page: Page) => page.locator('[data-line][aria-current]')
const listen = (page: Page) => page.getByRole('button', { name: /^Listen/ }).click()

/** Opens what there is to practise with. */
async function practise(page: Page) {
  await bar(page).getByRole('button', { name: 'Practise' }).click()
  const panel = page.getByRole('region', { name: 'Practice', exact: true })
  await expect(panel).toBeVisible()
  return panel
}

/**
 * How often the sound went to another place since something was chosen last, and whether it was
 * silent there: on a slow machine a line may end, and begin again, before the next choice.
 */
const watchJumps = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio')
    const jumps: { at: number; isSilent: boolean }[] = []
    audio?.addEventListener('seeking', () =>
      jumps.push({ at: Math.round(audio.currentTime * 10) / 10, isSilent: audio.muted }),
    )
    document.addEventListener('change', () => jumps.splice(0), { capture: true })
    Object.assign(window, { jumps })
  })
const jumps = (page: Page) =>
  page.evaluate(() => (window as unknown as { jumps: { at: number; isSilent: boolean }[] }).jumps)

test.describe('Practising a stotra', () => {
  testWithWorker(
    'offline: a line three times with *my turn*, then sleep, and the place is kept',
    { tag: '@proof' },
    async ({ page, network }) => {
      await settled(page, path)
      await page.getByRole('button', { name: /^Save offline/ }).click()
      await expect(page.getByRole('button', { name: /^Saved, / })).toBeVisible()
      await network.lose()
      await page.reload()
      await hydrated(page)
      await listen(page)
      await expect.poll(() => sound(page)).toMatchObject({ elements: 1, isPlaying: true })
      await bar(page).getByRole('slider', { name: 'Position' }).fill('40')
      await expect(current(page)).toHaveAttribute('data-line', '4')

      const panel = await practise(page)
      await panel.getByLabel('Speed').selectOption('1.5×')
      await panel.getByRole('button', { name: 'Repeat after me' }).click()
      await panel.getByLabel('What to repeat').selectOption(textHere('One line'))
      await watchJumps(page)
      await panel.getByLabel('Line', { exact: true }).selectOption({ index: 0 })
      await expect(panel.getByText(/^Line 1 of 17 · 1 of 3 · Your turn$/)).toBeVisible()
      await expect(current(page)).toHaveAttribute('data-line', '0')
      await expect(bar(page).getByRole('button', { name: 'Volume' })).toBeHidden()
      await expect(panel.getByText(/· 3 of 3/)).toBeVisible({ timeout: 30_000 })
      await expect(panel.getByText('Done')).toBeVisible({ timeout: 20_000 })
      // Heard, answered in silence, thrice; then at its beginning, ready for another time.
      expect(await jumps(page)).toEqual(
        [false, true, false, true, false, true, false].map((isSilent) => ({ at: 3, isSilent })),
      )
      expect(await sound(page)).toMatchObject({ elements: 1, isPlaying: false, isMuted: false })

      await panel.getByLabel('What to repeat').selectOption(textHere('Whole mantra'))
      await panel.getByRole('button', { name: 'Repeat after me' }).click()
      await bar(page).getByRole('slider', { name: 'Position' }).fill('60')
      await bar(page).getByRole('button', { name: 'Play' }).click()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
      await stopClock(page)
      await panel.getByLabel('Sleep timer').selectOption(textHere('5 min'))
      await page.clock.runFor(295_000)
      await expect.poll(async () => (await sound(page)).volume).toBeLessThan(0.4)
      expect((await sound(page)).isPlaying).toBe(true)
      await page.clock.runFor(6_000)
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(false)
      await expect.poll(async () => (await sound(page)).volume).toBeCloseTo(0.7)

      const { position } = await sound(page)
      expect(position).toBeGreaterThan(60)
      await page.clock.resume()
      await page.reload()
      await hydrated(page)
      await listen(page)
      await expect.poll(async () => (await sound(page)).position).toBeGreaterThan(position - 1)
    },
  )

  test(
    'a tapped line is played, the line that is sung is marked in time and followed',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      const line = page.locator('[data-line="5"]')
      await expect(async () => {
        await line.click()
        expect((await sound(page)).isPlaying).toBe(true)
      }).toPass()
      await expect(current(page)).toHaveAttribute('data-line', '5')

      // Ten moments at which a line begins, each heard from a little before.
      const late = await page.evaluate(async () => {
        const reply = await fetch('/api/mantras/sankata-nashana-stotra')
        const { lines } = (await reply.json()) as { lines: { startMs: number }[] }
        const audio = document.querySelector('audio')
        if (!audio) throw new Error('There is no audio')
        const delays: number[] = []
        for (const [index, { startMs }] of lines.entries()) {
          if (index % 3 !== 1) continue
          audio.currentTime = startMs / 1000 - 1
          await new Promise<void>((resolve) => {
            const seen = new MutationObserver(() => {
              const marked = document.querySelector<HTMLElement>('[data-line][aria-current]')
              if (marked?.dataset['line'] !== String(index)) return
              seen.disconnect()
              delays.push(audio.currentTime * 1000 - startMs)
              resolve()
            })
            seen.observe(document.body, { subtree: true, attributeFilter: ['aria-current'] })
          })
        }
        return delays
      })
      expect(late).toHaveLength(6)
      for (const delay of late) expect(delay).toBeLessThanOrEqual(200)
      await expect(current(page)).toBeInViewport()

      await page.mouse.wheel(0, -5_000)
      const follow = page.getByRole('button', { name: 'Follow' })
      await expect(follow).toBeVisible()
      await expect(current(page)).not.toBeInViewport()
      await bar(page).getByRole('button', { name: 'Practise' }).click()
      await page.getByRole('button', { name: 'Previous line' }).click()
      await expect(current(page)).not.toBeInViewport()
      await page.getByLabel('What to repeat').selectOption(textHere('From line to line'))
      expect(await axeFaults(page, 'practice')).toEqual([])
      await page.getByLabel('What to repeat').selectOption(textHere('Whole mantra'))
      await follow.click()
      await expect(current(page)).toBeInViewport()
      await expect(follow).toHaveCount(0)
      await page.getByLabel('Sleep timer').press('Escape')
      await expect(page.getByRole('button', { name: 'Practise' })).toBeFocused()
    },
  )

  test(
    'a headset goes from line to line, and another tab ends the sound of this one',
    { tag: '@proof' },
    async ({ page, context }) => {
      await page.addInitScript(() => {
        const handlers = new Map<string, MediaSessionActionHandler | null>()
        Object.assign(window, { handlers })
        const { setActionHandler } = MediaSession.prototype
        MediaSession.prototype.setActionHandler = function (action, handler) {
          handlers.set(action, handler)
          setActionHandler.call(this, action, handler)
        }
      })
      const press = (action: MediaSessionAction) =>
        page.evaluate((name) => {
          const { handlers } = window as unknown as {
            handlers: Map<string, MediaSessionActionHandler | null>
          }
          handlers.get(name)?.({ action: name })
        }, action)
      await page.goto(path)
      await hydrated(page)
      await listen(page)
      await expect(bar(page).getByRole('button', { name: 'Practise' })).toBeVisible()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
      await bar(page).getByRole('slider', { name: 'Position' }).fill('40')
      await press('nexttrack')
      await expect(current(page)).toHaveAttribute('data-line', '5')
      await press('previoustrack')
      await expect(current(page)).toHaveAttribute('data-line', '4')

      const tab = await context.newPage()
      await tab.goto('/mantras/ganesha-gayatri')
      await hydrated(tab)
      await listen(tab)
      await expect.poll(async () => (await sound(tab)).isPlaying).toBe(true)
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(false)
      await expect(bar(page).getByRole('button', { name: 'Play' })).toBeVisible()
    },
  )

  testWithWorker(
    'a saved recording that ends too early says so, and can be fetched again',
    { tag: '@proof' },
    async ({ page }) => {
      await settled(page, path)
      await page.getByRole('button', { name: /^Save offline/ }).click()
      await expect(page.getByRole('button', { name: /^Saved, / })).toBeVisible()
      await page.evaluate(async (url) => {
        const cache = await caches.open('modak-audio')
        const whole = await (await cache.match(url))?.blob()
        if (!whole) throw new Error('It was not saved')
        const half = whole.slice(0, whole.size / 2)
        const headers = { 'content-type': 'audio/mpeg', 'content-length': String(half.size) }
        await cache.put(url, new Response(half, { headers }))
      }, file)
      await page.reload()
      await hydrated(page)
      await listen(page)
      await expect(bar(page).getByRole('button', { name: 'Practise' })).toBeVisible()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
      await bar(page).getByRole('slider', { name: 'Position' }).fill('75')
      await expect(page.getByRole('alert').getByText(/ends too early/)).toBeVisible()
      expect((await sound(page)).isPlaying).toBe(false)
      await page.getByRole('button', { name: 'Remove the saved file' }).click()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
      await bar(page).getByRole('slider', { name: 'Position' }).fill('120')
      await expect.poll(async () => (await sound(page)).position).toBeGreaterThan(120)
      await expect(page.getByText(/ends too early/)).toHaveCount(0)
    },
  )
})
