import { okOf, changeFrom } from '#server/test/admin.ts'
import { mp3 } from '#server/test/recordings.ts'
import { type Scene, type Changes, from, versionAt } from './change.ts'

const words = { title: 'Om', meaning: 'Om.', lines: [{ text: 'ॐ', verse: 1 }] }

const mantra = '/api/admin/mantras/vakratunda'

const deleted = async (scene: Scene): Promise<void> => {
  okOf(await from('DELETE', mantra)(scene))
}

/** Of mantras and their recordings. */
export const mantrasChanges: Changes = {
  'POST /api/admin/mantras': ({ admin }) => admin.post('/api/admin/mantras', words),
  'PUT /api/admin/mantras/aarti': ({ admin }) =>
    admin.send('/api/admin/mantras/aarti', { method: 'PUT', body: { ids: ['gayatri'], was: [] } }),
  'PUT /api/admin/mantras/order': ({ admin }) =>
    admin.send('/api/admin/mantras/order', {
      method: 'PUT',
      body: { ids: ['gayatri', 'om-gam', 'vakratunda'] },
    }),
  'PUT /api/admin/mantras/:id': from('PUT', mantra, words),
  'PUT /api/admin/mantras/:id/timings': async (scene) =>
    changeFrom(scene.admin, 'PUT', `${mantra}/timings`, await versionAt(scene, mantra), {
      starts: [1, 2],
    }),
  'POST /api/admin/mantras/:id/publication': async (scene) =>
    changeFrom(scene.admin, 'POST', `${mantra}/publication`, await versionAt(scene, mantra), {
      status: 'draft',
    }),
  'POST /api/admin/mantras/publications': async (scene) =>
    scene.admin.post('/api/admin/mantras/publications', {
      status: 'draft',
      items: [{ id: 'vakratunda', version: await versionAt(scene, mantra) }],
    }),
  'DELETE /api/admin/mantras/:id': from('DELETE', mantra),
  'POST /api/admin/mantras/:id/restore': async (scene) => {
    await deleted(scene)
    return changeFrom(scene.admin, 'POST', `${mantra}/restore`, await versionAt(scene, mantra))
  },
  'PUT /api/admin/mantras/:id/audio': async ({ app, admin }) => {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Origin: app.publicUrl, Cookie: cookie, 'If-Match': '"1"' }
    return app.send(`${mantra}/audio`, { method: 'PUT', headers, body: mp3() })
  },
  'DELETE /api/admin/mantras/:id/audio': async (scene) =>
    changeFrom(scene.admin, 'DELETE', `${mantra}/audio`, await versionAt(scene, mantra)),
}
