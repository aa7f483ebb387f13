import type { Page } from '@playwright/test'
import { expect, hydrated, sound, test } from '#e2e/fixtures.ts'

declare global {
  interface Window {
    /** The handlers that the app gave the phone, and the state it reported. */
    lockScreen: {
      handlers: Map<string, MediaSessionActionHandler | null>
      position: MediaPositionState | undefined
    }
  }
}

const press = (page: Page, action: MediaSessionAction, details = {}) =>
  page.evaluate(
    ([name, more]) => {
      const handler = window.lockScreen.handlers.get(name)
      if (!handler) throw new Error(`nothing listens to ${name}`)
      handler({ action: name, ...more })
    },
    [action, details] as const,
  )

const shown = (page: Page) =>
  page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession
    return { title: metadata?.title, artist: metadata?.artist, playbackState }
  })

/** The declared and the real size of each picture for the lock screen. */
const artworkSizes = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      (navigator.mediaSession.metadata?.artwork ?? []).map(async ({ src, sizes }) => {
        const picture = await createImageBitmap(await (await fetch(src)).blob())
        return [sizes, `${picture.width}x${picture.height}`]
      }),
    ),
  )

test('the lock screen says what plays, and its controls work', async ({ page }) => {
  await page.addInitScript(() => {
    const lockScreen: Window['lockScreen'] = { handlers: new Map(), position: undefined }
    window.lockScreen = lockScreen
    const session = MediaSession.prototype
    const { setActionHandler, setPositionState } = session
    session.setActionHandler = function (action, handler) {
      lockScreen.handlers.set(action, handler)
      setActionHandler.call(this, action, handler)
    }
    session.setPositionState = function (state) {
      lockScreen.position = state
      setPositionState.call(this, state)
    }
  })
  await page.goto('/mantras')
  await hydrated(page)
  await page
    .locator('article', { hasText: 'Vakratunda Mahakaya' })
    .getByRole('button', { name: 'Listen' })
    .click()
  await expect
    .poll(() => shown(page))
    .toEqual({
      title: 'Vakratunda Mahakaya',
      artist: 'Shri Ganesha Mandir',
      playbackState: 'playing',
    })
  const pictures = await artworkSizes(page)
  expect(pictures.length).toBeGreaterThan(0)
  for (const [declared, real] of pictures) expect(real).toBe(declared)

  await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
  await press(page, 'pause')
  await expect.poll(async () => (await sound(page)).isPlaying).toBe(false)
  await expect.poll(async () => (await shown(page)).playbackState).toBe('paused')

  const position = async () => Math.round((await sound(page)).position)
  await press(page, 'seekto', { seekTime: 20 })
  await expect.poll(position).toBe(20)
  await press(page, 'seekforward')
  await expect.poll(position).toBe(30)
  await press(page, 'seekbackward', { seekOffset: 5 })
  await expect.poll(position).toBe(25)
  const { duration } = await sound(page)
  await expect
    .poll(() => page.evaluate(() => window.lockScreen.position))
    .toMatchObject({ duration, position: 25 })

  await press(page, 'play')
  await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
  expect(await position()).toBeGreaterThanOrEqual(25)
  await press(page, 'previoustrack')
  await expect.poll(() => sound(page)).toMatchObject({ isPlaying: true })
  expect(await position()).toBeLessThan(20)
  await press(page, 'stop')
  await expect(page.getByRole('region', { name: 'Now playing' })).toHaveCount(0)
  expect(await sound(page)).toMatchObject({ isPlaying: false })
  expect(await shown(page)).toEqual({ playbackState: 'none' })
})
