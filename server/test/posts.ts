import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StaffPost } from '#contract/blog/admin.ts'
import { changeFrom, okOf } from './admin.ts'
import type { Browser } from './browser.ts'
import { person, signedIn } from './people.ts'
import { testApp } from './testApp.ts'

export const postsPath = '/api/admin/blog'

export const postWords = {
  title: 'How Sankashti is kept',
  markdown: 'The fast of **Sankashti** ends when the moon has risen.\n\n## Evening\n\nSay ॐ once.',
  sources: ['The day: a panchang, https://panchang.example/1'],
}

/** A temple whose clock can be set, one of its editors, and what they do to posts. */
export const openBlog = async () => {
  let at = new Date('2026-11-22T06:30:00Z')
  const app = await testApp({ now: () => at })
  const editor = await person(app, { role: 'editor' })
  let phone: Browser = editor
  const create = async (changes: object = {}) =>
    okOf<StaffPost>(await phone.post(postsPath, { ...postWords, ...changes }))
  const change = (method: string, { id, version }: StaffPost, body?: unknown, path = '') =>
    changeFrom(phone, method, `${postsPath}/${id}${path}`, version, body)
  const publish = async (post: StaffPost, body: object = { status: 'published' }) =>
    okOf<StaffPost>(await change('POST', post, body, '/publication'))
  const update = (post: StaffPost, changes: object = {}) =>
    change('PUT', post, { ...postWords, slug: post.slug, ...changes })
  return {
    app,
    editor,
    create,
    change,
    publish,
    update,
    /** Sessions expire after days: the editor logs in again. */
    setClock: async (to: string) => {
      at = new Date(to)
      phone = await signedIn(app, editor)
    },
  }
}

/** A real picture, of the app's own. */
export const png = (): Buffer =>
  readFileSync(join(import.meta.dirname, '../../public/icons/icon-512.png'))
