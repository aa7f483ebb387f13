import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { UploadedPicture } from '#contract/blog/admin.ts'
import { okOf } from '#server/test/admin.ts'
import { openBlog, postsPath } from '#server/test/posts.ts'
import type { TestApp } from '#server/test/testApp.ts'

const to = `${postsPath}/pictures`

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })

const open = async () => {
  const blog = await openBlog()
  const cookie = [...blog.editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const put = (body: Buffer, headers: Record<string, string> = {}) =>
    blog.app.send(to, {
      method: 'POST',
      headers: { Origin: blog.app.publicUrl, Cookie: cookie, ...headers },
      body,
    })
  return { ...blog, put }
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])
const stored = ({ uploads }: TestApp) => filesIn(join(uploads, 'media')).toSorted()

describe('A picture', () => {
  test('uploaded twice is one picture; several uploaded at once are processed one after another', async () => {
    const { app, put } = await open()
    const one = await picture(600, 400).png().toBuffer()
    const two = await picture(500, 400).png().toBuffer()
    const replies = await Promise.all([put(one), put(one), put(two)])
    const [first, again, other] = replies.map((reply) => okOf<UploadedPicture>(reply).url)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
    expect(stored(app)).toHaveLength(8)
  })
})
