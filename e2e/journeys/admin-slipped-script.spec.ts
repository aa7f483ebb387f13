import { join } from 'node:path'
import { blogClient } from '#e2e/blogAdmin.ts'
import { expect, hydrated, test as journey } from '#e2e/fixtures.ts'
import { temple } from '#e2e/temple.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { openDb, transact } from '#server/db/db.ts'

/** Here the policy has something to refuse. */
const test = journey.extend({ policy: async ({}, use) => use() })

const title = 'A text that was tampered with'
const slipped = "<script>document.documentElement.dataset.slipped = 'script'</script>"
const handler = `<img src="/nowhere" alt="" onerror="${slipped.slice(8, -9)}">`

test('A script that slipped into a stored article is not run', async ({ page }) => {
  const client = await blogClient()
  const { slug } = await client.publish(title, 'A harmless text.')
  const db = openDb({ sqliteFile: join(temple().data, 'modak.sqlite') })
  await transact(db, async (trx) => {
    await trx('blog_posts')
      .where({ slug })
      .update({ html: `<p>Tampered</p>${slipped}${handler}` })
    await bumpContent(trx)
  })
  await db.destroy()
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await expect
    .poll(async () => {
      await page.goto(`/blog/${slug}`)
      return page.content()
    })
    .toContain(slipped)
  await expect
    .poll(() => refused.filter((text) => /inline script/i.test(text)).length)
    .toBeGreaterThanOrEqual(1)
  expect(await page.locator('html').getAttribute('data-slipped')).toBeNull()
  // The app itself runs.
  await hydrated(page)
  await client.leave()
})
