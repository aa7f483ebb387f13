import { expect, onTestFinished, test } from 'vitest'
import { usualChoice } from '#contract/festivals/groups.ts'
import { everyFestival } from '#contract/reminders/choice.ts'
import { openSandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { transact } from '#server/db/db.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { bookingOf, payload, post } from '#server/test/bookings.ts'
import type { StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { claim, openCard, take } from '#server/test/dakshina.ts'
import { doTo, newUtr, pledged, sendStatement } from '#server/test/donationAdmin.ts'
import { begin, cards, sandboxSecrets } from '#server/test/donations.ts'
import type { Order } from '#contract/orders/public.ts'
import { doWith, ordered, orderPayload, takeUpi, thing } from '#server/test/orders.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { account, password, person, type Person } from '#server/test/people.ts'
import { png, postsPath } from '#server/test/posts.ts'
import { mp3 } from '#server/test/recordings.ts'
import type { Reply } from '#server/test/request.ts'
import { sendFile } from '#server/test/sendFile.ts'
import { sharedTestApp, testApp, type TestApp } from '#server/test/testApp.ts'

type Scene = { readonly app: TestApp; readonly admin: Person }

const festival = 'sankashti-kartika-2026'

const repeatsPath = '/api/admin/festival-repeats'
const kojagiri = { name: 'Kojagiri', description: 'Milk.', by: 'tithi', month: 7, day: 15 }

const versionAt = async ({ admin }: Scene, path: string): Promise<number> =>
  (await get<{ version: number }>(admin, path)).version

/** A change of something that has a version. */
const from =
  (method: string, path: string, body: object = {}, suffix = '') =>
  async (scene: Scene): Promise<Reply> =>
    changeFrom(scene.admin, method, path + suffix, await versionAt(scene, path), body)

const words = { title: 'Om', meaning: 'Om.', lines: [{ text: 'ॐ', verse: 1 }] }

const aBooking = async ({ admin }: Scene): Promise<string> =>
  bookingOf(await admin.post('/api/puja-bookings', { ...payload, preferredDate: '2026-12-09' }))
    .reference

const taken5100 = async (scene: Scene): Promise<Reply> =>
  take(scene.admin, { reference: await aBooking(scene) }, { paidOn: '2026-11-20' })

const aClaim = async ({ app, admin }: Scene): Promise<{ one: string }> => {
  const booking = bookingOf(await admin.post('/api/puja-bookings', payload))
  okOf(await claim(app, booking))
  const { reference } = booking
  const where = { booking_reference: reference }
  const { id } = await app.db('dakshina_payments').where(where).first('id')
  return { one: `/api/admin/dakshina/${id}` }
}

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

/** Paid in the sandbox, and verified. */
const payByCard = async (app: TestApp): Promise<void> => {
  const { id, clientSecret } = await begin({ app })
  okOf(await post(app, '/api/sandbox/pay', { clientSecret, cardNumber: cards.good }))
  okOf(await app.send(`/api/verify-payment?payment_intent=${id}`))
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

const mantra = '/api/admin/mantras/vakratunda'

const deleted = async (scene: Scene): Promise<void> => {
  okOf(await from('DELETE', mantra)(scene))
}

const pujasPath = '/api/admin/pujas'
const abhishek = { name: 'Abhishek', description: 'The murti is bathed.' }

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

const aReader = ({ app, admin }: Scene) =>
  sendFile(app, admin, {
    method: 'POST',
    path: '/api/admin/subscribers/import?consent=List+at+the+counter',
    file: 'm@example.org',
  })

const ordersPath = '/api/admin/orders'
const sentBy = { courier: 'India Post' }

const taken = (paymentMethod: string) => ({
  paymentMethod,
  amount: 501,
  paidOn: '2026-11-20',
  fullName: 'Meera',
})

const aPayment = () => ({ utr: newUtr(), paidOn: '2026-11-20' })

/** An order on which staff have done these steps already. */
const ofAnOrder =
  (what: string, body: object = {}, before: readonly string[] = []) =>
  async ({ app, admin }: Scene): Promise<Reply> => {
    const { reference } = await ordered(app)
    for (const step of before) okOf(await admin.post(`${ordersPath}/${reference}/${step}`, sentBy))
    return admin.post(`${ordersPath}/${reference}/${what}`, body)
  }

/** What a buyer wants to return, by its path. */
const aReturn = async ({ app, admin }: Scene): Promise<string> => {
  const order = await ordered(app)
  const path = `${ordersPath}/${order.reference}`
  for (const step of ['pack', 'ship', 'deliver']) okOf(await admin.post(`${path}/${step}`, sentBy))
  const asked = { items: [{ id: thing, quantity: 1 }], reason: 'Cracked' }
  const { returns } = okOf<Order>(await doWith(app, order, 'returns', asked))
  return `${path}/returns/${returns[0]?.id}`
}

const product = '/api/admin/products/clay-ganapati'
const productWords = {
  name: 'Brass Ganapati',
  description: 'Solid brass.',
  price: 3300,
  stockOnHand: 5,
  inStock: true,
  weightGrams: 1900,
  hasCashOnDelivery: false,
  isEcoFriendly: false,
  isBestSeller: false,
  gstRate: 5,
  hsn: '8306',
  imageUrl: '/images/products/brass-ganapati.svg',
  imageAlt: 'A small Ganapati of brass',
  gallery: [],
}

/** One valid call of every address of the back office that changes something. */
const changes: Readonly<Record<string, (scene: Scene) => Promise<Reply>>> = {
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
  'PUT /api/admin/temple-days/:date': ({ admin }) =>
    admin.send('/api/admin/temple-days/2999-12-01', { method: 'PUT', body: { hours: 'Closed' } }),
  'DELETE /api/admin/temple-days/:date': async ({ admin }) => {
    const day = '/api/admin/temple-days/2999-12-02'
    okOf(await admin.send(day, { method: 'PUT', body: { hours: 'Closed' } }))
    return admin.send(day, { method: 'DELETE' })
  },
  'POST /api/admin/counter-donations/:reference/void': async ({ admin }) => {
    const { reference } = okOf<{ reference: string }>(
      await admin.post('/api/admin/counter-donations', taken('cash')),
    )
    const body = { reason: 'Recorded twice' }
    return admin.post(`/api/admin/counter-donations/${reference}/void`, body)
  },
  'PUT /api/admin/slot-ceilings': async (scene) => {
    const version = await versionAt(scene, '/api/admin/temple-days')
    return changeFrom(scene.admin, 'PUT', '/api/admin/slot-ceilings', version, { morning: 900 })
  },
  'PUT /api/admin/pages/:name': from('PUT', '/api/admin/pages/about', {
    title: 'About us',
    description: 'Who we are.',
    markdown: 'A temple.',
  }),
  'PUT /api/admin/puja-settings/:pujaType': async ({ admin }) => {
    const [known] = await get<{ pujaType: string; version: number }[]>(
      admin,
      '/api/admin/puja-settings',
    )
    const to = `/api/admin/puja-settings/${known?.pujaType}`
    return changeFrom(admin, 'PUT', to, known?.version, { ...known, aheadDays: 99 })
  },
  'POST /api/admin/pujas': ({ admin }) => admin.post(pujasPath, abhishek),
  'PUT /api/admin/pujas/:id': from('PUT', `${pujasPath}/ganesh`, abhishek),
  'POST /api/admin/pujas/:id/switch': from(
    'POST',
    `${pujasPath}/custom`,
    { isOn: false },
    '/switch',
  ),
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
  'POST /api/admin/dakshina/:id/dismiss': async (scene) =>
    scene.admin.post(`${(await aClaim(scene)).one}/dismiss`),
  'POST /api/admin/dakshina/:id/refund': async (scene) => {
    const { app, admin } = scene
    const booking = bookingOf(await admin.post('/api/puja-bookings', payload))
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
  'POST /api/admin/donations/:reference/confirm': async ({ app, admin }) =>
    doTo(admin, await pledged(app), 'confirm', { paidOn: '2026-11-21', utr: newUtr() }),
  'POST /api/admin/donations/:reference/another': async ({ app, admin }) => {
    const pledge = await pledged(app)
    okOf(await doTo(admin, pledge, 'confirm', { paidOn: '2026-11-21', utr: newUtr() }))
    const payment = { paidOn: '2026-11-21', utr: newUtr(), amountPaise: 501_00 }
    return admin.post(`/api/admin/donations/${pledge.reference}/another`, payment)
  },
  'POST /api/admin/donations/:reference/cancel': async ({ app, admin }) =>
    doTo(admin, await pledged(app), 'cancel'),
  'POST /api/admin/donations/:reference/refund': async ({ app, admin }) => {
    await payByCard(app)
    const { reference } = await app.db('donations').where({ status: 'succeeded' }).first()
    return doTo(admin, { reference }, 'refund', { reason: 'By mistake' })
  },
  'POST /api/admin/donations/:reference/return': async ({ app, admin }) => {
    const pledge = await pledged(app)
    okOf(await doTo(admin, pledge, 'confirm', { paidOn: '2026-11-21', utr: newUtr() }))
    return doTo(admin, pledge, 'return', { reason: 'By mistake' })
  },
  'PUT /api/admin/bank-statement': ({ app, admin }) =>
    sendStatement(app, admin, 'Date,Narration,Credit\n20/11/2026,UPI,501\n'),
  'POST /api/admin/bank-statement/confirm': async ({ app, admin }) => {
    const { reference, amount } = await pledged(app)
    const line = { key: 'a'.repeat(64), day: '2026-11-21', amountPaise: amount * 100 }
    return admin.post('/api/admin/bank-statement/confirm', { matches: [{ ...line, reference }] })
  },
  'POST /api/admin/messages/:id/read': async (scene) =>
    scene.admin.post(`/api/admin/messages/${await aMessage(scene)}/read`, { isRead: true }),
  'POST /api/admin/messages/:id/reply': async (scene) =>
    scene.admin.post(`/api/admin/messages/${await aMessage(scene)}/reply`, { text: 'At seven.' }),
  'DELETE /api/admin/subscribers/:id': async (scene) =>
    scene.admin.send(`/api/admin/subscribers/${await aSubscriber(scene)}`, { method: 'DELETE' }),
  'POST /api/admin/subscribers/import': aReader,
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
  'POST /api/admin/deliveries/:id/retry': async (scene) =>
    scene.admin.post(`/api/admin/deliveries/${await aFailure(scene)}/retry`),
  'POST /api/admin/reminders/now': async ({ app, admin }) => {
    const { next } = await get<{ next: { id: string }[] }>(admin, '/api/admin/reminders')
    await transact(app.db, (trx) =>
      app.reminding.port.start(trx, {
        channel: 'email',
        address: 'meera@example.org',
        choice: everyFestival,
        words: 'Remind me.',
        source: 'reminders',
        isConfirmed: true,
      }),
    )
    const body = { festivalId: next[0]?.id, people: 1 }
    return admin.post('/api/admin/reminders/now', body)
  },
  'PUT /api/admin/answer-templates': ({ admin }) =>
    changeFrom(admin, 'PUT', '/api/admin/answer-templates', 1, {
      items: [{ title: 'Hours', text: 'Namaste {name}' }],
    }),
  'PUT /api/admin/site': async ({ admin }) => {
    const { site, version } = await get<{ site: object; version: number }>(admin, '/api/admin/site')
    return changeFrom(admin, 'PUT', '/api/admin/site', version, { ...site, tagline: 'New' })
  },
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
  'PUT /api/admin/letterhead/:kind': ({ app, admin }) =>
    sendFile(app, admin, { method: 'PUT', path: '/api/admin/letterhead/logo', file: png() }),
  'DELETE /api/admin/letterhead/:kind': ({ admin }) =>
    changeFrom(admin, 'DELETE', '/api/admin/letterhead/logo', 1),
  'PUT /api/admin/app-icon': ({ app, admin }) =>
    sendFile(app, admin, { method: 'PUT', path: '/api/admin/app-icon', file: png() }),
  'DELETE /api/admin/app-icon': ({ admin }) =>
    changeFrom(admin, 'DELETE', '/api/admin/app-icon', 1),
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
  'POST /api/admin/blog': ({ admin }) => admin.post(postsPath, postWords),
  'PUT /api/admin/blog/:id': ofAPost('PUT', { ...postWords, slug: 'grass' }),
  'POST /api/admin/blog/:id/publication': ofAPost('POST', { status: 'published' }, '/publication'),
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
  'POST /api/admin/products': ({ admin }) =>
    admin.post('/api/admin/products', { category: 'idols', ...productWords }),
  'PUT /api/admin/products/:id/file': async ({ app, admin }) => {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Origin: app.publicUrl, Cookie: cookie, 'If-Match': '"1"' }
    return app.send('/api/admin/products/calendar-pdf/file?fileName=om.mp3', {
      method: 'PUT',
      headers,
      body: mp3(),
    })
  },
  'PUT /api/admin/products/:id': from('PUT', product, productWords),
  'POST /api/admin/products/:id/publication': from(
    'POST',
    product,
    { status: 'draft' },
    '/publication',
  ),
  'DELETE /api/admin/products/:id': from('DELETE', product),
  'POST /api/admin/products/:id/restore': async (scene) => {
    okOf(await from('DELETE', product)(scene))
    return from('POST', product, {}, '/restore')(scene)
  },
  'POST /api/admin/products/:id/stock': ({ admin }) =>
    admin.post(`${product}/stock`, { pieces: 2 }),
  'POST /api/admin/orders/:reference/pack': ofAnOrder('pack'),
  'POST /api/admin/orders/:reference/ship': ofAnOrder('ship', sentBy, ['pack']),
  'POST /api/admin/orders/:reference/deliver': ofAnOrder('deliver', {}, ['pack', 'ship']),
  'POST /api/admin/orders/:reference/come-back': ofAnOrder('come-back', { isSellable: true }, [
    'pack',
    'ship',
  ]),
  'POST /api/admin/orders/:reference/cancel': ofAnOrder('cancel', { reason: 'Broken' }),
  'POST /api/admin/orders/:reference/confirm': async (scene) => {
    await takeUpi(scene.app)
    const { reference } = await ordered(scene.app, undefined, { payment: 'upi' })
    return scene.admin.post(`${ordersPath}/${reference}/confirm`, aPayment())
  },
  'POST /api/admin/orders/:reference/refund-record': async (scene) => {
    await takeUpi(scene.app)
    const { reference } = await ordered(scene.app, undefined, { payment: 'upi' })
    const path = `${ordersPath}/${reference}`
    okOf(await scene.admin.post(`${path}/confirm`, aPayment()))
    okOf(await scene.admin.post(`${path}/cancel`, { reason: 'Broken' }))
    return scene.admin.post(`${path}/refund-record`, { note: 'By bank transfer' })
  },
  'POST /api/admin/orders/:reference/returns/:id/answer': async (scene) =>
    scene.admin.post(`${await aReturn(scene)}/answer`, { isAccepted: true, answer: 'Yes.' }),
  'POST /api/admin/orders/:reference/returns/:id/receive': async (scene) => {
    const path = await aReturn(scene)
    okOf(await scene.admin.post(`${path}/answer`, { isAccepted: true, answer: 'Yes.' }))
    return scene.admin.post(`${path}/receive`, { isSellable: true })
  },
  'POST /api/admin/counter-bookings': ({ admin }) => {
    const { email: _, ...asked } = payload
    const sankalp = { names: ['Meera'], isGotraUnknown: true }
    return admin.post('/api/admin/counter-bookings', { ...asked, way: 'walk_in', sankalp })
  },
  'POST /api/admin/counter-donations': ({ admin }) =>
    admin.post('/api/admin/counter-donations', taken('cash')),
  'POST /api/admin/counter/days/:day/count': ({ admin }) =>
    admin.post('/api/admin/counter/days/2026-11-20/count', { counted: 0, expected: 0, counts: 0 }),
  'POST /api/admin/donations/:reference/cheque': async ({ admin }) => {
    const cheque = { ...taken('cheque'), cheque: { number: '004512', bank: 'State Bank' } }
    const { reference } = okOf<{ reference: string }>(
      await admin.post('/api/admin/counter-donations', cheque),
    )
    const answer = { outcome: 'cleared', on: '2026-11-21' }
    return admin.post(`/api/admin/donations/${reference}/cheque`, answer)
  },
  'POST /api/admin/donations/:reference/pan': async ({ app, admin }) => {
    await setGiving(app, { trust })
    const { reference } = okOf<{ reference: string }>(
      await admin.post('/api/admin/counter-donations', taken('cash')),
    )
    const added = { pan: 'ABCPD1234F', donorAddress: '12 Laxmi Road' }
    return admin.post(`/api/admin/donations/${reference}/pan`, added)
  },
  'POST /api/admin/bank-statement/donation': ({ admin }) =>
    admin.post('/api/admin/bank-statement/donation', {
      key: 'a'.repeat(64),
      day: '2026-11-20',
      amountPaise: 50_000,
      fullName: 'Meera',
    }),
  'POST /api/admin/counter-sales': async ({ app, admin }) => {
    const { lines } = await orderPayload(app)
    return admin.post('/api/admin/counter-sales', { lines, amount: 1450 })
  },
  'POST /api/admin/people/:id/role': ofSomeone('role', {
    role: 'priest',
    currentPassword: password,
  }),
  'POST /api/admin/people/:id/disabled': ofSomeone('disabled', {
    isDisabled: true,
    currentPassword: password,
  }),
  'POST /api/admin/people/:id/end-sessions': ofSomeone('end-sessions'),
  'POST /api/admin/people/:id/password-reset': ofSomeone('password-reset'),
  'POST /api/admin/people/:id/confirmation': async (scene) => {
    const { id } = await account(scene.app, { emailConfirmedAt: undefined })
    return scene.admin.post(`/api/admin/people/${id}/confirmation`)
  },
  'POST /api/admin/people/:id/remove-totp': ofSomeone('remove-totp', { currentPassword: password }),
  'POST /api/admin/backups': ({ admin }) => admin.post('/api/admin/backups'),
  'POST /api/admin/mail-test': ({ admin }) => admin.post('/api/admin/mail-test'),
  'POST /api/admin/invitations': invite,
  'POST /api/admin/invitations/:id/send': async (scene) => {
    const { id } = okOf<{ id: string }>(await invite(scene))
    return scene.admin.post(`/api/admin/invitations/${id}/send`)
  },
  'POST /api/admin/invitations/:id/withdraw': async (scene) => {
    const { id } = okOf<{ id: string }>(await invite(scene))
    return scene.admin.post(`/api/admin/invitations/${id}/withdraw`)
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

/**
 * Exceptions: called by somebody without an account, while there is no admin; a preview, which is
 * stored nowhere, nor is a list to be imported; what an editor has typed and not saved, which
 * nobody else sees; a search for a person, which must not be in an address; an email to the
 * administrator who asks for it, which is in the delivery log.
 */
const exceptions = [
  'POST /api/admin/first',
  'POST /api/admin/blog/preview',
  'POST /api/admin/newsletter-issues/preview',
  'POST /api/admin/pages/preview',
  'PUT /api/admin/writing/:kind/:id/unsaved',
  'DELETE /api/admin/writing/:kind/:id/unsaved',
  'PUT /api/admin/subscribers/import',
  'POST /api/admin/newsletter-issues/:id/test',
  'POST /api/admin/personal-data/find',
  'POST /api/admin/reminders/test',
]

const nameOf = ({ endpoint }: TestApp['routes'][number]): string =>
  `${endpoint.method} ${endpoint.path}`

const shared = sharedTestApp()

test('every address of the back office that changes something is known here', async () => {
  const { routes } = await shared()
  const changing = routes.filter(
    ({ endpoint }) => endpoint.path.startsWith('/api/admin/') && endpoint.method !== 'GET',
  )
  expect(changing.map(nameOf).toSorted(), 'write a good call of it above').toEqual(
    [...Object.keys(changes), ...exceptions].toSorted(),
  )
})

/** A year of festivals is many rows, and few of the changes are about them. */
const isAboutFestivals = (name: string): boolean => /festival|reminder/.test(name)

test.each(Object.entries(changes))('%s is written down in the audit log', async (name, call) => {
  const now = () => new Date('2026-11-21T06:30:00Z')
  const sandbox = await openSandbox({ now, secrets: sandboxSecrets })
  onTestFinished(sandbox.close)
  const app = await testApp({ now, sandbox })
  if (isAboutFestivals(name)) await app.festivals.generate(app.db)
  const admin = await person(app, { role: 'admin' })
  const reply = await call({ app, admin })
  expect(reply.status, reply.text).toBe(200)
  const last = (await auditOf(app)).at(-1)
  expect(last).toMatchObject({ actorId: admin.id, subject: expect.any(String) })
  expect(JSON.stringify(last), 'no address of anybody').not.toMatch(/\w@example/)
})

test('a change that cannot be written down is not made', async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  const before = await app.send('/api/mantras')
  await transact(app.db, (trx) => trx.schema.renameTable('audit_log', 'audit_lost'))
  const reply = await changeFrom(admin, 'PUT', mantra, 1, words)
  expect(reply.status).toBe(500)
  expect((await app.send('/api/mantras')).headers.etag).toBe(before.headers.etag)
})

test.each([
  ['a way out', '..%2f..%2fetc%2fpasswd'],
  ['a NUL', 'a%00b'],
  ['another script', encodeURIComponent('गणेश 🐘')],
  ['no letters', '%20'],
  ['half a letter', '%e0%a4'],
  ['a thousand letters', 'x'.repeat(1000)],
  ['a number', '99999999999999999999'],
  ['a quote', "'%20or%201=1--"],
])('%s as an id is nothing anywhere, and no failure', async (_, id) => {
  const app = await shared()
  const admin = await person(app, { role: 'admin' })
  const named = app.routes.filter(
    ({ endpoint }) => endpoint.path.startsWith('/api/admin/') && endpoint.path.includes(':'),
  )
  for (const { endpoint } of named) {
    const path = endpoint.path.replace(/:\w+/, id)
    const reply = await changeFrom(admin, endpoint.method, path, 1)
    expect([400, 404], `${endpoint.method} ${path}: ${reply.status}`).toContain(reply.status)
  }
})

test.each([
  'limit=100000',
  'limit=1e3',
  'after=x',
  'after=W10',
  'search=' + 'x'.repeat(101),
  'from=x&to=y&status=z',
])('no list answers ?%s with a failure', async (query) => {
  const app = await shared()
  const admin = await person(app, { role: 'admin' })
  for (const { endpoint } of app.routes) {
    if (!endpoint.path.startsWith('/api/admin/') || endpoint.method !== 'GET') continue
    if (endpoint.path.includes(':')) continue
    const reply = await admin.send(`${endpoint.path}?${query}`)
    expect([200, 400], `${endpoint.path}?${query}: ${reply.status}`).toContain(reply.status)
  }
})
