import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import type { Role } from '#contract/accounts/roles.ts'
import {
  type CounterPlaces,
  getCounterPlaces,
  takeBooking,
  type TakenBooking,
} from '#contract/counter/bookingsAdmin.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'
import { BookingAtCounter } from './BookingAtCounter.tsx'

const day = '2026-11-24'
const places = (date: string): CounterPlaces => ({
  date,
  slots: [
    { slot: 'morning', left: 3, state: 'free' },
    { slot: 'afternoon', left: 0, state: 'full' },
    { slot: 'evening', left: 2, state: 'closed' },
  ],
})

const taken: TakenBooking = {
  reference: 'PJ-2026-7K3M9W',
  fullName: 'Meera Kulkarni',
  pujaName: 'Satyanarayan Puja',
  preferredDate: day,
  preferredTime: 'morning',
  email: '',
  path: '/booking/PJ-2026-7K3M9W?token=secret',
}

const show = async ({ role = 'desk', price }: { role?: Role; price?: number } = {}) => {
  const server = templeServer()
  server.answers(listPujas, [
    { id: 'ganesh', name: 'Ganesh Puja', description: '' },
    {
      id: 'satyanarayan',
      name: 'Satyanarayan Puja',
      description: '',
      ...(price !== undefined && { price }),
    },
  ])
  server.answers(getCounterPlaces, ({ date = day }) => places(date))
  server.judges(takeBooking)
  const page = await renderOffice(<BookingAtCounter />, {
    server,
    me: { role },
    now: '2026-11-24T06:00:00Z',
  })
  await screen.findByText('3 left')
  return {
    ...page,
    fill: async (state = '3 left') => {
      await page.user.click(screen.getByLabelText(/^Satyanarayan Puja/))
      await screen.findByText(state)
      await page.user.click(screen.getByLabelText(/^Morning/))
      await write(page.user, 'Name', 'Meera Kulkarni')
      await page.user.click(screen.getByLabelText('Gotra not known'))
    },
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    book: () => page.user.click(screen.getByRole('button', { name: 'Book and confirm' })),
  }
}

const sent = {
  way: 'walk_in',
  pujaType: 'satyanarayan',
  preferredDate: day,
  preferredTime: 'morning',
  fullName: 'Meera Kulkarni',
  phone: '',
  specialRequests: '',
  sankalp: { names: ['Meera Kulkarni'], gotra: '', isGotraUnknown: true },
}

describe('A booking at the counter', () => {
  it('cannot be booked before the free parts of the day are here', async () => {
    const server = templeServer()
    server.answers(listPujas, [{ id: 'ganesh', name: 'Ganesh Puja', description: '' }])
    const release = server.holds(getCounterPlaces, places(day))
    await renderOffice(<BookingAtCounter />, { server, me: { role: 'desk' } })
    await screen.findByLabelText(/^Ganesh Puja/)
    const button = screen.getByRole('button', { name: 'Book and confirm' })
    expect(button).toHaveProperty('disabled', true)
    release()
    await screen.findByText('3 left')
    expect(button).toHaveProperty('disabled', false)
    // The cashier begins above it.
    expect(document.activeElement).not.toBe(button)
  })

  it('is of the first puja and its next free part, and offers only parts with a place', async () => {
    const { container, server } = await show()
    expect(screen.getByLabelText(/^Ganesh Puja/)).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Day')).toHaveProperty('value', day)
    const places = within(screen.getByRole('group', { name: 'Time of day' }))
    expect(places.getAllByRole('radio').map((each) => each.hasAttribute('disabled'))).toEqual([
      false,
      true,
      true,
    ])
    expect(places.getByText('Full')).toBeTruthy()
    expect(places.getByText('Not offered')).toBeTruthy()
    expect(screen.getByLabelText(/^Morning/)).toHaveProperty('checked', true)
    expect(server.received(getCounterPlaces)).toEqual([{ pujaType: 'ganesh' }])
    await expectAccessible(container)
  })

  it('says in the server’s words what is missing, and takes the focus there', async () => {
    const { book, server } = await show()
    await book()
    const message = 'Please enter the gotra, or choose that you don’t know it'
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByText('Please check the highlighted fields.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(server.received(takeBooking)).toEqual([])
  })

  it('needs the number of whoever telephones', async () => {
    const { book, fill, user } = await show()
    await fill()
    await user.click(screen.getByLabelText('By phone'))
    await book()
    expect(await screen.findByText('Please enter the number to call back')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Phone'))
  })

  it('sends what was typed, and shows the way to the pass and to the booking', async () => {
    const { book, fill, server, user } = await show()
    server.answers(takeBooking, taken)
    await fill()
    await book()
    expect(await screen.findByText('Booked: Satyanarayan Puja for Meera Kulkarni')).toBeTruthy()
    expect(server.received(takeBooking)).toEqual([sent])
    expect(screen.getByText(/^No email given/)).toBeTruthy()
    expect(screen.getByText('Pass to print').getAttribute('href')).toBe(taken.path)
    expect(screen.getByText('Open the booking').getAttribute('href')).toBe(
      '/admin/bookings/pj-2026-7k3m9w',
    )
    const next = screen.getByRole('button', { name: 'New booking' })
    await expect.poll(() => document.activeElement).toBe(next)
    await user.click(next)
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
  })

  it('sends the names, the gotra and the email if they are given', async () => {
    const { book, fill, server, user } = await show()
    server.answers(takeBooking, { ...taken, email: 'meera@example.org' })
    await fill()
    await user.click(screen.getByLabelText('Gotra not known'))
    await user.click(screen.getByLabelText('By phone'))
    await write(user, 'Phone', '98220 12345')
    await write(user, 'Names for the sankalp', 'Meera\n\nAnand')
    await write(user, 'Gotra', 'Kashyap')
    await write(user, 'Email (optional)', 'meera@example.org')
    await write(user, 'Special requests (optional)', 'Modak')
    await book()
    expect(await screen.findByText('The confirmation goes to meera@example.org.')).toBeTruthy()
    expect(server.received(takeBooking)).toEqual([
      {
        ...sent,
        way: 'telephone',
        phone: '98220 12345',
        email: 'meera@example.org',
        specialRequests: 'Modak',
        sankalp: { names: ['Meera', 'Anand'], gotra: 'Kashyap', isGotraUnknown: false },
      },
    ])
  })

  it('asks for another day’s places, and forgets the part of the day that was chosen', async () => {
    const { book, fill, server, user } = await show()
    await fill()
    const date = screen.getByLabelText('Day')
    await user.clear(date)
    await user.type(date, '2026-11-30')
    await expect
      .poll(() => server.received(getCounterPlaces).at(-1))
      .toEqual({ pujaType: 'satyanarayan', date: '2026-11-30' })
    expect(screen.getByLabelText(/^Morning/)).toHaveProperty('checked', false)
    await book()
    expect(await screen.findByText('Please choose a time')).toBeTruthy()
  })

  it('of a part that is over asks first', async () => {
    const { book, fill, server, user } = await show()
    server.answers(getCounterPlaces, {
      date: day,
      slots: [{ slot: 'morning', left: 3, state: 'over' }],
    })
    server.answers(takeBooking, taken)
    await fill('Over for today')
    await book()
    const answer = async (name: string) => {
      const question = within(await screen.findByRole('alertdialog'))
      await user.click(question.getByRole('button', { name }))
    }
    await answer('Go back')
    expect(server.received(takeBooking)).toEqual([])
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await book()
    await answer('Book and confirm')
    await screen.findByText('Booked: Satyanarayan Puja for Meera Kulkarni')
    expect(server.received(takeBooking)).toEqual([{ ...sent, isOver: true }])
  })

  it('is never recorded twice when its answer was lost', async () => {
    const { book, fill, server, user } = await show()
    await fill()
    server.refuses(takeBooking, 'internal')
    await book()
    expect((await screen.findByRole('alert')).textContent).toContain('never recorded twice')
    server.answers(takeBooking, taken)
    await book()
    await screen.findByText('Booked: Satyanarayan Puja for Meera Kulkarni')
    const keys = server.headers(takeBooking).map((each) => each.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    await user.click(screen.getByRole('button', { name: 'New booking' }))
  })

  it('keeps what was typed without a network', async () => {
    const { book, fill, network } = await show()
    await fill()
    network.lose()
    await book()
    expect((await screen.findByRole('alert')).textContent).toContain('never recorded twice')
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meera Kulkarni')
  })

  it('says that the place was taken meanwhile', async () => {
    const { book, fill, server } = await show()
    await fill()
    server.refuses(takeBooking, 'slot_full', { detail: 'This time is fully booked' })
    await book()
    expect(await screen.findByText('This time is fully booked')).toBeTruthy()
  })

  it('is busy until the server answers, and a second press books nothing more', async () => {
    const { book, fill, server } = await show()
    await fill()
    const release = server.holds(takeBooking, taken)
    await book()
    const button = screen.getByRole('button', { name: 'Book and confirm' })
    expect(button).toHaveProperty('disabled', true)
    await book()
    release()
    await screen.findByText('Booked: Satyanarayan Puja for Meera Kulkarni')
    expect(server.received(takeBooking)).toHaveLength(1)
  })

  it('offers no way to the booking to a treasurer, who may not see it', async () => {
    const { book, fill, server } = await show({ role: 'treasurer' })
    server.answers(takeBooking, taken)
    await fill()
    await book()
    await screen.findByText('Pass to print')
    expect(screen.queryByText('Open the booking')).toBeNull()
  })
})
