import { join } from 'node:path'
import { everyText } from '#contract/i18n/everyText.ts'
import { bundle } from '#e2e/bundle.ts'
import { expect, test } from '#e2e/fixtures.ts'

const module = join(import.meta.dirname, '../../contract/i18n/everyText.ts')

// React would find another text than the server's, and draw the page again.
test('dates, clocks, sums and counts are the same in the browser as on the server', async ({
  page,
}) => {
  await page.addScriptTag({ content: await bundle(module, 'Texts') })
  expect(await page.evaluate<string[]>('Texts.everyText()')).toEqual(everyText())
})
