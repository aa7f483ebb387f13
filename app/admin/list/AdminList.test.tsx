import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listPeople, type StaffPerson } from '#contract/accounts/admin.ts'
import { AdminList } from './AdminList.tsx'
import { choice, searched } from './filters.tsx'
import { useAdminList } from './useAdminList.ts'

const roles = { priest: 'Priest', desk: 'Front desk' } as const

/** A list as every section of the office has one. */
function List() {
  const list = useAdminList({
    read: listPeople,
    filters: { search: searched('Name or email'), role: choice('Role', roles) },
  })
  const words = { label: 'People', empty: 'Nobody yet', emptyText: 'They will appear here.' }
  return (
    <AdminList of={list} words={words} keyOf={({ id }) => id}>
      {({ username }) => username}
    </AdminList>
  )
}

const aPerson = (username: string): StaffPerson => ({
  id: username,
  username,
  email: `${username}@example.org`,
  isEmailConfirmed: true,
  role: 'priest',
  isPremium: false,
  isDisabled: false,
  hasTotp: false,
  createdAt: '2026-11-01T05:00:00Z',
})

const show = async (server = templeServer(), at = '/admin/people') => {
  server.offers(listPeople, { items: [aPerson('asha'), aPerson('meera')] })
  const page = await renderOffice(<List />, { server, at })
  return {
    ...page,
    names: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
    lastQuery: () => server.received(listPeople).at(-1),
  }
}

describe('A list of the office', () => {
  it('says that it is loading, and then how many there are', async () => {
    const server = templeServer()
    const release = server.holds(listPeople, { items: [aPerson('asha')] })
    const { container, names } = await show(server)
    expect(screen.getByText('Loading')).toBeTruthy()
    release()
    expect(await screen.findByText('1 in total.')).toBeTruthy()
    expect(names()).toEqual(['asha'])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await expectAccessible(container)
  })

  it('says that it is empty', async () => {
    const server = templeServer()
    server.answers(listPeople, { items: [] })
    await show(server)
    expect(await screen.findByText('Nobody yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  it('shows page after page on request, each once', async () => {
    const server = templeServer()
    server.answers(listPeople, ({ after }) =>
      after === 'page-2'
        ? { items: [aPerson('meera')], next: 'page-3' }
        : after === 'page-3'
          ? { items: [aPerson('sunil')] }
          : { items: [aPerson('asha')], next: 'page-2' },
    )
    const { names, user } = await show(server)
    expect(await screen.findByText('1 shown.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('2 shown.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('3 in total.')).toBeTruthy()
    expect(names()).toEqual(['asha', 'meera', 'sunil'])
    expect(server.received(listPeople)).toEqual([{}, { after: 'page-2' }, { after: 'page-3' }])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('that could not be loaded says why, and is asked for again', async () => {
    const server = templeServer()
    server.refuses(listPeople, 'internal')
    const { user } = await show(server)
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    expect(screen.getByText(/^Something went wrong on the server/)).toBeTruthy()
    server.answers(listPeople, { items: [aPerson('asha')] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 in total.')).toBeTruthy()
  })

  it('asks to check the connection without a network', async () => {
    const server = templeServer()
    server.setReachable(false)
    await show(server)
    expect(await screen.findByText('Please check your connection and try again.')).toBeTruthy()
  })

  it('asks whoever was logged out to log in, and leads back', async () => {
    const server = templeServer()
    server.refuses(listPeople, 'not_signed_in')
    await show(server)
    expect((await screen.findByText('Log in')).getAttribute('href')).toBe(
      '/login?back=%2Fadmin%2Fpeople',
    )
  })

  it('keeps what it has when a further page fails, and asks for that one again', async () => {
    const server = templeServer()
    server.answers(listPeople, { items: [aPerson('asha')], next: 'page-2' })
    const { names, user } = await show(server)
    await screen.findByText('1 shown.')
    server.refuses(listPeople, 'unavailable')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(names()).toEqual(['asha'])
    server.answers(listPeople, { items: [aPerson('meera')] })
    await user.click(again)
    expect(await screen.findByText('2 in total.')).toBeTruthy()
    expect(server.received(listPeople).at(-1)).toEqual({ after: 'page-2' })
  })

  it('is narrowed by what is searched for, once typing pauses', async () => {
    const { lastQuery, user, server, address } = await show()
    await screen.findByText('2 in total.')
    await user.type(screen.getByLabelText('Search'), ' asha ')
    await expect.poll(lastQuery).toEqual({ search: 'asha' })
    expect(server.received(listPeople)).toHaveLength(2)
    expect(address()).toBe('/admin/people?search=asha')
  })

  it('follows another choice, and all of them again', async () => {
    const { lastQuery, user, address } = await show()
    await screen.findByText('2 in total.')
    await user.selectOptions(screen.getByLabelText('Role'), 'Priest')
    await expect.poll(lastQuery).toEqual({ role: 'priest' })
    await user.selectOptions(screen.getByLabelText('Role'), 'Front desk')
    await expect.poll(lastQuery).toEqual({ role: 'desk' })
    await user.selectOptions(screen.getByLabelText('Role'), 'All')
    await expect.poll(address).toBe('/admin/people')
  })

  it('begins with the filters of its address, and clears them', async () => {
    const server = templeServer()
    server.answers(listPeople, { items: [] })
    const { lastQuery, user, address } = await show(server, '/admin/people?search=1e3&role=nobody')
    expect(await screen.findByText('No results')).toBeTruthy()
    expect(lastQuery()).toEqual({ search: '1e3' })
    expect(screen.getByLabelText('Search')).toHaveProperty('value', '1e3')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await expect.poll(address).toBe('/admin/people')
    expect(screen.getByLabelText('Search')).toHaveProperty('value', '')
    expect(await screen.findByText('Nobody yet')).toBeTruthy()
  })

  it('opens its other filters on a phone', async () => {
    const { user } = await show()
    const button = screen.getByRole('button', { name: 'Filters and download' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    expect(screen.getByRole('button', { name: 'Hide filters' }).getAttribute('aria-expanded')).toBe(
      'true',
    )
    expect(await screen.findByText('2 in total.')).toBeTruthy()
    await write(user, 'Search', 'a')
    await expect.poll(() => screen.getByLabelText('Search')).toHaveProperty('value', 'a')
  })

  it('keeps what is being typed when another filter changes meanwhile', async () => {
    const { lastQuery, user } = await show()
    await write(user, 'Search', 'asha')
    await user.selectOptions(screen.getByLabelText('Role'), 'Priest')
    await expect.poll(lastQuery).toEqual({ search: 'asha', role: 'priest' })
  })
})
