import { okOf } from '#server/test/admin.ts'
import { png, postsPath } from '#server/test/posts.ts'
import type { Reply } from '#server/test/request.ts'
import { type Scene, type Changes, from, versionAt } from './change.ts'
import { aReader } from './people.ts'

const postWords = { title: 'Durva', markdown: 'Grass.' }

const aPost = async ({ admin }: Scene): Promise<string> =>
  `${postsPath}/${okOf<{ id: string }>(await admin.post(postsPath, postWords)).id}`

const ofAPost =
  (method: string, body: object = {}, suffix = '') =>
  async (scene: Scene): Promise<Reply> =>
    from(method, await aPost(scene), body, suffix)(scene)

const issuesPath = '/api/admin/newsletter-issues'

const issueWords = { subject: 'Namaste', markdown: 'Come at noon.' }

const anIssue = async ({ admin }: Scene): Promise<string> =>
  `${issuesPath}/${okOf<{ id: string }>(await admin.post(issuesPath, issueWords)).id}`

const ofAnIssue =
  (method: string, body: object = {}, suffix = '') =>
  async (scene: Scene): Promise<Reply> =>
    from(method, await anIssue(scene), body, suffix)(scene)

/** Of posts, pages, newsletters and translations. */
export const writingChanges: Changes = {
  'PUT /api/admin/translations/:kind/:id/:language': from(
    'PUT',
    '/api/admin/translations/puja/ganesh/mr',
    { texts: [{ field: 'name', english: 'Ganesh Puja', text: 'गणेश पूजा' }] },
  ),
  'PUT /api/admin/pages/:name': from('PUT', '/api/admin/pages/about', {
    title: 'About us',
    description: 'Who we are.',
    markdown: 'A temple.',
  }),
  'POST /api/admin/newsletter-issues': ({ admin }) => admin.post(issuesPath, issueWords),
  'PUT /api/admin/newsletter-issues/:id': ofAnIssue('PUT', { ...issueWords, subject: 'Lamps' }),
  'DELETE /api/admin/newsletter-issues/:id': ofAnIssue('DELETE'),
  'POST /api/admin/newsletter-issues/:id/send': async (scene) => {
    await aReader(scene)
    return ofAnIssue('POST', { people: 1 }, '/send')(scene)
  },
  'POST /api/admin/newsletter-issues/:id/stop': async (scene) => {
    await aReader(scene)
    const path = await anIssue(scene)
    okOf(await from('POST', path, { people: 1 }, '/send')(scene))
    return scene.admin.post(`${path}/stop`)
  },
  'POST /api/admin/blog': ({ admin }) => admin.post(postsPath, postWords),
  'PUT /api/admin/blog/:id': ofAPost('PUT', { ...postWords, slug: 'grass' }),
  'POST /api/admin/blog/:id/publication': ofAPost('POST', { status: 'published' }, '/publication'),
  'POST /api/admin/blog/publications': async (scene) => {
    const path = await aPost(scene)
    const item = { id: path.split('/').at(-1), version: await versionAt(scene, path) }
    return scene.admin.post(`${postsPath}/publications`, { status: 'published', items: [item] })
  },
  'DELETE /api/admin/blog/:id': ofAPost('DELETE'),
  'POST /api/admin/blog/:id/restore': async (scene) => {
    const path = await aPost(scene)
    okOf(await from('DELETE', path)(scene))
    return from('POST', path, {}, '/restore')(scene)
  },
  'POST /api/admin/blog/pictures': async ({ app, admin }) => {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Origin: app.publicUrl, Cookie: cookie }
    return app.send(`${postsPath}/pictures`, { method: 'POST', headers, body: png() })
  },
}
