import { lanName } from '#e2e/browser.ts'
import { expect, hydrated, openMantra, sound, test } from '#e2e/fixtures.ts'
import { mantrasKept } from '#e2e/phone.ts'

const first = 'Vakratunda Mahakaya'

test.describe('At a plain http address in the temple’s own network', () => {
  test.use({
    baseURL: async ({ release }, use) => use(release.origin.replace('localhost', lanName)),
  })

  test('mantras can be read and played, and the page says what the browser refuses', async ({
    page,
    network,
    problems,
  }) => {
    await page.goto('/')
    expect(
      await page.evaluate(() => [
        isSecureContext,
        'caches' in window,
        'serviceWorker' in navigator,
      ]),
    ).toEqual([false, false, false])
    await hydrated(page)
    await page.getByRole('link', { name: 'All mantras' }).click()
    await expect(page.locator('article')).toHaveCount(23)
    await mantrasKept(page)
    const mantra = await openMantra(page, first)
    await mantra.getByRole('button', { name: 'Listen' }).click()
    await expect
      .poll(() => sound(page))
      .toMatchObject({ isPlaying: true, source: '/audio/vakratunda-mahakaya.mp3' })

    await mantra.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Could not copy the mantra text', { exact: true })).toBeVisible()
    // Nothing can be saved here, so nothing is offered.
    await expect(page.getByRole('button', { name: /^Save offline/ })).toHaveCount(0)

    await page.reload()
    await hydrated(page)
    await expect(page.locator('article')).toHaveCount(23)
    // Chromium says that it obeys this header only at secure addresses.
    expect(problems.filter((problem) => !/Cross-Origin-Opener-Policy/.test(problem))).toEqual([])

    await network.lose()
    await expect(page.getByText('You’re offline. Saved')).toBeVisible()
    await expect(page.locator('article')).toHaveCount(23)
  })
})
