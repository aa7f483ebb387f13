import { expect, it } from 'vitest'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import { messageBookings } from '#contract/bookings/bulkAdmin.ts'
import { listPujaSettings } from '#contract/bookings/pujaSettings.ts'
import { AllBookings } from './AllBookings.tsx'

const show = async (items: StaffBooking[]) => {
  const server = templeServer()
  server.answers(listPujaSettings, [])
  server.answers(listBookings, { items })
  server.answers(messageBookings, ({ references }) => ({
    done: references.map((id) => ({ id })),
    leftOut: [],
    emails: 1,
  }))
  const page = await renderOffice(<AllBookings />, { server, at: '/admin/bookings/all' })
  const all = await screen.findByRole('checkbox', { name: `Select all ${items.length}` })
  await page.user.click(all)
  const button = (name: string) => screen.getByRole('button', { name })
  return { ...page, server, all, button, press: (name: string) => page.user.click(button(name)) }
}

const meera = aStaffBooking({ reference: 'PJ-1' })
const again = aStaffBooking({ reference: 'PJ-2', email: meera.email.toUpperCase() })
const { phone: _, ...withoutPhone } = aStaffBooking({ email: '' })
const sunil = { ...withoutPhone, reference: 'PJ-3', fullName: 'Sunil Rao', phone: '+919822000001' }
const uma = { ...withoutPhone, reference: 'PJ-4', fullName: 'Uma Rao' }
const gone = aStaffBooking({ reference: 'PJ-5', fullName: 'Hari Rao', status: 'cancelled' })

it('one email goes to each address; it is seen first, and those without one are to be called', async () => {
  const { user, server, press, container } = await show([meera, again, sunil, uma, gone])
  await press('Email 1 person')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Email 1 person' }))
  expect(dialog.getByText('2 have no email address. Please call:')).toBeTruthy()
  expect(dialog.getByRole('link', { name: '+919822000001' }).getAttribute('href')).toBe(
    'tel:+919822000001',
  )
  expect(dialog.getByText('no phone number').parentElement?.textContent).toContain('Uma Rao, PJ-4')
  expect(dialog.getByText('1 was cancelled and is left out:')).toBeTruthy()
  await write(user, 'Subject', ' Rain ')
  await write(user, 'Message', 'The procession\nis inside.')
  await press('Preview')
  const preview = within(dialog.getByRole('region', { name: 'Preview' }))
  expect(preview.getByRole('heading', { name: 'Rain' })).toBeTruthy()
  expect(preview.getByText(/The procession\s+is inside/)).toBeTruthy()
  expect(dialog.getByText('This cannot be undone.')).toBeTruthy()
  await expectAccessible(container)
  await press('Send 1 email')
  expect(await screen.findByRole('alertdialog', { name: '1 email is on its way' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '+919822000001' })).toBeTruthy()
  expect(server.received(messageBookings)).toEqual([
    { references: ['PJ-1', 'PJ-2'], subject: 'Rain', text: 'The procession\nis inside.' },
  ])
  await press('Close')
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText('5 selected')).toBeNull()
})

it('nothing is sent without a subject and a text, and what was typed stays', async () => {
  const { user, server, press } = await show([meera])
  await press('Email 1 person')
  await press('Preview')
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'))
  expect(screen.getAllByText('Please write something')).toHaveLength(2)
  await write(user, 'Subject', 'Rain')
  await press('Preview')
  expect(document.activeElement).toBe(screen.getByLabelText('Message'))
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  await press('Email 1 person')
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Rain')
  expect(server.received(messageBookings)).toEqual([])
})

it('after a lost connection it is sent again under the same key', async () => {
  const { user, server, press, button, all } = await show([meera])
  await press('Email 1 person')
  await write(user, 'Subject', 'Rain')
  await write(user, 'Message', 'Come inside.')
  await press('Preview')
  server.refuses(messageBookings, 'unavailable')
  await press('Send 1 email')
  const alert = await screen.findByText(/try again/i)
  expect(alert).toBeTruthy()
  server.answers(messageBookings, { done: [{ id: 'PJ-1' }], leftOut: [], emails: 1 })
  await expect.poll(() => button('Send 1 email').getAttribute('aria-busy')).toBeNull()
  await press('Send 1 email')
  expect(await screen.findByText('1 email is on its way')).toBeTruthy()
  const keys = server.headers(messageBookings).map((headers) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  await expect.poll(() => document.activeElement).toBe(all)
})

it('says so if nobody can be emailed', async () => {
  await show([sunil, gone])
  expect(screen.getByText('None of these can be emailed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Email/ })).toBeNull()
})

it('a press without a network sends nothing, and a second one sends once', async () => {
  const { user, press, ...page } = await show([meera])
  await press('Email 1 person')
  await write(user, 'Subject', 'Rain')
  await write(user, 'Message', 'Come inside.')
  await press('Preview')
  await expectSteady(
    { user, ...page },
    {
      button: 'Send 1 email',
      sends: messageBookings,
      answer: { done: [{ id: 'PJ-1' }], leftOut: [], emails: 1 },
      leaves: true,
    },
  )
})
