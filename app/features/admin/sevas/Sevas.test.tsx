import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aSponsoredDay } from '#app/test/aSponsoredDay.ts'
import { aDayOfSeva, aStaffSeva } from '#app/test/aStaffSeva.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listDeliveriesAbout } from '#contract/notifications/admin.ts'
import {
  addSeva,
  decideSeva,
  editSeva,
  getSeva,
  listSevaDays,
  listSevas,
  markSevaDay,
  printSevaDays,
  recordSevaGift,
} from '#contract/sevas/admin.ts'
import { getTithiOfDate, listSevaDates } from '#contract/sevas/public.ts'
import { listSponsoredDays } from '#contract/sponsorships/admin.ts'
import { SevasTab } from './SevasTab.tsx'

const dates = [
  { date: '2027-01-01', rule: 'aparahna-larger' },
  { date: '2027-12-22', rule: 'aparahna-only' },
]

const show = async (path: readonly string[], seva = aStaffSeva()) => {
  const server = templeServer()
  const { days: _days, gifts: _gifts, ...summary } = seva
  server.answers(listSevas, { items: [summary] })
  server.answers(getSeva, seva)
  server.answers(listSevaDates, dates)
  server.answers(listDeliveriesAbout, { items: [], sendable: [] })
  const page = await renderOffice(<SevasTab path={path} />, {
    server,
    at: `/admin/sevas/${path.join('/')}`,
  })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    choose: (label: string, option: string) =>
      page.user.selectOptions(screen.getByLabelText(label), option),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}

describe('Yearly sevas', () => {
  it('are listed with their rule, their next day and what was paid', async () => {
    const { container } = await show([], aStaffSeva({ paid: 10_000, due: undefined }))
    const row = await screen.findByRole('link', { name: /Ganesh Kulkarni/ })
    expect(row.textContent).toBe(
      'Annadan: Ganesh Kulkarni · Margashirsha, Krishna DashamiNext: 1 Jan 2027Meera Kulkarni · For good · ₹10,000 received',
    )
    expect(row.getAttribute('href')).toBe('/admin/sevas/seva-1')
    await expectAccessible(container)
  })

  it('are in a calendar of the coming year, and done there with one press', async () => {
    const server = templeServer()
    server.answers(listSevaDays, [
      aDayOfSeva({ id: 'day-1', date: '2026-11-20' }),
      aDayOfSeva({ rule: 'aparahna-larger' }),
    ])
    server.answers(listSponsoredDays, [
      aSponsoredDay({ date: '2027-01-05' }),
      aSponsoredDay({ id: '2', date: '2027-01-06', state: 'promised' }),
    ])
    server.answers(markSevaDay, aStaffSeva())
    const { user } = await renderOffice(<SevasTab path={['days']} />, { server })
    const january = within(await screen.findByRole('region', { name: 'January 2027' }))
    expect(january.getByText(/present on two afternoons/)).toBeTruthy()
    expect(january.queryByRole('button')).toBeNull()
    const paths = january.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(paths).toEqual(['/admin/sevas/seva-1', '/admin/sevas/sponsored/day-1'])
    const november = within(screen.getByRole('region', { name: 'November 2026' }))
    await user.click(november.getByRole('button'))
    await expect.poll(() => server.received(markSevaDay)).toEqual([{ id: 'day-1' }])
    expect(await screen.findByText('Done: 20 Nov 2026')).toBeTruthy()
  })

  it('are on a list that the priest has on paper', async () => {
    const server = templeServer()
    server.answers(printSevaDays, [aDayOfSeva({ gotra: 'Kashyapa' })])
    await renderOffice(<SevasTab path={['print', '2026-12-15']} />, { server })
    expect(await screen.findByText('Kashyapa')).toBeTruthy()
    expect(server.received(printSevaDays)).toEqual([{ date: '2026-12-15', to: '2027-01-14' }])
  })
})

describe('A new seva', () => {
  it('says what is missing, and which days come of its tithi', async () => {
    const { press, server } = await show(['new'])
    const days = within(await screen.findByRole('region', { name: 'Its next days' }))
    expect(days.getByText('Friday, 1 Jan 2027')).toBeTruthy()
    await press('Record seva')
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(4)
    expect(server.received(addSeva)).toEqual([])
  })

  it('takes the tithi of a date, is stored once, and leads to its payment', async () => {
    const { choose, type, press, server, user, address } = await show(['new'])
    server.answers(getTithiOfDate, {
      place: 'Pune',
      date: '1998-12-15',
      tithi: 27,
      month: 8,
      isAdhika: false,
      purnimanta: 'Margashirsha',
    })
    await choose('Seva', 'Annadan')
    await choose('Occasion', 'Punyatithi (death anniversary)')
    await type('In whose name, or in memory of', 'Ganesh Kulkarni')
    await type('Devotee’s name', 'Meera Kulkarni')
    await user.click(screen.getByText('Find the tithi of a date'))
    fireEvent.change(screen.getByLabelText('Date of birth or death'), {
      target: { value: '1998-12-15' },
    })
    expect(await screen.findByText('Krishna Dwadashi of Kartika, at sunrise in Pune.')).toBeTruthy()
    await press('Use Krishna Dwadashi')
    await choose('Which day', 'The tithi in the afternoon, aparahna (shraddha)')
    const release = server.holds(addSeva, aStaffSeva())
    await press('Record seva')
    await press('Saving...')
    release()
    expect(await screen.findByText('Seva recorded')).toBeTruthy()
    expect(server.received(addSeva)).toMatchObject([
      { kind: 'annadan', by: 'tithi', month: 8, day: 27, dayRule: 'aparahna', plan: 'once' },
    ])
    expect(server.headers(addSeva)[0]?.get('idempotency-key')).toBeTruthy()
    await expect.poll(address).toBe('/admin/sevas/seva-1')
  })
})

describe('A seva', () => {
  it('is paid for with any tender, once', async () => {
    const { press, server, user, type } = await show(['seva-1'])
    const entry = await screen.findByRole('form', { name: 'Record a payment' })
    expect(within(entry).getByText('Recorded as a donation.')).toBeTruthy()
    await user.click(screen.getByLabelText('Card machine'))
    await type('Number on the slip (optional)', '4711')
    const receipt = { number: 'R-2026-27-00001', path: '/receipt/x', pdfPath: '/x' }
    const { fullName, email } = aStaffSeva()
    const recorded = { reference: 'D7K3M9WACE', amount: 10_000, fullName, email, receipt }
    const release = server.holds(recordSevaGift, recorded)
    await press('Take ₹10,000 by card machine')
    release()
    expect(await screen.findByText('₹10,000 recorded')).toBeTruthy()
    expect(server.received(recordSevaGift)).toMatchObject([
      { id: 'seva-1', amount: 10_000, paymentMethod: 'card_machine', slip: '4711' },
    ])
  })

  it('is edited once, however often the button is pressed', async () => {
    const { press, server, type } = await show(['seva-1'])
    await screen.findByRole('heading', { name: 'Details' })
    await type('Gotra (optional)', 'Kashyapa')
    const release = server.holds(editSeva, aStaffSeva({ gotra: 'Kashyapa', version: 2 }))
    await press('Save')
    await press('Saving...')
    release()
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(server.received(editSeva)).toMatchObject([{ id: 'seva-1', gotra: 'Kashyapa' }])
  })

  it('that a devotee requested is confirmed', async () => {
    const { press, server } = await show(['seva-1'], aStaffSeva({ status: 'requested' }))
    await screen.findByText(/requested this seva on the site/)
    server.answers(decideSeva, aStaffSeva())
    await press('Confirm seva')
    expect(await screen.findByText('Seva confirmed')).toBeTruthy()
    expect(server.received(decideSeva)).toEqual([{ id: 'seva-1', status: 'active' }])
  })
})
