import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aSponsoredDay } from '#app/test/aSponsoredDay.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import type { Role } from '#contract/accounts/roles.ts'
import {
  addSponsorship,
  editSponsorship,
  freeSponsoredDay,
  getSponsoredDay,
  getSponsorship,
  keepSponsoredDay,
  listSponsoredDays,
  listSponsorships,
  moveSponsoredDay,
  printSponsoredDays,
  recordSponsoredDay,
  type SponsoredDay,
} from '#contract/sponsorships/admin.ts'
import { getSponsorCalendar } from '#contract/sponsorships/public.ts'
import { SponsoredDays } from './SponsoredDays.tsx'
import { SponsoredPages } from './SponsoredPages.tsx'

const offering = {
  id: 'annadan',
  name: 'Annadan',
  price: 5000,
  places: 1,
  isActive: true,
  coming: 1,
  version: 2,
}
const calendar = {
  from: '2026-11-24',
  to: '2027-12-31',
  closed: [],
  festivals: [{ date: '2026-12-07', name: 'Sankashti Chaturthi' }],
  offerings: [{ id: 'annadan', name: 'Annadan', price: 5000, places: 1, taken: [] }],
}

const show = async (
  path: readonly string[],
  { role = 'admin', day = aSponsoredDay() }: { role?: Role; day?: SponsoredDay } = {},
) => {
  const server = templeServer()
  server.answers(listSponsoredDays, [
    aSponsoredDay(),
    aSponsoredDay({ id: 'day-2', state: 'none', name: 'A. Rao' }),
  ])
  server.answers(getSponsoredDay, day)
  server.answers(listSponsorships, [offering])
  server.answers(getSponsorship, offering)
  server.answers(printSponsoredDays, [aSponsoredDay()])
  server.answers(getSponsorCalendar, calendar)
  const page = await renderOffice(
    path.length === 0 ? <SponsoredDays /> : <SponsoredPages path={path} />,
    {
      server,
      at: `/admin/sevas/sponsored/${path.join('/')}`,
      me: { role },
    },
  )
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    setDate: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  }
}

describe('Sponsored days', () => {
  it('are listed by month with their state, and lead to the list and the offerings', async () => {
    const { container } = await show([])
    const row = await screen.findByRole('link', { name: /Ganesh Kulkarni/ })
    expect(row.textContent).toBe('Monday, 7 Dec 2026Annadan: Ganesh KulkarniPaid')
    expect(screen.getByText('Needs another day')).toBeTruthy()
    for (const name of ['Priest’s list', 'Offerings and prices'])
      expect(screen.getByRole('link', { name })).toBeTruthy()
    await expectAccessible(container)
  })

  it('are on the priest’s list', async () => {
    const { server } = await show(['print', '2026-12-01'], { role: 'priest' })
    expect(await screen.findByText('Meera Kulkarni, 98220 12345')).toBeTruthy()
    expect(server.received(printSponsoredDays)).toEqual([{ date: '2026-12-01', to: '2026-12-31' }])
  })

  it('are moved from the version shown, and the donor informed', async () => {
    const { press, server, setDate } = await show(['day-1'])
    await screen.findByText('The donor is informed by email.')
    setDate('New day', '2026-12-10')
    const release = server.holds(
      moveSponsoredDay,
      aSponsoredDay({ date: '2026-12-10', version: 4 }),
    )
    await press('Move to this day')
    await press('Move to this day')
    release()
    expect(await screen.findByText('Moved to 10 Dec 2026')).toBeTruthy()
    expect(server.received(moveSponsoredDay)).toEqual([{ id: 'day-1', date: '2026-12-10' }])
    expect(server.headers(moveSponsoredDay)[0]?.get('if-match')).toBe('"3"')
  })

  it('are freed after a question', async () => {
    const { press, server, user } = await show(['day-1'])
    await screen.findByText('The donor is informed by email.')
    server.answers(freeSponsoredDay, aSponsoredDay({ state: 'free', version: 4 }))
    await press('Free the day')
    await user.click(screen.getAllByRole('button', { name: 'Free the day' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Day freed')).toBeTruthy()
  })
})

describe('A day paid below its price', () => {
  const short = { price: 5000, received: 3000 }

  it('stays with its donor at one press, from the version shown', async () => {
    const { container, press, server } = await show(['day-1'], { day: aSponsoredDay({ short }) })
    expect(await screen.findByText('₹3,000 was received. This day costs ₹5,000.')).toBeTruthy()
    await expectAccessible(container)
    const settled = aSponsoredDay({ version: 4 })
    server.answers(getSponsoredDay, settled)
    const release = server.holds(keepSponsoredDay, settled)
    await press('Keep the day')
    await press('Keep the day')
    release()
    expect(await screen.findByText('The day stays with the donor')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Keep the day' })).toBeNull()
    expect(server.received(keepSponsoredDay)).toEqual([{ id: 'day-1' }])
    expect(server.headers(keepSponsoredDay)[0]?.get('if-match')).toBe('"3"')
  })

  it('is freed there, too', async () => {
    const { press, server, user } = await show(['day-1'], { day: aSponsoredDay({ short }) })
    await screen.findByText(/^₹3,000 was received/)
    const freed = aSponsoredDay({ state: 'free', version: 4 })
    server.answers(getSponsoredDay, freed)
    server.answers(freeSponsoredDay, freed)
    await press('Free the day')
    await user.click(screen.getAllByRole('button', { name: 'Free the day' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Day freed')).toBeTruthy()
    expect(screen.queryByText(/^₹3,000 was received/)).toBeNull()
    // The button is gone: the keyboard goes on at the day.
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Donor:/)
  })
})

describe('A day at the counter', () => {
  it('is recorded once with its gift', async () => {
    const { press, server, setDate, type, user } = await show(['new'], { role: 'desk' })
    await screen.findByText('Annadan, ₹5,000')
    await user.selectOptions(screen.getByLabelText('Offering'), 'Annadan, ₹5,000')
    setDate('Day', '2026-12-07')
    expect(screen.getByText('Sankashti Chaturthi. 1 place is free.')).toBeTruthy()
    await type('Donor’s name', 'Meera Kulkarni')
    await type('In whose name', 'Ganesh Kulkarni')
    await user.click(screen.getByLabelText('Card machine'))
    const receipt = { number: 'R-2026-27-00001', path: '/receipt/x', pdfPath: '/x' }
    const recorded = { reference: 'D7K3M9WACE', amount: 5000, fullName: '', email: '', receipt }
    const release = server.holds(recordSponsoredDay, recorded)
    await press('Take ₹5,000 by card machine')
    await press('Take ₹5,000 by card machine')
    release()
    expect(await screen.findByText('Annadan on 7 Dec 2026 is sponsored')).toBeTruthy()
    expect(server.received(recordSponsoredDay)).toMatchObject([
      { sponsorshipId: 'annadan', amount: 5000, name: 'Ganesh Kulkarni', isNameShown: false },
    ])
  })
})

describe('Offerings', () => {
  it('are added once', async () => {
    const { press, server, type, address } = await show(['offerings', 'new'])
    await press('Add offering')
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2)
    await type('Name', 'Lamps')
    await type('Price of a day in rupees', '1100')
    const release = server.holds(addSponsorship, offering)
    await press('Add offering')
    await press('Saving...')
    release()
    expect(await screen.findByText('Offering added')).toBeTruthy()
    expect(server.received(addSponsorship)).toMatchObject([
      { name: 'Lamps', price: 1100, places: 1, isActive: false },
    ])
    await expect.poll(address).toBe('/admin/sevas/sponsored/offerings')
  })

  it('are changed once, by the office alone', async () => {
    const { press, server, type } = await show(['offerings', 'annadan'])
    await screen.findByDisplayValue('5000')
    await type('What it is (optional)', 'A meal for all')
    const release = server.holds(editSponsorship, { ...offering, version: 3 })
    await press('Save')
    await press('Saving...')
    release()
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(server.received(editSponsorship)).toMatchObject([{ text: 'A meal for all' }])
  })

  it('are only read by the desk', async () => {
    await show(['offerings'], { role: 'desk' })
    expect(await screen.findByText('Annadan')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'New offering' })).toBeNull()
  })
})
