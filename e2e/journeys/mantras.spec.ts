import { expect, hydrated, openMantra, sound, stopClock, test } from '#e2e/fixtures.ts'
import { tab } from '#e2e/people.ts'
import { toast } from '#e2e/toasts.ts'

const card = 'article'
const first = 'Vakratunda Mahakaya'
const second = 'Ganesha Gayatri'

test.describe('Mantras', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/mantras')
    await hydrated(page)
  })

  test('23 rows stand in five groups, each named by its first words, and open to text and meaning', async ({
    page,
  }) => {
    const rows = page.locator(card)
    await expect(rows).toHaveCount(23)
    const groups = ['Every day', 'Single verses', 'Stotras', 'Aartis', 'Names']
    await expect(page.locator('.mantra-group h2')).toHaveText(groups)
    for (const mantra of await rows.all()) {
      await expect(mantra.locator('.mantra-opening')).toHaveText(/^\p{Script=Devanagari}[^।॥]+$/u)
      await expect(mantra.getByRole('button', { name: /^Listen/ })).toBeVisible()
      await expect(mantra.locator('summary')).toHaveText(/\d:\d\d$/)
      await expect(mantra.locator('.mantra-text')).toHaveCount(0)
    }
    for (const summary of await page.locator('main summary').all()) await summary.click()
    for (const mantra of await rows.all()) {
      await expect(mantra.locator('.mantra-text').first()).toHaveText(/\p{Script=Devanagari}/u)
      await expect(mantra.locator('.mantra-iast').first()).toHaveText(/[āīūṇḍṣśṃḥṭ]/)
      await expect(mantra.locator('p:not([lang])').first()).toHaveText(/[a-z]{3}.*\.$/)
    }
  })

  test('a row’s button plays and pauses the one player', { tag: '@proof' }, async ({ page }) => {
    const row = page.locator(card, { hasText: first })
    await row.getByRole('button', { name: `Listen: ${first}` }).click()
    await expect.poll(() => sound(page)).toMatchObject({ elements: 1, isPlaying: true })
    await row.getByRole('button', { name: `Pause: ${first}` }).click()
    await expect.poll(async () => (await sound(page)).isPlaying).toBe(false)
    // Opened, it shows what the player has.
    await page
      .getByRole('region', { name: 'Now playing' })
      .getByRole('button', { name: 'Play' })
      .click()
    const open = await openMantra(page, first)
    await expect(open.getByRole('button', { name: 'Hide Audio' })).toBeVisible()
    await expect(open.getByRole('button', { name: /^(Pause|Listen)/ })).toHaveCount(1)
  })

  test(
    'all are saved by one button, and those saved are shown alone',
    { tag: '@proof' },
    async ({ page, release }) => {
      const letCome = release.hold(/^\/audio\/dvadasha/)
      await page.getByRole('button', { name: /^Saved/ }).click()
      await expect(page.getByText('Nothing saved yet.')).toBeVisible()
      await page.getByRole('button', { name: /^All/ }).click()
      await page.getByRole('button', { name: 'Save all' }).click()
      await expect(page.getByRole('button', { name: 'Saved 9' })).toBeVisible()
      await page.getByRole('button', { name: 'Stop saving' }).click()
      letCome()
      await expect(page.getByRole('button', { name: 'Save all' })).toBeVisible()
      await page.getByRole('button', { name: 'Saved 9' }).click()
      await expect(page.locator(card)).toHaveCount(9)
      await page.getByRole('button', { name: 'Save all' }).click()
      await expect(page.getByRole('button', { name: 'All saved' })).toBeVisible()
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await expect(page.locator(card)).toHaveCount(23)
    },
  )

  test('a mantra is played, paused, restarted, muted and hidden @smoke @engines', async ({
    page,
  }) => {
    const mantra = await openMantra(page, first)
    await mantra.getByRole('button', { name: 'Listen' }).click()
    await expect
      .poll(() => sound(page))
      .toMatchObject({ elements: 1, isPlaying: true, volume: 0.7 })
    const controls = mantra.getByRole('group', { name: first })
    await controls.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(async () => (await sound(page)).isPlaying).toBe(false)
    await controls.getByRole('slider', { name: 'Position' }).fill('20')
    await expect.poll(async () => (await sound(page)).position).toBeGreaterThan(19)
    await controls.getByRole('button', { name: 'Restart' }).click()
    await expect.poll(() => sound(page)).toMatchObject({ isPlaying: true })
    expect((await sound(page)).position).toBeLessThan(10)
    // On touch the volume is behind the speaker; a phone has buttons of its own.
    await page.setViewportSize({ width: 820, height: 740 })
    const bar = page.getByRole('region', { name: 'Now playing' })
    await expect(bar.getByRole('slider', { name: 'Volume' })).toBeHidden()
    await bar.getByRole('button', { name: 'Volume' }).click()
    await bar.getByRole('slider', { name: 'Volume' }).fill('0.3')
    await expect.poll(async () => (await sound(page)).volume).toBeCloseTo(0.3)
    await bar.getByRole('button', { name: 'Mute' }).click()
    await expect.poll(async () => (await sound(page)).isMuted).toBe(true)
    await bar.getByRole('button', { name: 'Unmute' }).click()
    await expect.poll(() => sound(page)).toMatchObject({ isMuted: false })
    expect((await sound(page)).volume).toBeCloseTo(0.3)
    await page.keyboard.press('Escape')
    await mantra.getByRole('button', { name: 'Hide Audio' }).click()
    await expect(controls).toBeHidden()
  })

  test(
    'after it ends, a mantra is paused at its beginning',
    { tag: '@proof' },
    async ({ page }) => {
      const mantra = await openMantra(page, first)
      await mantra.getByRole('button', { name: 'Listen' }).click()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
      const { duration } = await sound(page)
      await mantra
        .getByRole('slider', { name: 'Position' })
        .fill(String(Math.floor(duration * 10 - 5) / 10))
      await expect(mantra.getByRole('button', { name: 'Play' })).toBeVisible()
      await expect.poll(() => sound(page)).toMatchObject({ isPlaying: false, position: 0 })
    },
  )

  test('a second mantra ends the first, and sound goes on from page to page', async ({ page }) => {
    await page.locator(card, { hasText: first }).getByRole('button', { name: 'Listen' }).click()
    await expect.poll(async () => (await sound(page)).source).toContain('vakratunda')
    await page.locator(card, { hasText: second }).getByRole('button', { name: 'Listen' }).click()
    await expect
      .poll(() => sound(page))
      .toMatchObject({ elements: 1, isPlaying: true, source: '/audio/ganesha-gayatri.mp3' })
    await tab(page, 'Today').click()
    await expect(page).toHaveURL(/\/$/)
    const bar = page.getByRole('region', { name: 'Now playing' })
    await expect(bar).toContainText(second)
    await expect(bar.getByText(/^\d+:\d\d of \d+:\d\d$/)).toBeVisible()
    expect(await sound(page)).toMatchObject({ isPlaying: true })
    // A phone has it with what is practised with.
    await bar.getByRole('button', { name: 'Practise' }).click()
    await bar.getByRole('button', { name: 'Stop and close' }).click()
    await expect(bar).toBeHidden()
    expect(await sound(page)).toMatchObject({ isPlaying: false })
    const element = await page.evaluate(() => {
      const audio = document.querySelector('audio')
      const { metadata, playbackState } = navigator.mediaSession
      return { isEmpty: audio?.networkState === audio?.NETWORK_EMPTY, metadata, playbackState }
    })
    expect(element).toEqual({ isEmpty: true, metadata: null, playbackState: 'none' })
  })

  test(
    'the text is copied, and the button says so for two seconds',
    { tag: '@proof' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const mantra = await openMantra(page, second)
      await stopClock(page)
      await mantra.getByRole('button', { name: 'Copy' }).click()
      await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
      await expect(page.getByText('Sanskrit mantra has been copied', { exact: true })).toBeVisible()
      await expect(mantra.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('एकदन्ताय विद्महे')
      await page.clock.runFor(1_990)
      await expect(mantra.getByRole('button', { name: 'Copied' })).toBeVisible()
      await page.clock.runFor(10)
      await expect(mantra.getByRole('button', { name: 'Copy' })).toBeVisible()
    },
  )

  test('shows an error when the browser refuses to copy', { tag: '@proof' }, async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await (await openMantra(page, first)).getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copy failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Could not copy the mantra text', { exact: true })).toBeVisible()
  })
})

for (const status of [404, 503])
  test(
    `audio that the server answers with ${status} is reported, and announced once`,
    { tag: '@proof' },
    async ({ page, release }) => {
      release.answer(/^\/audio\/vakratunda-mahakaya\.mp3/, status)
      await page.goto('/mantras')
      await hydrated(page)
      const mantra = await openMantra(page, first)
      await mantra.getByRole('button', { name: 'Listen' }).click()
      await expect(
        page.getByText('The mantra audio could not be loaded', { exact: true }),
      ).toBeVisible()
      await expect(mantra.getByText('Audio could not be loaded')).toBeVisible()
      await expect(mantra.getByRole('button', { name: 'Audio Unavailable' })).toBeDisabled()
      // The toast has announced it.
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )

test(
  'missing audio is remembered, and can be retried until it plays',
  { tag: '@proof' },
  async ({ page, release }) => {
    const mend = release.answer(/^\/audio\/vakratunda-mahakaya\.mp3/, 404)
    await page.goto('/mantras')
    await hydrated(page)
    const mantra = page.locator(card, { hasText: first })
    const unavailable = mantra.getByRole('button', { name: 'Audio Unavailable' })
    const tryAgain = mantra.getByRole('button', { name: 'Try again' })
    await openMantra(page, first)
    await mantra.getByRole('button', { name: 'Listen' }).click()
    await expect(unavailable).toBeDisabled()
    await page.locator(card, { hasText: second }).getByRole('button', { name: 'Listen' }).click()
    await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
    await expect(unavailable).toBeDisabled()

    // Also on another page, where nobody opened its audio.
    await tab(page, 'Today').click()
    await expect(unavailable).toBeDisabled()
    await tryAgain.focus()
    await page.keyboard.press('Enter')
    await expect(mantra.getByText('Audio could not be loaded')).toBeVisible()

    mend()
    await tryAgain.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => sound(page)).toMatchObject({ isPlaying: true })
    await expect(unavailable).toHaveCount(0)
    await expect(mantra.getByRole('button', { name: 'Pause' })).toBeFocused()
  },
)

test(
  'loading mantras reserve their space, and appear once loaded',
  { tag: '@proof' },
  async ({ page, release }) => {
    const letCome = release.hold(/^\/api\/mantras/)
    await page.goto('/contact')
    await hydrated(page)
    await tab(page, 'Mantras').click()
    const list = page.locator('main ul[aria-busy=true]')
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(page.locator(card)).toHaveCount(0)
    letCome()
    await expect(page.locator(card)).toHaveCount(23)
  },
)

test(
  'mantras that cannot be loaded show an error and a way to retry',
  { tag: '@proof' },
  async ({ page, release }) => {
    const repair = release.answer(/^\/api\/mantras/, 500)
    await page.goto('/contact')
    await hydrated(page)
    await tab(page, 'Mantras').click()
    await expect(page.getByText('Failed to load mantras. Please try again later.')).toBeVisible()
    repair()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator(card)).toHaveCount(23)
  },
)
