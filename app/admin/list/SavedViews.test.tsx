import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listPeople } from '#contract/accounts/admin.ts'
import { deleteView, listViews, saveView, type SavedView } from '#contract/views/admin.ts'
import { AdminList } from './AdminList.tsx'
import { choice, searched } from './filters.tsx'
import { useAdminList } from './useAdminList.ts'

const roles = { priest: 'Priest', desk: 'Front desk' } as const

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

const show = async (views: SavedView[], at = '/admin/people') => {
  const server = templeServer()
  server.answers(listPeople, { items: [] })
  server.answers(listViews, { views })
  const page = await renderOffice(<List />, { server, at })
  await screen.findByText(/^(?:Nobody yet|No results)$/)
  return { ...page, server }
}

const priests = { name: 'Our priests', query: 'role=priest' }

describe('The saved views of a list', () => {
  it('are not mentioned before there is something to save', async () => {
    await show([])
    expect(screen.queryByText('Save this view')).toBeNull()
    expect(screen.queryByRole('list', { name: 'Saved views' })).toBeNull()
  })

  it('keep the filters under a name, without what is searched for', async () => {
    const page = await show([], '/admin/people?search=meera&role=priest')
    const { user, server, container } = page
    await user.click(screen.getByRole('button', { name: 'Save this view' }))
    server.judges(saveView)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Required')).toBeTruthy()
    await expectAccessible(container)
    await write(user, 'Name of the view', 'Our priests')
    const answer = { views: [priests] }
    server.answers(listViews, answer)
    await expectSteady(page, { button: 'Save', sends: saveView, answer, leaves: true })
    const link = await screen.findByRole('link', { name: 'Our priests' })
    expect(server.received(saveView).at(-1)).toEqual({ list: 'people', ...priests })
    expect(link.getAttribute('aria-current')).toBeNull()
    expect(screen.queryByText('Save this view')).toBeNull()
  })

  it('are shown in one press, in place of the filters that are on', async () => {
    const { user, server, address } = await show([priests], '/admin/people?role=desk')
    const list = within(await screen.findByRole('list', { name: 'Saved views' }))
    expect(screen.getByRole('button', { name: 'Save this view' })).toBeTruthy()
    await user.click(list.getByRole('link', { name: 'Our priests' }))
    await expect.poll(address).toBe('/admin/people?role=priest')
    await expect.poll(() => server.received(listPeople).at(-1)).toEqual({ role: 'priest' })
    const link = list.getByRole('link', { name: 'Our priests' })
    expect(link.getAttribute('aria-current')).toBe('page')
  })

  it('are deleted, and brought back from the toast', async () => {
    const { user, server } = await show([priests])
    server.answers(deleteView, { views: [] })
    await user.click(await screen.findByRole('button', { name: 'Delete “Our priests”' }))
    expect(await screen.findByText('“Our priests” deleted')).toBeTruthy()
    expect(server.received(deleteView)).toEqual([{ list: 'people', name: 'Our priests' }])
    server.answers(saveView, { views: [priests] })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => server.received(saveView)).toEqual([{ list: 'people', ...priests }])
  })
})
