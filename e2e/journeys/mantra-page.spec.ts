import { readFile } from 'node:fs/promises'
import { axeOn } from '#e2e/axe.ts'
import {
  broughtAll,
  drawn,
  expect,
  hydrated,
  openMantra,
  openText,
  sound,
  test,
  testWithWorker,
} from '#e2e/fixtures.ts'
import { textHere } from '#e2e/pseudo/readPseudo.ts'

const telugu = 'వక్రతుణ్డ మహాకాయ'

test.describe('A mantra’s page', () => {
  testWithWorker(
    'is read in the chosen script, which every mantra keeps, also offline @engines',
    async ({ page, network }) => {
      await page.goto('/mantras/vakratunda-mahakaya')
      await hydrated(page)
      await broughtAll(page)
      await expect(page.locator('.verse-line').first()).toHaveAttribute('lang', 'sa')
      await network.lose()
      // Chosen for the first time offline: its code is on the phone already.
      await openText(page)
      await page.getByLabel('Script').selectOption('telugu')
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      const line = page.locator('.verse-line').first()
      await expect(line).toHaveText(/^వక్రతుణ్డ మహాకాయ/)
      await expect(line).toHaveAttribute('lang', 'sa-Telu')
      await expect(page.locator('.verse-word').first()).toHaveText('వక్రతుణ్డ')
      await page.reload()
      await expect(line).toHaveText(/^వక్రతుణ్డ మహాకాయ/)
      await page.getByRole('link', { name: /^Next/ }).click()
      await expect(line).toHaveText(/^ఏకదన్తాయ విద్మహే/)
      await page.goto('/mantras')
      await page.getByText('Vakratunda Mahakaya', { exact: true }).click()
      await expect(page.locator('.mantra-open')).toContainText(telugu)
    },
  )

  test(
    'shows plain Roman and Roman with accents instead of Devanagari',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/mantras/vakratunda-mahakaya')
      await hydrated(page)
      await openText(page)
      for (const [script, text] of [
        ['iast', 'vakratuṇḍa mahākāya'],
        ['roman', 'vakratuNDa mahAkAya'],
      ] as const) {
        await page.getByLabel('Script').selectOption(script)
        await expect(page.locator('.verse-line').first()).toContainText(text)
        await expect(page.locator('.verse-roman')).toHaveCount(0)
      }
      await page.getByLabel('Script').selectOption('devanagari')
      await expect(page.locator('.verse-line').first()).toContainText('वक्रतुण्ड')
      await expect(page.locator('.verse-roman')).toHaveCount(1)
    },
  )

  test('fits a phone in every script, and breaks no word', { tag: '@proof' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/mantras/ganesha-pancharatnam')
    await hydrated(page)
    await page.evaluate(() => (document.documentElement.dataset['readingSize'] = 'larger'))
    await openText(page)
    const names = await page
      .getByLabel('Script')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    expect(names).toHaveLength(9)
    for (const name of names) {
      await page.getByLabel('Script').selectOption(name)
      await expect(page.locator('.verse-line').first()).toHaveClass(
        name === 'devanagari' ? /font-mantra/ : new RegExp(`script-${name}`),
      )
      await drawn(page)
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('.verse-line')]
          .filter((line) => line.scrollWidth > line.clientWidth)
          .map((line) => line.textContent),
      )
      expect(wide, name).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        name,
      ).toBe(0)
    }
  })

  test(
    'says what each verse means, and leads to each section',
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/mantras/ganapati-atharvashirsha')
      await hydrated(page)
      await openText(page)
      await page.getByRole('dialog', { name: 'Text and more' }).getByText('Protect me').click()
      await expect(page).toHaveURL(/#verse-4$/)
      await expect(page.locator('#verse-4 .verse-line').first()).toBeInViewport()
      await expect(page.locator('#verse-4')).toContainText('Protect the teacher and the student.')
      await page.setViewportSize({ width: 1440, height: 900 })
      const rail = page.getByRole('navigation', { name: 'Verses' })
      await rail.getByRole('link', { name: 'The Ganesha Gayatri' }).click()
      await expect(page.getByRole('heading', { name: 'The Ganesha Gayatri' })).toBeInViewport()
    },
  )

  test('passes the accessibility checks in another script', { tag: '@proof' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/mantras/sankata-nashana-stotra')
    await hydrated(page)
    await openText(page)
    await page.getByLabel('Script').selectOption('tamil')
    await expect(page.getByText('Raised numbers tell apart')).toBeVisible()
    const { violations } = await axeOn(page).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  testWithWorker(
    'is shared as a picture that is drawn on the phone, also offline',
    { tag: '@proof' },
    async ({ page, network }) => {
      await page.goto('/mantras/vakratunda-mahakaya')
      await hydrated(page)
      await broughtAll(page)
      await network.lose()
      await openText(page)
      await page.getByRole('button', { name: 'Share as picture' }).click()
      const dialog = page.getByRole('dialog', { name: 'A picture of the mantra' })
      await expect(dialog.getByRole('img', { name: /सूर्यकोटिसमप्रभ/ })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeEnabled()
      const { violations } = await axeOn(page).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      const downloading = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Save picture' }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe('vakratunda-mahakaya.png')
      const file = await readFile(await download.path())
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350])
    },
  )

  test('is shared as text in the reader’s script', { tag: '@proof' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ text }: ShareData) => void (document.title = text ?? ''),
      })
    })
    await page.goto('/mantras/vakratunda-mahakaya')
    await hydrated(page)
    await openText(page)
    await page.getByLabel('Script').selectOption('telugu')
    await expect(page.locator('.verse-line').first()).toContainText(telugu)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page).toHaveTitle(
      /^Vakratunda Mahakaya\s+వక్రతుణ్డ మహాకాయ.*O Lord of the curved trunk/,
    )
  })
})

test.describe('A mantra’s own page', () => {
  test('has the full text, the audio and a link to the next mantra', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/mantras')
    await hydrated(page)
    const row = await openMantra(page, 'Sankata Nashana Stotra')
    await row.getByRole('link', { name: 'Read all 17 lines: Sankata Nashana Stotra' }).click()
    await expect(page).toHaveURL(/\/mantras\/sankata-nashana-stotra$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankata Nashana Stotra')
    await expect(page.locator('main .mantra-text')).toHaveCount(17)
    await openText(page)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
    const sheet = page.getByRole('dialog', { name: 'Text and more' })
    await sheet.getByRole('button', { name: 'Close', exact: true }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toHaveLength(17)

    await page.getByRole('button', { name: 'Listen' }).click()
    await expect
      .poll(() => sound(page))
      .toMatchObject({ isPlaying: true, source: '/audio/sankata-nashana-stotra.mp3' })
    await page.getByRole('link', { name: 'Next Ganesha Pancharatnam' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ganesha Pancharatnam')
    await expect(page.getByRole('button', { name: 'Listen: Ganesha Pancharatnam' })).toBeVisible()
    expect(await sound(page)).toMatchObject({ isPlaying: true })
    await openText(page)
    const whatsApp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    const sent = new URL(whatsApp ?? '').searchParams.get('text')
    expect(sent).toContain(textHere('Ganesha Pancharatnam'))
    expect(sent).toMatch(/\/mantras\/ganesha-pancharatnam$/)
  })

  test('marks the line that is sung, and has no player but the one at its foot', async ({
    page,
  }) => {
    await page.goto('/mantras/sankata-nashana-stotra')
    await hydrated(page)
    const bar = page.getByRole('region', { name: 'Now playing' })
    const sung = page.locator('.mantra-text[data-sung]')
    await expect(sung).toHaveCount(0)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(() => sound(page)).toMatchObject({ elements: 1, isPlaying: true })
    await expect(page.getByRole('slider', { name: 'Position' })).toHaveCount(1)
    await expect(sung).toHaveText('नारद उवाच ।')
    await bar.getByRole('slider', { name: 'Position' }).fill('60')
    await expect(sung).toHaveCount(1)
    await expect(sung).not.toHaveText('नारद उवाच ।')
    await bar.getByRole('button', { name: 'Practise' }).click()
    await bar.getByRole('button', { name: 'Stop and close' }).click()
    await expect(bar).toHaveCount(0)
    await expect(sung).toHaveCount(0)
    expect(await sound(page)).toMatchObject({ isPlaying: false })
  })

  test('that cannot be loaded says so', { tag: '@proof' }, async ({ page, release }) => {
    release.answer(/^\/api\/mantras/, 500)
    await page.goto('/')
    await hydrated(page)
    await page.locator('main').getByRole('link', { name: 'Vakratunda Mahakaya' }).click()
    await expect(page.getByText('Failed to load mantras. Please try again later.')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
