import { describe, expect, it } from 'vitest'
import { aDakshina, aDakshinaPayment } from '#app/test/aDakshina.ts'
import { aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { recordDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'
import {
  getCounterPlaces,
  takeBooking,
  type TakenBooking,
} from '#contract/counter/bookingsAdmin.ts'
import { getSite } from '#contract/site/public.ts'
import { BookingAtCounter } from './BookingAtCounter.tsx'

const day = '2026-11-24'
const receipt = { number: 'DK-7', path: '/receipt/7' }
const taken: TakenBooking = {
  reference: 'PJ-2026-7K3M9W',
  fullName: 'Meera Kulkarni',
  pujaName: 'Ganesh Puja',
  preferredDate: day,
  preferredTime: 'morning',
  email: '',
  path: '/booking/PJ-2026-7K3M9W?token=secret',
}

const show = async () => {
  const server = templeServer()
  server.answers(getSite, aSite({ upiAddress: 'temple@bank' }))
  server.answers(listPujas, [
    { id: 'ganesh', name: 'Ganesh Puja', description: '', price: 2100 },
    { id: 'vastu', name: 'Vastu Shanti', description: '' },
  ])
  server.answers(getCounterPlaces, {
    date: day,
    slots: [{ slot: 'morning', left: 3, state: 'free' }],
  })
  const page = await renderOffice(<BookingAtCounter />, { server, now: '2026-11-24T06:00:00Z' })
  await page.user.click(await screen.findByLabelText(/^Morning/))
  await write(page.user, 'Name', 'Meera Kulkarni')
  await page.user.click(screen.getByLabelText('Gotra not known'))
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    choose: (label: string) => page.user.click(screen.getByLabelText(label)),
  }
}

describe('A walk-in puja with its payment', () => {
  it('asks for the puja’s price in cash, and one press books and takes it', async () => {
    const { press, server, container } = await show()
    expect(screen.getByText('₹2,100')).toBeTruthy()
    expect(screen.getByText('by arrangement')).toBeTruthy()
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '2100')
    await expectAccessible(container)
    server.answers(takeBooking, {
      ...taken,
      payment: { method: 'cash', amount: 2100, receipt },
    })
    await press('Book and take ₹2,100')
    expect(await screen.findByText('₹2,100 received, Cash, receipt DK-7')).toBeTruthy()
    expect(screen.getByText('Receipt (PDF)').getAttribute('href')).toBe('/receipt/7')
    expect(screen.getByText('Pass to print').getAttribute('href')).toBe(taken.path)
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
    expect(server.received(takeBooking)).toMatchObject([{ method: 'cash', amount: 2100 }])
  })

  it('by UPI is booked first; then its code is shown until the payment was seen', async () => {
    const { press, choose, server, user } = await show()
    await choose('UPI')
    await write(user, 'Amount in rupees', '2500')
    server.answers(takeBooking, taken)
    await press('Book and show the code for ₹2,500')
    expect(await screen.findByLabelText('UPI code for ₹2,500')).toBeTruthy()
    expect(server.received(takeBooking)[0]).not.toHaveProperty('method')
    server.answers(recordDakshina, aDakshina({ payments: [aDakshinaPayment({ receipt })] }))
    await write(user, 'UTR, 12 digits (optional)', '412345678901')
    await press('Payment seen: ₹2,500')
    expect(await screen.findByText('₹2,500 received, UPI, receipt DK-7')).toBeTruthy()
    expect(server.received(recordDakshina)).toEqual([
      {
        reference: taken.reference,
        seen: 0,
        method: 'upi',
        amount: 2500,
        paidOn: day,
        utr: '412345678901',
      },
    ])
  })

  it('by UPI without the bank’s number waits for the statement, and the slip says so', async () => {
    const { press, choose, server } = await show()
    await choose('UPI')
    server.answers(takeBooking, taken)
    await press('Book and show the code for ₹2,100')
    const waiting = { status: 'pending', receipt: undefined, paidOn: undefined } as const
    const release = server.holds(
      recordDakshina,
      aDakshina({ payments: [aDakshinaPayment(waiting)] }),
    )
    await press('Payment seen: ₹2,100')
    await press('Payment seen: ₹2,100')
    release()
    expect(
      await screen.findByText('₹2,100 by UPI. It counts once our bank statement shows it.'),
    ).toBeTruthy()
    expect(server.received(recordDakshina)).toHaveLength(1)
  })

  it('by cheque says that it counts once the bank has cleared it', async () => {
    const { press, choose, server, user } = await show()
    await choose('Cheque')
    await write(user, 'Cheque number, 6 digits', '004512')
    await write(user, 'Drawn on (bank)', 'SBI')
    server.answers(takeBooking, { ...taken, payment: { method: 'cheque', amount: 2100 } })
    await press('Book and take a cheque for ₹2,100')
    expect(
      await screen.findByText('₹2,100 by cheque. It counts once the bank has cleared the cheque.'),
    ).toBeTruthy()
  })

  it('may be paid later: by choice, after the code, by phone, or without a price', async () => {
    const { press, choose, server, user } = await show()
    server.answers(takeBooking, taken)
    await user.click(screen.getByLabelText(/^Vastu Shanti/))
    expect(screen.getByLabelText('No payment now')).toHaveProperty('checked', true)
    await user.click(screen.getByLabelText(/^Ganesh Puja/))
    await choose('By phone')
    expect(screen.getByLabelText('No payment now')).toHaveProperty('checked', true)
    await choose('At the counter')
    await choose('UPI')
    await user.click(await screen.findByLabelText(/^Morning/))
    await press('Book and show the code for ₹2,100')
    await press('Not paid now')
    expect(await screen.findByRole('button', { name: 'New booking' })).toBeTruthy()
    expect(screen.queryByText(/received|by UPI/)).toBeNull()
  })
})
