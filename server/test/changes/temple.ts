import { changeFrom, get } from '#server/test/admin.ts'
import { png } from '#server/test/posts.ts'
import { sendFile } from '#server/test/sendFile.ts'
import type { Changes } from './change.ts'

/** Of the temple’s own settings. */
export const templeChanges: Changes = {
  'PUT /api/admin/answer-templates': ({ admin }) =>
    changeFrom(admin, 'PUT', '/api/admin/answer-templates', 1, {
      items: [{ title: 'Hours', text: 'Namaste {name}' }],
    }),
  'PUT /api/admin/site': async ({ admin }) => {
    const { site, version } = await get<{ site: object; version: number }>(admin, '/api/admin/site')
    return changeFrom(admin, 'PUT', '/api/admin/site', version, { ...site, tagline: 'New' })
  },
  'PUT /api/admin/site/:section': async ({ admin }) => {
    const { version } = await get<{ version: number }>(admin, '/api/admin/site')
    return changeFrom(admin, 'PUT', '/api/admin/site/safety', version, {})
  },
  'PUT /api/admin/set-up': async ({ app, admin }) => {
    await app.db('site').update({ set_up: JSON.stringify({ settled: [] }) })
    return changeFrom(admin, 'PUT', '/api/admin/set-up', undefined, { isPutAway: true })
  },
  'PUT /api/admin/set-up/:step': async ({ app, admin }) => {
    await app.db('site').update({ set_up: JSON.stringify({ settled: [] }) })
    return changeFrom(admin, 'PUT', '/api/admin/set-up/hours', undefined, { isSettled: true })
  },
  'PUT /api/admin/letterhead/:kind': ({ app, admin }) =>
    sendFile(app, admin, { method: 'PUT', path: '/api/admin/letterhead/logo', file: png() }),
  'DELETE /api/admin/letterhead/:kind': ({ admin }) =>
    changeFrom(admin, 'DELETE', '/api/admin/letterhead/logo', 1),
  'PUT /api/admin/app-icon': ({ app, admin }) =>
    sendFile(app, admin, { method: 'PUT', path: '/api/admin/app-icon', file: png() }),
  'DELETE /api/admin/app-icon': ({ admin }) =>
    changeFrom(admin, 'DELETE', '/api/admin/app-icon', 1),
  'POST /api/admin/backups': ({ admin }) => admin.post('/api/admin/backups'),
  'POST /api/admin/mail-test': ({ admin }) => admin.post('/api/admin/mail-test'),
}
