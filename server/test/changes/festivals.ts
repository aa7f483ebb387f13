import { usualChoice } from '#contract/festivals/groups.ts'
import { everyFestival } from '#contract/reminders/choice.ts'
import { transact } from '#server/db/db.ts'
import { okOf, changeFrom, get } from '#server/test/admin.ts'
import { type Changes, from, versionAt } from './change.ts'

const festival = 'sankashti-kartika-2026'

const repeatsPath = '/api/admin/festival-repeats'

const kojagiri = { name: 'Kojagiri', description: 'Milk.', by: 'tithi', month: 7, day: 15 }

/** Of the calendar, and of reminders. */
export const festivalsChanges: Changes = {
  'POST /api/admin/reminders/now': async ({ app, admin }) => {
    const { next } = await get<{ next: { id: string }[] }>(admin, '/api/admin/reminders')
    await transact(app.db, (trx) =>
      app.reminding.port.start(trx, {
        channel: 'email',
        address: 'meera@example.org',
        choice: everyFestival,
        language: 'en',
        words: 'Remind me.',
        source: 'reminders',
        isConfirmed: true,
      }),
    )
    const body = { festivalId: next[0]?.id, people: 1 }
    return admin.post('/api/admin/reminders/now', body)
  },
  'POST /api/admin/festivals': ({ admin }) =>
    admin.post('/api/admin/festivals', {
      name: 'Diwali',
      date: '2026-11-08',
      description: 'Lamps.',
    }),
  'PATCH /api/admin/festivals/:id': from('PATCH', `/api/admin/festivals/${festival}`, {
    name: 'Ours',
  }),
  'DELETE /api/admin/festivals/:id': async ({ admin }) => {
    const added = { name: 'Diwali', date: '2026-11-08', description: 'Lamps.' }
    const { id } = okOf<{ id: string }>(await admin.post('/api/admin/festivals', added))
    return changeFrom(admin, 'DELETE', `/api/admin/festivals/${id}`, 1)
  },
  'POST /api/admin/festivals/:id/hidden': async (scene) => {
    const version = await versionAt(scene, `/api/admin/festivals/${festival}`)
    const to = `/api/admin/festivals/${festival}/hidden`
    return changeFrom(scene.admin, 'POST', to, version, { isHidden: true })
  },
  'PUT /api/admin/festival-choice': from('PUT', '/api/admin/festival-choice', {
    ...usualChoice,
    without: ['nag_panchami'],
  }),
  'POST /api/admin/festival-repeats': ({ admin }) => admin.post(repeatsPath, kojagiri),
  'PUT /api/admin/festival-repeats/:id': async ({ admin }) => {
    const { id } = okOf<{ id: string }>(await admin.post(repeatsPath, kojagiri))
    return changeFrom(admin, 'PUT', `${repeatsPath}/${id}`, 1, { ...kojagiri, day: 14 })
  },
  'POST /api/admin/festival-repeats/:id/stopped': async ({ admin }) => {
    const { id } = okOf<{ id: string }>(await admin.post(repeatsPath, kojagiri))
    return changeFrom(admin, 'POST', `${repeatsPath}/${id}/stopped`, 1)
  },
}
