import {
  expect,
  hydrated,
  installed,
  openMantra,
  settled,
  sound,
  stopClock,
  test,
  withWorker,
} from '#e2e/fixtures.ts'

test.use(withWorker)

const lookForUpdate = () => navigator.serviceWorker.ready.then((worker) => worker.update())

test.describe('A new version', () => {
  test('is offered and loads with one reload', async ({ page, release }) => {
    await settled(page, '/')
    let loads = 0
    page.on('load', () => loads++)
    release.publish()
    await page.evaluate(lookForUpdate)
    await expect(page.getByText('A new version is ready', { exact: true })).toBeVisible()
    expect(loads).toBe(0)
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect.poll(() => loads).toBe(1)
    await hydrated(page)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null))
      .toBe(true)
    expect(loads).toBe(1)
  })

  test(
    'is offered again when another message has taken its place',
    { tag: '@proof' },
    async ({ page, release, context }) => {
      await context.grantPermissions(['clipboard-write'])
      await page.goto('/mantras')
      await hydrated(page)
      await installed(page)
      release.publish()
      await page.evaluate(lookForUpdate)
      const offer = page.getByText('A new version is ready', { exact: true })
      await expect(offer).toBeVisible()
      const card = await openMantra(page, 'Ganesha Gayatri')
      await card.getByRole('button', { name: 'Copy' }).click()
      const other = page.getByText('Copied to clipboard', { exact: true })
      await expect(other).toBeVisible()
      await expect(offer).toHaveCount(0)
      await page.keyboard.press('F8')
      await page.keyboard.press('Escape')
      await expect(other).toHaveCount(0)
      await expect(offer).toBeVisible()
    },
  )

  test(
    'that was declined is not offered again until the app is opened again',
    { tag: '@proof' },
    async ({ page, release, context }) => {
      await context.grantPermissions(['clipboard-write'])
      await settled(page, '/mantras')
      release.publish()
      await page.evaluate(lookForUpdate)
      const offer = page.getByText('A new version is ready', { exact: true })
      await expect(offer).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(offer).toHaveCount(0)
      const card = await openMantra(page, 'Ganesha Gayatri')
      await card.getByRole('button', { name: 'Copy' }).click()
      const other = page.getByText('Copied to clipboard', { exact: true })
      await expect(other).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(other).toHaveCount(0)
      await expect(offer).toHaveCount(0)
      await page.reload()
      await expect(offer).toBeVisible()
    },
  )

  test(
    'is fetched from the server if the old worker stays, and is offered once',
    { tag: '@proof' },
    async ({ page, release }) => {
      await settled(page, '/')
      release.publish()
      await page.evaluate(lookForUpdate)
      const offer = page.getByText('A new version is ready', { exact: true })
      await expect(offer).toBeVisible()
      // A worker stays until it has finished its answer.
      release.hold(/^\/audio\/ganesha-gayatri/)
      await page.evaluate(() => void fetch('/audio/ganesha-gayatri.mp3'))
      let loads = 0
      page.on('load', () => loads++)
      let offers = 0
      await page.exposeFunction('countOffer', () => offers++)
      await page.evaluate(() => {
        new MutationObserver((changes) => {
          const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
          // The words alone are added once more, for screen readers.
          const isOffer = added.some(
            (node) =>
              node instanceof Element &&
              [...node.querySelectorAll('button')].some(
                (button) => button.textContent === 'Update now',
              ),
          )
          if (isOffer) (window as unknown as { countOffer: () => void }).countOffer()
        }).observe(document.body, { childList: true, subtree: true })
      })
      await page.getByRole('button', { name: 'Update now' }).click()
      await expect.poll(() => loads).toBe(1)
      expect(offers).toBe(0)
      await hydrated(page)
      await installed(page)
      expect(loads).toBe(1)
    },
  )

  test(
    'that takes over late does not end a mantra begun meanwhile',
    { tag: '@proof' },
    async ({ page, release }) => {
      await settled(page, '/mantras')
      release.publish()
      await page.evaluate(lookForUpdate)
      await expect(page.getByText('A new version is ready', { exact: true })).toBeVisible()
      const letAnswer = release.hold(/^\/audio\/ganesha-gayatri/)
      await page.evaluate(() => void fetch('/audio/ganesha-gayatri.mp3'))
      let loads = 0
      page.on('load', () => loads++)
      const mantra = page.locator('article', { hasText: 'Vakratunda Mahakaya' })
      await page.getByRole('button', { name: 'Update now' }).click()
      await mantra.getByRole('button', { name: 'Listen' }).click()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
      // Longer than we wait for the old worker.
      await expect.poll(async () => (await sound(page)).position).toBeGreaterThan(4)
      expect(loads).toBe(0)
      letAnswer()
      await mantra.getByRole('button', { name: 'Pause' }).click()
      await expect.poll(() => loads).toBe(1)
    },
  )

  test('is never offered while a mantra plays', { tag: '@proof' }, async ({ page, release }) => {
    await settled(page, '/mantras')
    const mantra = await openMantra(page, 'Vakratunda Mahakaya')
    // From now on messages appear at once: their code is loaded.
    await mantra.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
    await page.keyboard.press('Escape')
    await mantra.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
    await stopClock(page)
    release.publish()
    await page.evaluate(lookForUpdate)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
      .toBe(true)
    // The page notices a moment later.
    await page.clock.runFor(10_000)
    await expect(page.getByText('A new version is ready', { exact: true })).toHaveCount(0)
    expect((await sound(page)).isPlaying).toBe(true)
    await mantra.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('A new version is ready', { exact: true })).toBeVisible()
  })

  test(
    'accepted while a mantra plays is offered again when it stops',
    { tag: '@proof' },
    async ({ page, release }) => {
      await settled(page, '/mantras')
      release.publish()
      await page.evaluate(lookForUpdate)
      const offer = page.getByText('A new version is ready', { exact: true })
      await expect(offer).toBeVisible()
      let loads = 0
      page.on('load', () => loads++)
      const mantra = page.locator('article', { hasText: 'Vakratunda Mahakaya' })
      await mantra.getByRole('button', { name: 'Listen' }).click()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
      await page.getByRole('button', { name: 'Update now' }).click()
      await expect(offer).toHaveCount(0)
      expect((await sound(page)).isPlaying).toBe(true)
      expect(loads).toBe(0)
      await mantra.getByRole('button', { name: 'Pause' }).click()
      await expect(offer).toBeVisible()
    },
  )
})
