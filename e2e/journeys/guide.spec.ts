import { expect, hydrated, installed, settled, sound, testWithWorker } from '#e2e/fixtures.ts'
import { mantrasKept } from '#e2e/phone.ts'

testWithWorker(
  'The daily puja is performed offline with nothing but *Next*, and goes on after a reload',
  async ({ page, network }) => {
    await settled(page, '/')
    await installed(page)
    await mantrasKept(page)
    await page.goto('/puja/guide/daily')
    await hydrated(page)
    // Opened is saved: no button was pressed.
    await expect(page.getByText(/^Saved on this phone, \d/)).toBeVisible({ timeout: 30_000 })
    // Its longer conjuncts are in the full font alone.
    const hasFont = () =>
      page.evaluate(async () => (await (await caches.open('modak-fonts')).keys()).length)
    await expect.poll(hasFont).toBeGreaterThan(0)
    await network.lose()
    await page.getByRole('button', { name: 'Begin' }).click()
    const step = (number: number) => page.getByText(`Step ${number} of 9`)
    const next = page.locator('.rite-next')
    /** One press of the big button, where it is: `click` would scroll what is under it. */
    const press = async () => {
      await expect(next).not.toHaveAttribute('aria-disabled')
      const box = await next.boundingBox()
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    }
    /** Reads on while a step is longer than the screen, until the next step is there. */
    const goTo = async (number: number) => {
      for (let presses = 0; presses < 40 && !(await step(number).isVisible()); presses += 1)
        await press()
      await expect(step(number)).toBeVisible()
    }
    // What is scrolled at once has its new words by the time that the button takes another press.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(step(1)).toBeVisible()
    const options = page.getByRole('button', { name: 'All steps and options' })
    await options.click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(options).toBeFocused()
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(() => sound(page)).toMatchObject({ isPlaying: true })
    await goTo(2)
    const vow = page.getByText('यथाशक्ति पूजनं करिष्ये')
    await expect(vow).not.toBeInViewport()
    await expect(next).toHaveText('Read on')
    const dock = page.locator('.rite-dock')
    while ((await next.textContent()) === 'Read on') {
      await press()
      await expect(next).not.toHaveAttribute('aria-disabled')
    }
    await expect(vow).toBeInViewport({ ratio: 1 })
    const bottomOf = async (part: typeof vow) => {
      const box = await part.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(await bottomOf(vow)).toBeLessThan((await dock.boundingBox())?.y ?? 0)
    for (const number of [3, 4, 5]) await goTo(number)
    await page.reload()
    await hydrated(page)
    await expect(step(5)).toBeVisible()
    const picture = page.locator('.rite-picture use')
    await expect.poll(() => picture.evaluate((use: SVGUseElement) => use.getBBox().width)).toBe(116)
    for (const number of [6, 7, 8, 9]) await goTo(number)
    const complete = page.getByRole('heading', { name: 'The puja is complete' })
    for (let presses = 0; presses < 40 && !(await complete.isVisible()); presses += 1) await press()
    await expect(complete).toBeVisible()
  },
)
