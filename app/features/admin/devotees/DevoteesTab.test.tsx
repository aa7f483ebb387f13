import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  type Devotee,
  getDevotee,
  listDevotees,
  type DevoteeSummary,
} from '#contract/devotees/admin.ts'
import {
  addDevoteeNote,
  linkDevotees,
  removeDevoteeNote,
  undoDevoteeLink,
} from '#contract/devotees/changesAdmin.ts'
import { DevoteesTab } from './DevoteesTab.tsx'

const meera: DevoteeSummary = {
  devotee: { kind: 'donation', key: 'D7K3M9WACE' },
  name: 'Meera Kulkarni',
  otherNames: ['मीरा कुलकर्णी'],
  city: 'Pune',
  phone: '98220 11223',
  lastAt: '2026-11-20T05:00:00Z',
  counts: { donation: 7, booking: 1, account: 1 },
}
const anil: DevoteeSummary = {
  devotee: { kind: 'order', key: 'SWC3NTTJDW' },
  name: 'Anil',
  otherNames: [],
  lastAt: '2026-11-20T05:00:00Z',
  counts: { order: 1 },
}
const by = { id: 'user-1', username: 'asha' }
const meerasPage: Devotee = {
  devotee: meera.devotee,
  name: 'Meera Kulkarni',
  otherNames: ['मीरा कुलकर्णी'],
  phones: ['98220 11223'],
  emails: ['meera@example.org'],
  addresses: [],
  gotra: 'Kashyapa',
  nakshatra: 'rohini',
  pans: ['ABCPD****F'],
  counts: meera.counts,
  since: '2024-03-01T05:00:00Z',
  records: [
    {
      kind: 'booking',
      key: 'PJ-2026-7K3M9W',
      at: '2026-11-20T05:00:00Z',
      name: 'Meera',
      day: '2026-11-27',
      about: 'Satyanarayan',
      status: 'confirmed',
      amount: 2100,
    },
    {
      kind: 'sponsored_day',
      key: 'day-1',
      at: '2026-11-19T06:00:00Z',
      name: 'Ganesh Kulkarni',
      day: '2026-12-07',
      about: 'Annadan, Ganesh Kulkarni',
      status: 'paid',
    },
    {
      kind: 'donation',
      key: 'D7K3M9WACE',
      at: '2026-11-19T05:00:00Z',
      name: 'Meera',
      status: 'succeeded',
      amount: 501,
      receipt: 'R-2026-27-00001',
    },
    {
      kind: 'monthly_gift',
      key: 'M7K3M9WACE',
      at: '2026-11-18T05:00:00Z',
      name: 'Meera',
      status: 'failed',
      amount: 501,
    },
  ],
  isCutOff: false,
  years: [
    { year: '2026-27', donations: 501, dakshina: 2100 },
    { year: '2025-26', donations: 1001 },
  ],
  subscriptions: ['newsletter'],
  notes: [{ id: 'n1', text: 'Calls after five.', at: '2026-11-20T05:00:00Z', by }],
  links: [
    {
      id: 'l1',
      kind: 'family',
      relation: 'husband',
      devotee: anil.devotee,
      name: 'Anil',
      at: '2026-11-20T05:00:00Z',
      by,
    },
  ],
  proposals: [
    {
      devotee: { kind: 'booking', key: 'PJ-2026-3N7K9W' },
      name: 'Meera K.',
      reason: 'pan',
      lastAt: '2026-11-20T05:00:00Z',
      counts: { booking: 2 },
      phones: ['98220 99999'],
      emails: [],
    },
  ],
}

const show = async (path: readonly string[], role: 'admin' | 'priest' = 'admin') => {
  const server = templeServer()
  server.answers(listDevotees, ({ search }) => ({
    items: search === 'Anil' ? [anil] : [meera],
  }))
  server.answers(getDevotee, meerasPage)
  server.answers(addDevoteeNote, { id: 'n2' })
  server.answers(removeDevoteeNote, {})
  server.answers(linkDevotees, { id: 'l2' })
  server.answers(undoDevoteeLink, {})
  const at = `/admin/${['devotees', ...path].join('/')}`
  const shown = await renderOffice(<DevoteesTab path={path} />, { server, at, me: { role } })
  const press = async (name: string) =>
    shown.user.click(await screen.findByRole('button', { name }))
  return { ...shown, server, press }
}

const itsPage = ['donation', 'd7k3m9wace']

describe('The devotees', () => {
  it('are listed with what they have with the temple, and searched', async () => {
    const { container, server, user } = await show([])
    const list = within(await screen.findByRole('list', { name: 'Devotees' }))
    const row = list.getByRole('link')
    expect(row.getAttribute('href')).toBe('/admin/devotees/donation/d7k3m9wace')
    expect(row.textContent).toBe(
      'Meera Kulkarni · मीरा कुलकर्णीPune · 98220 112237 gifts, 1 bookingAccountLast: 20 Nov 2026',
    )
    await expectAccessible(container)
    await write(user, 'Search', 'मीरा')
    await expect.poll(() => server.received(listDevotees).at(-1)).toEqual({ search: 'मीरा' })
  })

  it('have a page with contact, sums by year, and each record', async () => {
    const { container, server } = await show(itsPage)
    await screen.findByRole('heading', { name: 'Meera Kulkarni' })
    expect(server.received(getDevotee)).toEqual([meerasPage.devotee])
    expect(screen.getByText('7 gifts, 1 booking since 2024')).toBeDefined()
    expect(screen.getByText('ABCPD****F')).toBeDefined()
    expect(screen.getByRole('row', { name: /2026-27/ }).textContent).toBe('2026-27₹501₹2,100')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain('/admin/bookings/pj-2026-7k3m9w')
    expect(links).toContain('/admin/donations/d7k3m9wace')
    expect(links).toContain('/admin/sevas/sponsored/day-1')
    expect(screen.getByText('7 Dec 2026 · Paid')).toBeDefined()
    expect(screen.getByText('27 Nov 2026 · Confirmed')).toBeDefined()
    const gift = screen.getByRole('link', { name: /^Monthly gift/ })
    expect(gift.getAttribute('href')).toBe('/admin/donations/monthly/m7k3m9wace')
    expect(gift.textContent).toBe('Monthly gift18 Nov 2026 · Card declined₹501 a month')
    expect(screen.getByText('19 Nov 2026 · Received · R-2026-27-00001')).toBeDefined()
    await expectAccessible(container)
  })

  it('are merged as proposed, or kept apart, and the toast undoes it', async () => {
    const { server, press } = await show(itsPage)
    await press('Merge with Meera K.')
    const { kind: otherKind, key: otherKey } = meerasPage.proposals[0]?.devotee ?? {}
    const other = { ...meerasPage.devotee, otherKind, otherKey }
    await expect.poll(() => server.received(linkDevotees)).toMatchObject([{ ...other, as: 'same' }])
    await press('Undo')
    await expect.poll(() => server.received(undoDevoteeLink)).toEqual([{ id: 'l2' }])
    await press('Meera K. is not the same person')
    await expect
      .poll(() => server.received(linkDevotees).at(-1))
      .toMatchObject({ ...other, as: 'different' })
  })

  it('are linked as family by hand', async () => {
    const { server, press, user } = await show(itsPage)
    await press('Link somebody')
    await write(user, /Find the other devotee/, 'Anil')
    await press('Anil')
    expect(document.activeElement).toBe(screen.getByLabelText(/Relation/))
    await write(user, /Relation/, 'husband')
    await press('Link as family')
    await expect
      .poll(() => server.received(linkDevotees))
      .toMatchObject([{ as: 'family', relation: 'husband', otherKind: 'order' }])
    const again = await screen.findByRole('button', { name: 'Link somebody' })
    expect(document.activeElement).toBe(again)
    await press('Undo link with Anil')
    await expect.poll(() => server.received(undoDevoteeLink)).toEqual([{ id: 'l1' }])
  })

  it('have notes, which a priest may write but who links nobody', async () => {
    const page = await show(itsPage, 'priest')
    const { server, press, user } = page
    await screen.findByText('Calls after five.')
    expect(screen.queryByText('Link somebody')).toBeNull()
    expect(screen.queryByText('Same person?')).toBeNull()
    await write(user, 'New note', 'Knows the temple well.')
    const answer = { id: 'n2' }
    await expectSteady(page, { button: 'Add note', sends: addDevoteeNote, answer })
    expect(server.received(addDevoteeNote)).toEqual([
      { ...meerasPage.devotee, text: 'Knows the temple well.' },
    ])
    await press('Remove note: Calls after five.')
    await expect.poll(() => server.received(removeDevoteeNote)).toEqual([{ id: 'n1' }])
  })
})
