import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { aProduct, aSite } from '#app/test/builders.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'
import { getCounterPlaces, takeBooking } from '#contract/counter/bookingsAdmin.ts'
import { recordDonation } from '#contract/counter/donationsAdmin.ts'
import {
  type DevoteePrefill,
  listDevotees,
  type DevoteeSummary,
  readDevoteePrefill,
} from '#contract/devotees/admin.ts'
import { listSales } from '#contract/orders/counterAdmin.ts'
import { listProducts } from '#contract/shop/public.ts'
import { getSite } from '#contract/site/public.ts'
import { BookingAtCounter } from './BookingAtCounter.tsx'
import { CounterSale } from './CounterSale.tsx'
import { DonationAtCounter } from './DonationAtCounter.tsx'

const meera: DevoteePrefill = {
  fullName: 'Meera Kulkarni',
  phone: '98220 11223',
  email: 'meera@example.org',
  names: ['Meera', 'Anil'],
  gotra: 'Kashyapa',
  nakshatra: 'rohini',
}

const offered: DevoteeSummary = {
  devotee: { kind: 'donation', key: 'D7K3M9WACE' },
  name: 'Meera Kulkarni',
  otherNames: [],
  lastAt: '2026-11-20T05:00:00Z',
  counts: {},
}

const show = async (form: ReactNode, role: Role) => {
  const server = templeServer()
  server.answers(getSite, aSite({ has80G: true }))
  server.answers(listProducts, [aProduct()])
  server.answers(listSales, [])
  server.answers(listPujas, [{ id: 'ganesh', name: 'Ganesh Puja', description: '' }])
  server.answers(getCounterPlaces, {
    date: '2026-11-24',
    slots: [{ slot: 'morning', left: 3, state: 'free' }],
  })
  server.answers(listDevotees, ({ search = '' }) => ({
    items: search.startsWith('Meera') ? [offered] : [],
  }))
  server.answers(readDevoteePrefill, ({ withPan }) => ({
    ...meera,
    ...(withPan && { pan: 'ABCPD1234F', address: '12 Laxmi Road, Pune' }),
  }))
  const page = await renderOffice(form, { server, me: { role }, now: '2026-11-24T06:00:00Z' })
  const press = async (name: string | RegExp) =>
    page.user.click(await screen.findByRole('button', { name }))
  return { ...page, server, press }
}

const value = (label: string | RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value

describe('Somebody who was here before', () => {
  it('is filled into a donation, with the PAN for the treasurer, and gives again', async () => {
    const { server, press, user } = await show(<DonationAtCounter />, 'treasurer')
    await write(user, 'Amount in rupees', '501')
    await write(user, 'Donor’s name', 'Meera')
    await press(/^Fill in/)
    await expect.poll(() => value('PAN (optional)')).toBe('ABCPD1234F')
    server.answers(recordDonation, {
      reference: 'D7K3M9WACE',
      amount: 501,
      fullName: 'Meera Kulkarni',
      email: '',
    })
    await press('Record ₹501')
    await press('Same devotee again')
    await screen.findByLabelText('Donor’s name')
    expect([value('Donor’s name'), value('Amount in rupees'), value('PAN (optional)')]).toEqual([
      'Meera Kulkarni',
      '',
      'ABCPD1234F',
    ])
    expect(server.received(recordDonation)).toMatchObject([
      { fullName: 'Meera Kulkarni', phone: '98220 11223', donorAddress: '12 Laxmi Road, Pune' },
    ])
    expect(server.received(readDevoteePrefill)).toMatchObject([
      { withPan: true },
      { withPan: true },
    ])
  })

  it('is filled into a booking, with the last sankalp', async () => {
    const { server, press, user } = await show(<BookingAtCounter />, 'desk')
    await screen.findByText('3 left')
    await write(user, 'Name', 'Meera')
    await press(/^Fill in/)
    await expect.poll(() => value('Gotra')).toBe('Kashyapa')
    expect(screen.getByText(/^In the sankalp: Rohini/)).toBeTruthy()
    server.answers(takeBooking, {
      reference: 'PJ-2026-7K3M9W',
      fullName: 'Meera Kulkarni',
      pujaName: 'Ganesh Puja',
      preferredDate: '2026-11-24',
      preferredTime: 'morning',
      email: '',
      path: '/booking/PJ-2026-7K3M9W?token=secret',
    })
    await press('Book and confirm')
    await expect
      .poll(() => server.received(takeBooking))
      .toMatchObject([
        {
          phone: '98220 11223',
          sankalp: { names: ['Meera', 'Anil'], gotra: 'Kashyapa', nakshatra: 'rohini' },
        },
      ])
  })

  it('is filled into a sale', async () => {
    const { press, user } = await show(<CounterSale />, 'desk')
    await screen.findByRole('heading', { name: 'Sell at the counter' })
    await write(user, 'Name for the invoice (optional)', 'Meera')
    await press(/^Fill in/)
    await expect.poll(() => value('Name for the invoice (optional)')).toBe('Meera Kulkarni')
    expect(value(/^Email for/)).toBe('meera@example.org')
  })
})
