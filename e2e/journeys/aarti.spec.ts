import { expect, hydrated, installed, settled, sound, test, testWithWorker } from '#e2e/fixtures.ts'
import { mantrasKept } from '#e2e/phone.ts'

const order = [
  'Sukhkarta Dukhharta',
  'Shendur Lal Chadhayo',
  'Durge Durghat Bhari',
  'Lavthavti Vikrala',
  'Yuge Atthavis',
  'Ghalin Lotangan',
  'Mantra Pushpanjali',
] as const

test.describe('The aarti', () => {
  test('stands on one page in the temple’s order, with the refrain after every verse @engines', async ({
    page,
  }) => {
    await page.goto('/mantras')
    await hydrated(page)
    await page.getByRole('link', { name: 'Sing the aarti' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sing the aarti')
    await expect(page.locator('.aarti-piece h2')).toHaveText(order)
    const first = page.getByRole('region', { name: order[0] })
    await expect(first.locator('.verse')).toHaveCount(6)
    await expect(first.locator('[data-refrain]')).toHaveCount(3)
    await expect(first.locator('.verse-line').first()).toHaveAttribute('lang', 'mr')
    await expect(page.getByRole('region', { name: order[1] }).locator('[lang=hi]')).toHaveCount(18)
  })

  testWithWorker(
    'is saved as one download, and sung offline one part after the other',
    { tag: '@proof' },
    async ({ page, network }) => {
      await settled(page, '/')
      await installed(page)
      await mantrasKept(page)
      await page.goto('/aarti')
      await hydrated(page)
      await page.getByRole('button', { name: /^Save offline/ }).click()
      await expect(page.getByText(/^Saved on this phone, 5\.\d MB$/)).toBeVisible({
        timeout: 30_000,
      })
      await network.lose()
      await page.goto('/aarti')
      await expect(page.locator('.aarti-piece h2')).toHaveText(order)
      await page.getByRole('button', { name: 'Start the aarti' }).click()
      await expect
        .poll(() => sound(page))
        .toMatchObject({ isPlaying: true, source: '/audio/sukhkarta-dukhharta.mp3' })
      const sung = page.locator('.verse-line[data-sung]')
      await expect(sung).toContainText('सुखकर्ता')
      await expect(sung).toBeInViewport()
      const line = page.locator('.verse-line[data-line="6"]').first()
      await line.click()
      await expect(line).toHaveAttribute('aria-current', 'true')
      // Nearly at its end: what follows begins by itself.
      await page.evaluate(() => {
        const audio = document.querySelector('audio')
        if (audio) audio.currentTime = audio.duration - 0.5
      })
      await expect
        .poll(() => sound(page))
        .toMatchObject({ isPlaying: true, source: '/audio/shendur-lal-chadhayo.mp3' })
      await expect(sung).toContainText('शेंदुर')
      await expect(sung).toBeInViewport()
      await page.mouse.wheel(0, 3000)
      await page.getByRole('button', { name: 'Follow' }).click()
      await expect(sung).toBeInViewport()
      // Read elsewhere: the page stays where the reader is.
      await page.mouse.wheel(0, 3000)
      await page.getByRole('region', { name: order[6] }).getByRole('button').click()
      await expect
        .poll(() => sound(page))
        .toMatchObject({ isPlaying: true, source: '/audio/mantra-pushpanjali.mp3' })
    },
  )
})
