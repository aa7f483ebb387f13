import { changeFrom, okOf } from '#server/test/admin.ts'
import { account, password } from '#server/test/people.ts'
import type { Reply } from '#server/test/request.ts'
import { sendFile } from '#server/test/sendFile.ts'
import type { Scene, Changes } from './change.ts'

const aMessage = async ({ admin }: Scene): Promise<string> => {
  const message = { name: 'Meera', email: 'm@example.org', subject: 'puja', message: 'When?' }
  return okOf<{ id: string }>(await admin.post('/api/contact', message)).id
}

const aSubscriber = async ({ app, admin }: Scene): Promise<string> => {
  okOf(await admin.post('/api/newsletter', { email: 's@example.org', source: 'footer' }))
  return (await app.db('newsletter_subscriptions').first('id')).id
}

const aFailure = async (scene: Scene): Promise<number> => {
  await aMessage(scene)
  await scene.app.db('deliveries').update({ status: 'failed' })
  return (await scene.app.db('deliveries').first('id')).id
}

const aReceipt = async ({ app, admin }: Scene): Promise<string> => {
  const gift = { paymentMethod: 'cash', amount: 501, fullName: 'Meera', paidOn: '2026-11-21' }
  const body = { ...gift, email: 'm@example.org' }
  const { reference } = okOf<{ reference: string }>(
    await admin.post('/api/admin/counter-donations', body),
  )
  await app.db('deliveries').update({ status: 'sent' })
  return reference
}

const inDevotees = async (scene: Scene): Promise<string> =>
  `/api/admin/devotees/message/${await aMessage(scene)}`

const aNote = async (scene: Scene): Promise<string> =>
  okOf<{ id: string }>(
    await scene.admin.post(`${await inDevotees(scene)}/notes`, { text: 'Calls after five.' }),
  ).id

const aLink = async (scene: Scene): Promise<Reply> => {
  const { id } = await account(scene.app)
  const other = { as: 'same', otherKind: 'account', otherKey: id }
  return scene.admin.post(`${await inDevotees(scene)}/links`, other)
}

const someone = async ({ app }: Scene): Promise<string> =>
  (await account(app, { totpSecret: 'x', totpConfirmedAt: '2026-01-01' })).id

const ofSomeone =
  (what: string, body: object = {}) =>
  async (scene: Scene): Promise<Reply> =>
    scene.admin.post(`/api/admin/people/${await someone(scene)}/${what}`, body)

const invite = ({ admin }: Scene): Promise<Reply> =>
  admin.post('/api/admin/invitations', {
    email: 'meera@example.org',
    role: 'desk',
    currentPassword: password,
  })

const ofInvitation = async (scene: Scene, what: string): Promise<Reply> => {
  const { id } = okOf<{ id: string }>(await invite(scene))
  return scene.admin.post(`/api/admin/invitations/${what}`, { ids: [id] })
}

/** Somebody whom staff have put on the list of the newsletter. */
export const aReader = ({ app, admin }: Scene) =>
  sendFile(app, admin, {
    method: 'POST',
    path: '/api/admin/subscribers/import?consent=List+at+the+counter',
    file: 'm@example.org',
  })

/** Of people, and of what they write. */
export const peopleChanges: Changes = {
  'POST /api/admin/messages/:id/read': async (scene) =>
    scene.admin.post(`/api/admin/messages/${await aMessage(scene)}/read`, { isRead: true }),
  'POST /api/admin/messages/marks': async (scene) =>
    scene.admin.post('/api/admin/messages/marks', {
      ids: [await aMessage(scene)],
      isRead: true,
    }),
  'POST /api/admin/messages/:id/reply': async (scene) =>
    changeFrom(scene.admin, 'POST', `/api/admin/messages/${await aMessage(scene)}/reply`, 1, {
      text: 'At seven.',
    }),
  'DELETE /api/admin/subscribers/:id': async (scene) =>
    scene.admin.send(`/api/admin/subscribers/${await aSubscriber(scene)}`, { method: 'DELETE' }),
  'POST /api/admin/subscribers/import': aReader,
  'POST /api/admin/messages-sent': async (scene) =>
    scene.admin.post('/api/admin/messages-sent', {
      reference: await aReceipt(scene),
      kind: 'donation_receipt',
    }),
  'POST /api/admin/messages-sent/many': async (scene) =>
    scene.admin.post('/api/admin/messages-sent/many', {
      references: [await aReceipt(scene)],
      kind: 'donation_receipt',
    }),
  'POST /api/admin/deliveries/:id/retry': async (scene) =>
    scene.admin.post(`/api/admin/deliveries/${await aFailure(scene)}/retry`),
  'POST /api/admin/people/:id/role': ofSomeone('role', {
    role: 'priest',
    currentPassword: password,
  }),
  'POST /api/admin/people/:id/disabled': ofSomeone('disabled', {
    isDisabled: true,
    currentPassword: password,
  }),
  'POST /api/admin/people/:id/end-sessions': ofSomeone('end-sessions'),
  'POST /api/admin/people/disabled': async (scene) =>
    scene.admin.post('/api/admin/people/disabled', {
      ids: [await someone(scene)],
      isDisabled: true,
      currentPassword: password,
    }),
  'POST /api/admin/people/end-sessions': async (scene) =>
    scene.admin.post('/api/admin/people/end-sessions', { ids: [await someone(scene)] }),
  'POST /api/admin/people/:id/password-reset': ofSomeone('password-reset'),
  'POST /api/admin/people/:id/confirmation': async (scene) => {
    const { id } = await account(scene.app, { emailConfirmedAt: undefined })
    return scene.admin.post(`/api/admin/people/${id}/confirmation`)
  },
  'POST /api/admin/people/:id/remove-totp': ofSomeone('remove-totp', { currentPassword: password }),
  'POST /api/admin/invitations': invite,
  'POST /api/admin/invitations/:id/send': async (scene) => {
    const { id } = okOf<{ id: string }>(await invite(scene))
    return scene.admin.post(`/api/admin/invitations/${id}/send`)
  },
  'POST /api/admin/invitations/:id/withdraw': async (scene) => {
    const { id } = okOf<{ id: string }>(await invite(scene))
    return scene.admin.post(`/api/admin/invitations/${id}/withdraw`)
  },
  'POST /api/admin/invitations/send': async (scene) => ofInvitation(scene, 'send'),
  'POST /api/admin/invitations/withdraw': async (scene) => ofInvitation(scene, 'withdraw'),
  'POST /api/admin/devotees/:kind/:key/notes': async (scene) =>
    scene.admin.post(`${await inDevotees(scene)}/notes`, { text: 'Calls after five.' }),
  'DELETE /api/admin/devotees/notes/:id': async (scene) =>
    scene.admin.send(`/api/admin/devotees/notes/${await aNote(scene)}`, { method: 'DELETE' }),
  'POST /api/admin/devotees/:kind/:key/links': aLink,
  'POST /api/admin/devotees/links/:id/undo': async (scene) => {
    const { id } = okOf<{ id: string }>(await aLink(scene))
    return scene.admin.post(`/api/admin/devotees/links/${id}/undo`)
  },
  'POST /api/admin/personal-data/export': ({ admin }) =>
    admin.post('/api/admin/personal-data/export', {
      contact: 'm@example.org',
      currentPassword: password,
    }),
  'POST /api/admin/personal-data/erase': async (scene) => {
    await aMessage(scene)
    return scene.admin.post('/api/admin/personal-data/erase', {
      contact: 'm@example.org',
      currentPassword: password,
    })
  },
}
