import { expect, test } from 'vitest'
import type { TempleSite } from '#contract/site/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { account, password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/site'
type Versioned = { site: TempleSite; version: number }

const open = async (before: Partial<TempleSite> = {}) => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const admin = await person(app, { role: 'admin' })
  const { site } = await get<Versioned>(admin, path)
  await app.db('site').update({ content: JSON.stringify({ ...site, ...before }) })
  const { site: stored, version } = await get<Versioned>(admin, path)
  const put = (section: string, input: object, from = version) =>
    changeFrom(admin, 'PUT', `${path}/${section}`, from, input)
  return { app, admin, site: stored, version, put }
}

test('a section is saved alone, also before the temple has a phone and an email', async () => {
  const { app, site, version, put } = await open({ phone: '', email: '', tagline: 'Namaste' })
  const trust = { pan: 'AAATG1234F' }
  const upi = { upiAddress: 'mandir@okaxis', currentPassword: password }
  const saved = okOf<Versioned>(await put('giving', { ...upi, trust }))
  const { donationPurposes: _left, ...others } = site
  expect(saved).toEqual({
    site: { ...others, upiAddress: 'mandir@okaxis', trust },
    version: version + 1,
  })
  expect(await auditOf(app)).toMatchObject([
    { action: 'edited', after: { upiAddress: 'mandir@okaxis', trust } },
  ])
  expect((await put('temple', { ...others, phone: '' }, version + 1)).status).toBe(400)
})

test('what is left out of a section is removed, and nothing of another one', async () => {
  const { site, put, version } = await open({
    trust: { pan: 'AAATG1234F' },
    visit: { aartis: [], priests: [{ name: 'Vinayak Joshi', duties: 'Leads the worship.' }] },
  })
  const { templeHours, officeHours } = site
  const hours = { templeHours, officeHours, phoneHours: 'Mon-Sat 9 AM-5 PM' }
  const first = okOf<Versioned>(await put('visiting', hours))
  const { visit: _visit, ...others } = site
  expect(first.site).toEqual({ ...others, ...hours })
  expect((await put('visiting', hours)).status, 'of an older version').toBe(412)
  expect((await put('visiting', { ...hours, officeHours: '' }, version + 1)).json()).toMatchObject({
    errors: [{ pointer: '#/officeHours' }],
  })
  expect((await put('elsewhere', {}, version + 1)).status).toBe(400)
})

test('the UPI ID and two-step login need the password in their sections, too', async () => {
  const { app, put } = await open()
  await account(app, { role: 'admin' })
  const refused = await put('giving', { upiAddress: 'thief@okbank' })
  expect(refused.json()).toMatchObject({ errors: [{ pointer: '#/currentPassword' }] })
  expect((await put('safety', { isTotpRequired: true })).json()).toMatchObject({
    errors: [{ pointer: '#/isTotpRequired' }, { pointer: '#/currentPassword' }],
  })
  okOf(await put('giving', { upiAddress: 'mandir@okaxis', currentPassword: password }))
  const [mail] = await waitingMails(app)
  expect(mail?.text).toContain(`${app.publicUrl}/admin/settings/giving`)
})

test('a GSTIN of another state is refused in both sections that it depends on', async () => {
  const karnataka = {
    gstin: '29AAGCB7383J1Z4',
    standardFee: 80,
    expressFee: 150,
    countries: [],
  }
  const detail = expect.stringContaining('registered in Karnataka')
  const { put } = await open()
  expect((await put('shop', { shop: karnataka })).json()).toMatchObject({
    errors: [{ pointer: '#/shop/gstin', detail }],
  })
  const { put: putThere, site } = await open({ shop: karnataka })
  expect((await putThere('temple', site)).json()).toMatchObject({
    errors: [{ pointer: '#/address', detail }],
  })
  okOf(await putThere('email', { officeMail: { how: 'none', at: '07:00' } }))
})
