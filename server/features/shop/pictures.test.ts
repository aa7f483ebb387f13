import { expect, test } from 'vitest'
import sharp from 'sharp'
import type { UploadedPicture } from '#contract/blog/admin.ts'
import { pictureHash } from '#contract/pictureAddresses.ts'
import type { Product } from '#contract/shop/public.ts'
import { okOf } from '#server/test/admin.ts'
import { openBlog, postsPath } from '#server/test/posts.ts'

const colours = ['#8e1b1b', '#2f6b3c', '#d9a441']

test('an uploaded picture stays as long as a product shows it, first or in its gallery', async () => {
  const { app, editor, setClock } = await openBlog()
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const upload = async (background: string) =>
    okOf<UploadedPicture>(
      await app.send(`${postsPath}/pictures`, {
        method: 'POST',
        headers: { Origin: app.publicUrl, Cookie: cookie },
        body: await sharp({ create: { width: 800, height: 800, channels: 3, background } })
          .png()
          .toBuffer(),
      }),
    )
  const [first, second, unused] = await Promise.all(colours.map(upload))
  if (!first || !second || !unused) throw new Error('there are three')
  const size = { imageAlt: 'x', imageWidth: 800, imageHeight: 800, imageWidths: second.widths }
  const gallery = [{ imageUrl: second.url, ...size }]
  await app
    .db('products')
    .where({ id: 'mantra-book' })
    .update({
      image_url: first.url,
      image_widths: JSON.stringify(first.widths),
      gallery: JSON.stringify(gallery),
    })
  await setClock('2026-11-25T06:30:00Z')
  await app.tidy(app.db)
  const kept = await app.db('pictures').pluck('hash')
  expect(kept.toSorted()).toEqual([first, second].map(({ url }) => pictureHash(url)).toSorted())
  const product = okOf<Product>(await app.send('/api/products/mantra-book'))
  expect(product).toMatchObject({ imageUrl: first.url, imageWidths: first.widths, gallery })
})
