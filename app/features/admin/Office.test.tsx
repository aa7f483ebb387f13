import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { officePlace } from '#app/test/officePlace.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getMailState } from '#contract/notifications/admin.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { getWaiting, type Waiting } from '#contract/bookings/waiting.ts'
import { Office } from './Office.tsx'

const show = async (role: Role, section: string, waiting: Waiting = {}) => {
  const server = templeServer()
  server.answers(getWaiting, waiting)
  server.answers(getMailState, { outlet: 'smtp', failed: 0, stuck: 0 })
  officePlace()
  const path = `/admin/${section}`
  await renderOffice(<Office path={path} role={role} />, { server, at: path, me: { role } })
  const menu = within(screen.getByLabelText('Back office'))
  return { menu, names: () => menu.getAllByRole('listitem', { hidden: true }).map(nameOf) }
}
const nameOf = (item: HTMLElement) => item.querySelector('a > span')?.textContent

const daily = [
  'Today',
  'Bookings',
  'Donations',
  'Orders',
  'Counter',
  'Dakshina',
  'Takings',
  'Messages',
  'Devotees',
  'Sevas',
]
const content = [
  'Mantras',
  'Pujas',
  'Festival Calendar',
  'Pujas at home',
  'Blog',
  'Pages',
  'Newsletters',
  'Products',
  'Translations',
]

describe('The back office', () => {
  it.each([
    ['priest', ['Today', 'Bookings', 'Devotees', 'Sevas']],
    ['desk', ['Today', 'Bookings', 'Counter', 'Messages', 'Devotees', 'Sevas']],
    [
      'treasurer',
      ['Today', 'Donations', 'Orders', 'Counter', 'Dakshina', 'Takings', 'Devotees', 'Products'],
    ],
    ['editor', ['Today', ...content]],
    [
      'admin',
      [
        ...daily,
        ...content,
        'People',
        'Subscribers',
        'Notifications',
        'Settings',
        'Personal data',
        'Activity log',
      ],
    ],
  ] as const)('of a %s has only the sections of that role', async (role, sections) => {
    const { names } = await show(role, 'nothing')
    expect(names()).toEqual(sections)
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  it.each([
    ['admin', ['Today', 'Bookings', 'Donations', 'Counter']],
    ['desk', ['Today', 'Bookings', 'Counter', 'Messages']],
    ['treasurer', ['Today', 'Donations', 'Orders', 'Counter']],
    ['editor', ['Today', 'Mantras', 'Pujas', 'Festival Calendar']],
  ] as const)('has the counter in reach on the phone of the %s', async (role, names) => {
    await show(role, 'nothing')
    const tabs = within(screen.getByLabelText('Most used')).getAllByRole('link', { hidden: true })
    expect(tabs.map((tab) => tab.querySelector('span')?.textContent)).toEqual(names)
  })

  it.each([
    ['priest', 'donations'],
    ['editor', 'donations'],
    ['editor', 'subscribers'],
    ['desk', 'dakshina'],
    ['treasurer', 'people'],
    ['priest', 'counter'],
  ] as const)('shows a %s nothing at %s', async (role, section) => {
    await show(role, section)
    expect(screen.getByText('You don’t have access to this page')).toBeTruthy()
  })

  it('has its current section in sight in a menu longer than the screen', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    onTestFinished(() => scroll.mockRestore())
    await show('admin', 'subscribers/import')
    const seen = scroll.mock.contexts.map((one) => (one as Element).textContent)
    expect(seen).toContain('Subscribers')
  })

  it('says in its menu how much waits in each section', async () => {
    const { menu } = await show('admin', 'nothing', {
      orders: { pack: 1, check: 2, returns: 3, refund: 4, remit: { count: 5, rupees: 2525 } },
      messages: { unread: 0 },
      mantras: { total: 0 },
    })
    expect(await menu.findByText('10 waiting')).toBeTruthy()
    expect(menu.getByText('0 mantras')).toBeTruthy()
    expect(menu.queryByText('0 unread')).toBeNull()
  })
})
