import { describe, expect, it } from 'vitest'
import { aListedOrder, listedOrders } from '#app/test/aListedOrder.ts'
import { aMessage } from '#app/test/aMessage.ts'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { aStaffProduct } from '#app/test/aStaffProduct.ts'
import { aStaffPerson } from '#app/test/aStaffPerson.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listPeople } from '#contract/accounts/admin.ts'
import { listBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import { listMessages } from '#contract/contact/admin.ts'
import { listDevotees } from '#contract/devotees/admin.ts'
import { listDonations } from '#contract/donations/admin.ts'
import { listOrders } from '#contract/orders/admin.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { listStaffPages } from '#contract/pages/admin.ts'
import { listStaffProducts } from '#contract/shop/admin.ts'
import { Jump } from './Jump.tsx'

const sections = [
  { to: 'today', title: 'Today' },
  { to: 'bookings', title: 'Bookings' },
  { to: 'festivals', title: 'Festival Calendar' },
]

const aPage = { title: '', description: '', updatedAt: '2026-11-21T05:00:00.000Z', version: 1 }
const noneOfAny = { draft: 0, scheduled: 0, published: 0, deleted: 0 }

const show = async (bookings: StaffBooking[] = [], role: Role = 'priest') => {
  const server = templeServer()
  server.answers(listBookings, { items: bookings })
  server.offers(listStaffProducts, { items: [], total: 0, counts: noneOfAny })
  server.offers(listStaffPages, [])
  const page = await renderOffice(
    <>
      <Jump sections={sections} />
      <label>
        Notes <textarea />
      </label>
    </>,
    { server, me: { role } },
  )
  return {
    ...page,
    opened: async () => {
      await page.user.click(screen.getByRole('button', { name: 'Find' }))
      return box()
    },
    write: async (text: string) => {
      await page.user.click(await box())
      await page.user.paste(text)
    },
  }
}
const box = () => screen.findByRole('combobox', { name: 'Name, phone, email or reference' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('Finding something in the back office', () => {
  it.each([
    ['the button', async ({ opened }) => void (await opened())],
    ['Ctrl K', ({ user }) => user.keyboard('{Control>}k{/Control}')],
    ['⌘K', ({ user }) => user.keyboard('{Meta>}k{/Meta}')],
    ['a slash', ({ user }) => user.keyboard('/')],
  ] satisfies [string, (page: Awaited<ReturnType<typeof show>>) => Promise<void>][])(
    'begins with %s, in its field',
    async (_name, open) => {
      const page = await show()
      expect(screen.queryByRole('dialog')).toBeNull()
      await open(page)
      expect(await screen.findByRole('dialog', { name: 'Find in the back office' })).toBeTruthy()
      const field = await box()
      await expect.poll(() => document.activeElement).toBe(field)
      expect(field).toHaveProperty('value', '')
    },
  )

  it('does not begin with a slash that is typed into a field', async () => {
    const { user } = await show()
    await user.type(screen.getByLabelText('Notes'), 'and/or')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'and/or')
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('ends with Escape, which brings the focus back', async () => {
    const { opened, user, address } = await show()
    await opened()
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Find' }))
    expect(address()).toBe('/')
  })

  it('offers the sections, and opens the one that is named, with the keyboard', async () => {
    const { opened, user, write, address, server } = await show()
    await opened()
    await expect
      .poll(options)
      .toEqual(['TodaySection', 'BookingsSection', 'Festival CalendarSection'])
    expect(screen.getByText('3 results')).toBeTruthy()
    await write('festival C')
    await expect.poll(options).toEqual(['Festival CalendarSection'])
    await expect.poll(() => server.received(listBookings).length).toBe(1)
    await user.keyboard('{Enter}')
    await expect.poll(address).toBe('/admin/festivals')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('knows products, pages and the parts of the settings', async () => {
    const { opened, server, user, write, address } = await show([], 'admin')
    const kit = aStaffProduct({ id: 'puja-kit', name: 'Receipt book', price: 499 })
    server.answers(listStaffProducts, { items: [kit], total: 1, counts: noneOfAny })
    server.answers(listStaffPages, [
      { ...aPage, name: 'refunds', title: 'Refunds and receipts' },
      { ...aPage, name: 'about', title: 'About' },
    ])
    server.answers(listDonations, { items: [], claimed: 0, disputed: 0 })
    server.answers(listOrders, listedOrders([]))
    server.answers(listMessages, { items: [], unread: 0 })
    server.answers(listPeople, { items: [] })
    await opened()
    await write('receipt')
    await expect
      .poll(options)
      .toEqual([
        'Receipt book₹499Product',
        'Refunds and receipts/refundsPage',
        'Donations and receiptsSettingsSettings',
      ])
    await user.click(screen.getByText('Donations and receipts'))
    await expect.poll(address).toBe('/admin/settings/giving')
  })

  it('finds what every list has, and leads to it', async () => {
    const { opened, server, user, write, address } = await show([aStaffBooking()], 'admin')
    server.answers(listDonations, {
      items: [aStaffDonation()],
      claimed: 0,
      disputed: 0,
    })
    server.answers(listOrders, listedOrders([aListedOrder()]))
    server.answers(listMessages, { items: [aMessage()], unread: 0 })
    server.answers(listPeople, { items: [aStaffPerson()] })
    server.answers(listDevotees, {
      items: [
        {
          devotee: { kind: 'donation', key: 'D7K3M9WACE' },
          name: 'Sunil Joshi',
          otherNames: [],
          city: 'Pune',
          phone: '+919812345678',
          lastAt: '2026-11-23T05:00:00Z',
          counts: { donation: 1 },
        },
      ],
    })
    await opened()
    await write(' sunil ')
    await expect
      .poll(options)
      .toEqual([
        'Sunil Joshi+919812345678, PuneDevotee',
        'Meera KulkarniPJ-2026-7K3M9W, 27 Nov 2026Booking',
        'Asha PatilD7K3M9WACE, ₹1,001Donation',
        'Meera KulkarniS7K3M9WACE, 1 × Daily Puja KitOrder',
        expect.stringMatching(/^Meera Kulkarni10:30.AM, 23 Nov 2026Message$/),
        'Sunil Joshisunil@example.orgAccount',
      ])
    for (const list of [listBookings, listDonations, listOrders, listMessages, listPeople])
      expect(server.received(list as typeof listBookings)).toEqual([{ search: 'sunil', limit: 4 }])
    await expectAccessible(screen.getByRole('dialog'))
    await user.click(screen.getByText('+919812345678, Pune'))
    await expect.poll(address).toBe('/admin/devotees/donation/d7k3m9wace')
  })

  it('asks only the lists that the role has, and nothing for a single letter', async () => {
    const { opened, server, write } = await show([aStaffBooking()])
    await opened()
    await write('m')
    expect(
      await screen.findByText(/^Nothing found\. Try a part of the name, or the last digits/),
    ).toBeTruthy()
    expect(server.received(listBookings)).toEqual([])
    await write('eera')
    await expect.poll(options).toEqual(['Meera KulkarniPJ-2026-7K3M9W, 27 Nov 2026Booking'])
  })

  it('says while it searches, and when there is nothing', async () => {
    const { opened, server, write } = await show()
    const release = server.holds(listBookings, { items: [] })
    await opened()
    await write('nobody')
    expect(await screen.findByText('Searching...')).toBeTruthy()
    release()
    expect(await screen.findByText(/^Nothing found\./)).toBeTruthy()
  })
})
