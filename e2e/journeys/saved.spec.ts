import { readFile } from 'node:fs/promises'
import { expect, settled, test } from '#e2e/fixtures.ts'
import { rowsOn } from '#e2e/phone.ts'

test.describe('Saved', () => {
  test('goes on saving after the page was closed', async ({ page, context, release }) => {
    const letCome = release.hold(/^\/audio\/vakratunda/)
    await settled(page, '/offline')
    await page.getByRole('button', { name: /^Save all/ }).click()
    await expect(page.getByText('1 of 23 saved')).toBeVisible()
    await page.close()
    letCome()
    const next = await context.newPage()
    await next.goto('/offline')
    await expect(next.getByText('23 of 23 saved')).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => rowsOn(next, 'audioQueue')).toEqual([])
    await expect(next.getByText(/used by this app/)).toBeVisible()
    await next.getByRole('button', { name: 'Remove Ganapati Atharvashirsha' }).click()
    await expect(next.getByText('22 of 23 saved')).toBeVisible()
  })

  test('restores a copy on a wiped phone, and refuses a damaged one whole', async ({
    page,
    openDevice,
  }) => {
    await settled(page, '/chant/om-gam-ganapataye-namah')
    for (let bead = 0; bead < 5; bead++) await page.keyboard.press(' ')
    await expect.poll(() => rowsOn(page, 'sittings')).toHaveLength(1)
    await page.goto('/offline')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a copy' }).click()
    const file = await readFile(await (await coming).path(), 'utf8')

    const other = await openDevice()
    await settled(other, '/offline')
    const restore = (content: string) =>
      other.locator('input[type=file]').setInputFiles({
        name: 'modak.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      })
    await restore(file.slice(0, -20))
    await expect(other.getByText('This file cannot be read.')).toBeVisible()
    await restore(file.replace('"version": 1', '"version": 2'))
    await expect(other.getByText('made by a newer version of the app')).toBeVisible()
    expect(await rowsOn(other, 'sittings')).toEqual([])
    await restore(file)
    await expect(other.getByText('Your copy is restored', { exact: true })).toBeVisible()
    await other.goto('/sadhana')
    await expect(other.getByText('1 day, 5 beads')).toBeVisible()
    await other.goto('/chant/om-gam-ganapataye-namah')
    await expect(other.getByText('5 of 108 beads')).toBeAttached()
  })
})
