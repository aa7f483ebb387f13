import { changeFrom, okOf } from '#server/test/admin.ts'
import { mp3 } from '#server/test/recordings.ts'
import { type Changes, from, type Scene, versionAt } from './change.ts'

const words = {
  title: 'Puja of every day',
  summary: 'At home.',
  samagri: [],
  steps: [
    {
      id: 'dhyana',
      kind: 'offering',
      picture: 'hands',
      title: 'Meditation',
      instruction: 'Close your eyes.',
      mantra: { lines: [{ text: 'ॐ' }], meaning: 'Om.' },
      minutes: 1,
    },
  ],
}

const rite = '/api/admin/rites/daily'
const audio = `${rite}/steps/dhyana/audio`

const upload = async (scene: Scene) => {
  const { app, admin } = scene
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const version = await versionAt(scene, rite)
  const headers = { Origin: app.publicUrl, Cookie: cookie, 'If-Match': `"${version}"` }
  return app.send(audio, { method: 'PUT', headers, body: mp3() })
}

const changed = async (scene: Scene, method: string, path: string, body?: object) =>
  changeFrom(scene.admin, method, path, await versionAt(scene, rite), body)

/** Of rites and the voice at their steps. */
export const ritesChanges: Changes = {
  'POST /api/admin/rites': ({ admin }) => admin.post('/api/admin/rites', words),
  'PUT /api/admin/rites/order': ({ admin }) =>
    admin.send('/api/admin/rites/order', { method: 'PUT', body: { ids: ['daily'] } }),
  'PUT /api/admin/rites/:id': from('PUT', rite, words),
  'POST /api/admin/rites/:id/publication': (scene) =>
    changed(scene, 'POST', `${rite}/publication`, { status: 'draft' }),
  'POST /api/admin/rites/publications': async (scene) =>
    scene.admin.post('/api/admin/rites/publications', {
      status: 'draft',
      items: [{ id: 'daily', version: await versionAt(scene, rite) }],
    }),
  'DELETE /api/admin/rites/:id': from('DELETE', rite),
  'POST /api/admin/rites/:id/restore': async (scene) => {
    okOf(await from('DELETE', rite)(scene))
    return changed(scene, 'POST', `${rite}/restore`)
  },
  'PUT /api/admin/rites/:id/steps/:step/audio': upload,
  'PUT /api/admin/rites/:id/steps/:step/timings': async (scene) => {
    okOf(await upload(scene))
    return changed(scene, 'PUT', `${rite}/steps/dhyana/timings`, { starts: [1, 2] })
  },
  'DELETE /api/admin/rites/:id/steps/:step/audio': async (scene) => {
    okOf(await upload(scene))
    return changed(scene, 'DELETE', audio)
  },
}
