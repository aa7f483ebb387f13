import { join } from 'node:path'
import { expect, test } from '#e2e/fixtures.ts'
import { adminClient, openAdmin } from '#e2e/admin.ts'
import { toast } from '#e2e/bookingForm.ts'

const picture = join(import.meta.dirname, '../../public/icons/icon-512.png')
const noPicture = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<script>'.repeat(9)),
}

/** The next day, in the format of an input for date and time. */
const tomorrow = (): string => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16)

test.describe('Editing the blog', () => {
  test.describe.configure({ timeout: 180_000 })

  test(
    'an editor writes, illustrates, schedules and publishes a post, and everybody can read it',
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const title = `Twenty-one modaks ${Date.now().toString(36)}`
      const titles = async (): Promise<string[]> => {
        const posts = await (await page.request.get('/api/blog')).json()
        return posts.map((post: { title: string }) => post.title)
      }
      await openAdmin(page, 'editor', 'blog/new')
      await page.getByLabel('Title').fill(title)
      const text = page.getByRole('textbox', { name: 'Text', exact: true })
      await text.fill('Steam them well, says गणेश.')
      await text.selectText()
      await page.getByRole('button', { name: 'Bold' }).click()
      await expect(text).toHaveValue('**Steam them well, says गणेश.**')
      await page.keyboard.press('Control+z')
      await expect(text).toHaveValue('Steam them well, says गणेश.')

      await page.getByRole('button', { name: 'Picture in the text' }).click()
      const chosen = page.getByLabel('Choose a picture').first()
      await chosen.setInputFiles(noPicture)
      await expect(page.getByText('This picture format is not accepted.')).toBeVisible()
      await chosen.setInputFiles(picture)
      await page.getByLabel('Description of the picture').fill('A modak')
      await page.getByRole('button', { name: 'Insert into text' }).click()
      await expect(text).toHaveValue(/गणेश\.\n\n!\[A modak\]\(\/media\/[0-9a-f]{32}-512\.webp\)\n/)

      const preview = page.getByRole('region', { name: 'As devotees will see it' })
      await expect(preview.getByText(title)).toBeVisible()
      await expect(preview.locator('[lang=sa]')).toHaveText('गणेश')
      await expect(preview.getByRole('img', { name: 'A modak' })).toBeVisible()

      await page.getByLabel('Choose a picture').setInputFiles(picture)
      await page.getByLabel('Description of the picture').fill('A modak on saffron')
      await page.getByLabel('Author').fill('Sunanda Joshi')
      await page.getByLabel('Sources').fill('Steaming: a kitchen, https://kitchen.example')
      await page.getByRole('button', { name: 'Save as a draft' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(await titles()).not.toContain(title)

      await page.getByRole('button', { name: 'Publish later' }).click()
      await page.getByLabel('Publish at').fill('2020-01-01T10:00')
      await page.getByRole('button', { name: 'Schedule' }).click()
      await expect(page.getByText('Please choose a time in the future')).toBeVisible()
      await page.getByLabel('Publish at').fill(tomorrow())
      await page.getByRole('button', { name: 'Schedule' }).click()
      await expect(toast(page, 'Scheduled')).toBeVisible()
      expect(await titles()).not.toContain(title)

      await page.getByRole('button', { name: 'Publish now' }).click()
      await expect(toast(page, 'Published. Everyone can see it now.')).toBeVisible()
      expect((await titles())[0]).toBe(title)
      const slug = title.toLowerCase().replaceAll(' ', '-')
      const post = await (await page.request.get(`/api/blog/${slug}`)).json()
      expect(post).toMatchObject({
        authorName: 'Sunanda Joshi',
        authorInitials: 'SJ',
        imageAlt: 'A modak on saffron',
        imageWidth: 512,
      })
      expect(post.content).toContain('href="https://kitchen.example"')
      const sent = await page.request.get(post.imageUrl)
      expect(sent.headers()['content-type']).toBe('image/webp')
      expect(await (await page.request.get('/blog/feed.xml')).text()).toContain(title)
    },
  )

  test('two editors of one post both keep their changes', { tag: '@proof' }, async ({ page }) => {
    const client = await adminClient()
    const words = { title: `Durva ${Date.now().toString(36)}`, markdown: 'Grass.' }
    const post = await (await client.post('/api/admin/blog', { data: words })).json()
    await openAdmin(page, 'editor', `blog/${post.id}`)
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.fill('Mine.')
    const reply = await client.put(`/api/admin/blog/${post.id}`, {
      data: { ...words, slug: post.slug, markdown: 'Theirs.' },
      headers: { 'If-Match': `"${post.version}"` },
    })
    expect(reply.status(), await reply.text()).toBe(200)
    await client.dispose()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Someone else changed this in the meantime')).toBeVisible()
    await expect(text).toHaveValue('Mine.')
    await page.getByRole('button', { name: 'Save mine over theirs' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await text.fill('Not saved.')
    await page.getByRole('link', { name: 'Posts' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(text).toHaveValue('Not saved.')
  })

  test(
    'what was typed survives a crash, and an earlier version can be restored',
    { tag: '@proof' },
    async ({ page }) => {
      const client = await adminClient()
      const words = { title: `Bilva ${Date.now().toString(36)}`, markdown: 'Three leaves.' }
      const post = await (await client.post('/api/admin/blog', { data: words })).json()
      await openAdmin(page, 'editor', `blog/${post.id}`)
      const text = page.getByRole('textbox', { name: 'Text', exact: true })
      const bar = page.getByRole('region', { name: 'Save and publish' })
      await text.fill('Three leaves, and a fruit.')
      await expect(bar).toContainText('Draft kept at')
      // As if the browser had been closed: nothing asks, and nothing of the page is left.
      await page.goto('about:blank')
      await page.goto(`/admin/blog/${post.id}`)
      await expect(page.getByText(/^You have changes from .* that are not saved$/)).toBeVisible()
      await expect(text).toHaveValue('Three leaves.')
      await page.getByRole('button', { name: 'Continue with them' }).click()
      await expect(text).toHaveValue('Three leaves, and a fruit.')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(bar).toContainText('Everything is saved.')
      const unsaved = `/api/admin/writing/post/${post.id}/unsaved`
      await expect.poll(async () => (await page.request.get(unsaved)).json()).toEqual({})

      const versions = page.getByRole('list', { name: 'Earlier versions' })
      await expect(versions.getByRole('listitem')).toHaveCount(2)
      await expect(versions.getByText('Changed: Text')).toBeVisible()
      await versions.getByRole('button', { name: 'Compare with now' }).click()
      await expect(versions.locator('del')).toHaveText('Three leaves, and a fruit.')
      await expect(versions.locator('ins')).toHaveText('Three leaves.')
      await versions.getByRole('button', { name: 'Restore this version' }).click()
      await expect(text).toHaveValue('Three leaves.')
      await expect(versions.getByRole('listitem')).toHaveCount(3)

      // Somebody else saves while a draft waits: its author is asked, and nothing is overwritten.
      await text.fill('Mine.')
      await expect(bar).toContainText('Draft kept at')
      await page.goto('about:blank')
      const saved = await (await client.get(`/api/admin/blog/${post.id}`)).json()
      const reply = await client.put(`/api/admin/blog/${post.id}`, {
        data: { ...words, slug: post.slug, markdown: 'Theirs.' },
        headers: { 'If-Match': `"${saved.version}"` },
      })
      expect(reply.status(), await reply.text()).toBe(200)
      await client.dispose()
      await page.goto(`/admin/blog/${post.id}`)
      await expect(page.getByText('This text was saved again since then.')).toBeVisible()
      await page.getByRole('button', { name: 'Continue with them' }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Someone else changed this in the meantime')).toBeVisible()
      await expect(text).toHaveValue('Mine.')
      await page.getByRole('button', { name: 'Save mine over theirs' }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    },
  )

  test(
    'what two editors changed is merged, and the choice comes into view',
    { tag: '@proof' },
    async ({ page }) => {
      const client = await adminClient()
      const title = `Shami ${Date.now().toString(36)}`
      const words = { title, markdown: 'Leaves.\n\n'.repeat(40), excerpt: 'A tree.' }
      const post = await (await client.post('/api/admin/blog', { data: words })).json()
      await openAdmin(page, 'editor', `blog/${post.id}`)
      await page.getByLabel('Summary in one or two sentences').fill('A sacred tree.')
      const theirs = { ...words, slug: post.slug, title: `${title} leaves` }
      const reply = await client.put(`/api/admin/blog/${post.id}`, {
        data: theirs,
        headers: { 'If-Match': `"${post.version}"` },
      })
      expect(reply.status(), await reply.text()).toBe(200)

      await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
      const panel = page.getByRole('region', { name: 'Someone else changed this in the meantime' })
      await expect(panel).toBeFocused()
      await expect(panel).toBeInViewport()
      await expect(panel).toContainText(`${title} leaves`)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Save both' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${title} leaves`)
      const saved = await (await client.get(`/api/admin/blog/${post.id}`)).json()
      await client.dispose()
      expect(saved).toMatchObject({ title: `${title} leaves`, excerpt: 'A sacred tree.' })
      expect(saved.markdown.trim()).toBe(words.markdown.trim())
    },
  )
})
