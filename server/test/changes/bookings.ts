import { randomUUID } from 'node:crypto'
import { addDays } from '#almanac/civilDate.ts'
import type { Booking } from '#contract/bookings/public.ts'
import type { VersionedDayParts } from '#contract/bookings/dayPartsAdmin.ts'
import type { StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { okOf, changeFrom, get } from '#server/test/admin.ts'
import { bookingOf, payload, post } from '#server/test/bookings.ts'
import { claim, openCard, take } from '#server/test/dakshina.ts'
import { newUtr } from '#server/test/donationAdmin.ts'
import { cards } from '#server/test/donations.ts'
import type { Reply } from '#server/test/request.ts'
import { type Scene, type Changes, from, versionAt } from './change.ts'

let booked = 0

/** Each on a day of its own: a slot holds few. */
const newBooking = async ({ admin }: Scene): Promise<Booking> => {
  booked += 1
  const preferredDate = addDays('2026-12-09', booked)
  return bookingOf(await admin.post('/api/puja-bookings', { ...payload, preferredDate }))
}

const aBooking = async (scene: Scene): Promise<string> => (await newBooking(scene)).reference

const taken5100 = async (scene: Scene): Promise<Reply> =>
  take(
    scene.admin,
    { reference: await aBooking(scene) },
    { paidOn: '2026-11-20', lateReason: 'Found in the old book' },
  )

const aClaim = async (scene: Scene): Promise<{ one: string }> => {
  const { app } = scene
  const booking = await newBooking(scene)
  okOf(await claim(app, booking))
  const { reference } = booking
  const where = { booking_reference: reference }
  const { id } = await app.db('dakshina_payments').where(where).first('id')
  return { one: `/api/admin/dakshina/${id}` }
}

const pujasPath = '/api/admin/pujas'

const abhishek = { name: 'Abhishek', description: 'The murti is bathed.' }

/** Of bookings, their dakshina, pujas and days. */
export const bookingsChanges: Changes = {
  'POST /api/admin/bookings/:reference/new-link': async (scene) =>
    scene.admin.post(`/api/admin/bookings/${await aBooking(scene)}/new-link`, { replaces: 0 }),
  'POST /api/admin/bookings/:reference/status': async (scene) =>
    scene.admin.post(`/api/admin/bookings/${await aBooking(scene)}/status`, {
      status: 'confirmed',
    }),
  'POST /api/admin/bookings/:reference/name': async (scene) =>
    scene.admin.post(`/api/admin/bookings/${await aBooking(scene)}/name`, {
      written: payload.fullName,
      corrected: 'मीरा कुलकर्णी',
    }),
  'POST /api/admin/bookings/:reference/undo': async (scene) => {
    const booking = `/api/admin/bookings/${await aBooking(scene)}`
    okOf(await scene.admin.post(`${booking}/status`, { status: 'confirmed' }))
    return scene.admin.post(`${booking}/undo`, { steps: 2 })
  },
  'POST /api/admin/bookings/confirm': async (scene) =>
    scene.admin.post('/api/admin/bookings/confirm', { references: [await aBooking(scene)] }),
  'POST /api/admin/bookings/undo-confirm': async (scene) => {
    const references = [await aBooking(scene)]
    const done = okOf<object>(await scene.admin.post('/api/admin/bookings/confirm', { references }))
    return scene.admin.post('/api/admin/bookings/undo-confirm', done)
  },
  'POST /api/admin/bookings/marks': async (scene) => {
    const today = { preferredDate: '2026-11-21', preferredTime: 'evening' }
    const { reference } = bookingOf(
      await scene.admin.post('/api/puja-bookings', { ...payload, ...today }),
    )
    const references = [reference]
    okOf(await scene.admin.post('/api/admin/bookings/confirm', { references }))
    return scene.admin.post('/api/admin/bookings/marks', { references, mark: 'performed' })
  },
  'POST /api/admin/bookings/moves': async (scene) => {
    const { reference: id, preferredDate } = await newBooking(scene)
    const items = [{ id, preferredDate, preferredTime: payload.preferredTime }]
    return scene.admin.post('/api/admin/bookings/moves', { items, preferredTime: 'evening' })
  },
  'POST /api/admin/bookings/undo-many': async (scene) => {
    const id = await aBooking(scene)
    okOf(await scene.admin.post(`/api/admin/bookings/${id}/status`, { status: 'confirmed' }))
    const done = [{ id, steps: 2, taken: 1 }]
    return scene.admin.post('/api/admin/bookings/undo-many', { done })
  },
  'POST /api/admin/bookings/messages': async (scene) =>
    scene.admin.post(
      '/api/admin/bookings/messages',
      { references: [await aBooking(scene)], subject: 'Rain', text: 'Please bring an umbrella.' },
      { 'Idempotency-Key': randomUUID() },
    ),
  'POST /api/admin/bookings/:reference/move': async (scene) =>
    scene.admin.post(`/api/admin/bookings/${await aBooking(scene)}/move`, {
      steps: 1,
      preferredDate: payload.preferredDate,
      preferredTime: payload.preferredTime,
      exactTime: '08:30',
    }),
  'PUT /api/admin/bookings/:reference': async (scene) =>
    changeFrom(scene.admin, 'PUT', `/api/admin/bookings/${await aBooking(scene)}`, 1, {
      fullName: 'Mira Kulkarni',
      names: [],
    }),
  'PUT /api/admin/priests': async ({ admin }) => {
    const { version } = await get<{ version: number }>(admin, '/api/admin/priests')
    const items = [{ name: 'Anant Guruji', weekdays: [1], parts: ['morning'], daysOff: [] }]
    return changeFrom(admin, 'PUT', '/api/admin/priests', version, { items })
  },
  'PUT /api/admin/day-parts': async ({ admin }) => {
    const { version, ...parts } = await get<VersionedDayParts>(admin, '/api/admin/day-parts')
    const evening = { ...parts.usual.evening, to: '20:30' }
    const usual = { ...parts.usual, evening }
    return changeFrom(admin, 'PUT', '/api/admin/day-parts', version, { ...parts, usual })
  },
  'PUT /api/admin/temple-days/:date': ({ admin }) =>
    admin.send('/api/admin/temple-days/2999-12-01', { method: 'PUT', body: { hours: 'Closed' } }),
  'DELETE /api/admin/temple-days/:date': async ({ admin }) => {
    const day = '/api/admin/temple-days/2999-12-02'
    okOf(await admin.send(day, { method: 'PUT', body: { hours: 'Closed' } }))
    return admin.send(day, { method: 'DELETE' })
  },
  'PUT /api/admin/slot-ceilings': async (scene) => {
    const version = await versionAt(scene, '/api/admin/temple-days')
    return changeFrom(scene.admin, 'PUT', '/api/admin/slot-ceilings', version, { morning: 900 })
  },
  'PUT /api/admin/puja-settings/:pujaType': async ({ admin }) => {
    const [current] = await get<{ pujaType: string; version: number }[]>(
      admin,
      '/api/admin/puja-settings',
    )
    const to = `/api/admin/puja-settings/${current?.pujaType}`
    return changeFrom(admin, 'PUT', to, current?.version, { ...current, aheadDays: 99 })
  },
  'POST /api/admin/pujas': ({ admin }) => admin.post(pujasPath, abhishek),
  'PUT /api/admin/pujas/:id': from('PUT', `${pujasPath}/ganesh`, {
    ...abhishek,
    name: 'Ganesh Abhishek',
  }),
  'POST /api/admin/pujas/:id/switch': from(
    'POST',
    `${pujasPath}/custom`,
    { isOn: false },
    '/switch',
  ),
  'POST /api/admin/pujas/switch': async ({ admin }) => {
    type PujaSwitch = { isOn: boolean; version: number }
    const { isOn, version } = await get<PujaSwitch>(admin, `${pujasPath}/custom`)
    const body = { isOn: !isOn, items: [{ id: 'custom', version }] }
    return admin.post(`${pujasPath}/switch`, body)
  },
  'POST /api/admin/pujas/prices': async ({ admin }) => {
    const { version } = await get<{ version: number }>(admin, `${pujasPath}/custom`)
    return admin.post(`${pujasPath}/prices`, { items: [{ id: 'custom', version, price: 1100 }] })
  },
  'PUT /api/admin/pujas/order': async ({ admin }) => {
    const was = (await get<{ id: string }[]>(admin, pujasPath)).map(({ id }) => id)
    const body = { was, ids: was.toReversed() }
    return admin.send(`${pujasPath}/order`, { method: 'PUT', body })
  },
  'POST /api/admin/bookings/:reference/dakshina': async (scene) => taken5100(scene),
  'POST /api/admin/dakshina/:id/confirm': async (scene) => {
    const { one } = await aClaim(scene)
    const found = { paidOn: '2026-11-20', utr: newUtr(), amount: 5100 }
    return scene.admin.post(`${one}/confirm`, found)
  },
  'POST /api/admin/dakshina/:id/cheque': async (scene) => {
    const reference = await aBooking(scene)
    const cheque = { method: 'cheque', slip: '123456', bank: 'SBI', paidOn: '2026-11-20' }
    okOf(await take(scene.admin, { reference }, cheque))
    const cheques = scene.app.db('dakshina_payments').where({ payment_method: 'cheque' })
    const { id, created_at: at } = await cheques.first('id', 'created_at')
    const answer = { outcome: 'bounced', on: at.slice(0, 10) }
    return scene.admin.post(`/api/admin/dakshina/${id}/cheque`, answer)
  },
  'POST /api/admin/dakshina/:id/dismiss': async (scene) =>
    scene.admin.post(`${(await aClaim(scene)).one}/dismiss`),
  'POST /api/admin/dakshina/:id/refund': async (scene) => {
    const { app, admin } = scene
    const booking = await newBooking(scene)
    const { clientSecret } = okOf<{ clientSecret: string }>(await openCard(app, booking))
    okOf(await post(app, '/api/sandbox/pay', { clientSecret, cardNumber: cards.good }))
    const paid = clientSecret.split('_secret_')[0]
    okOf(await app.send(`/api/verify-payment?payment_intent=${paid}`))
    const { id } = await app.db('dakshina_payments').where({ payment_id: paid }).first('id')
    return admin.post(`/api/admin/dakshina/${id}/refund`, { reason: 'By mistake' })
  },
  'POST /api/admin/dakshina/:id/return': async (scene) => {
    const { payments } = okOf<StaffDakshina>(await taken5100(scene))
    const one = `/api/admin/dakshina/${payments[0]?.id}`
    return scene.admin.post(`${one}/return`, { reason: 'By mistake' })
  },
  'POST /api/admin/dakshina/:id/void': async (scene) => {
    const { payments } = okOf<StaffDakshina>(await taken5100(scene))
    const one = `/api/admin/dakshina/${payments[0]?.id}`
    return scene.admin.post(`${one}/void`, { reason: 'By mistake' })
  },
  'POST /api/admin/counter-bookings': ({ admin }) => {
    const { email: _, ...input } = payload
    const sankalp = { names: ['Meera'], isGotraUnknown: true }
    return admin.post('/api/admin/counter-bookings', { ...input, way: 'walk_in', sankalp })
  },
}
