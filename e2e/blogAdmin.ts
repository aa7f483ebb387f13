import { expect } from '@playwright/test'
import { adminClient } from './admin.ts'

type CreatedPost = { id: string; slug: string; version: number }

let written = 0

/** Another editor, who uses only the API. `leave` removes what was written. */
export async function blogClient() {
  const client = await adminClient()
  const posts: CreatedPost[] = []
  const send = async (
    method: 'post' | 'put' | 'delete',
    path: string,
    data?: object,
    version?: number,
  ): Promise<CreatedPost> => {
    const reply = await client[method](`/api/admin/blog${path}`, {
      ...(data && { data }),
      ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
    })
    expect(reply.status(), await reply.text()).toBe(200)
    return (await reply.json()) as CreatedPost
  }
  const remove = async (post: CreatedPost) => {
    posts.splice(posts.indexOf(post), 1)
    await send('delete', `/${post.id}`, undefined, post.version)
  }
  return {
    /** Written and published now. */
    async publish(title: string, markdown: string, more: object = {}): Promise<CreatedPost> {
      const unique = `${title} ${Date.now().toString(36)}${++written}`
      const draft = await send('post', '', { title: unique, markdown, ...more })
      const status = { status: 'published' }
      const post = await send('post', `/${draft.id}/publication`, status, draft.version)
      posts.push(post)
      return post
    },
    remove,
    async leave(): Promise<void> {
      for (let post = posts[0]; post; post = posts[0]) await remove(post)
      await client.dispose()
    },
  }
}
