import { expect, it } from 'vitest'
import { aMessage } from '#app/test/aMessage.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listMessages, markMessages } from '#contract/contact/admin.ts'
import { ContactTab } from './ContactTab.tsx'

const messages = [
  aMessage({ id: 'm1', name: 'Asha', isRead: false }),
  aMessage({ id: 'm2', name: 'Meera', isRead: false }),
  aMessage({ id: 'm3', name: 'Sunil', isRead: true }),
]

it('many messages are marked in one press, and that is undone', async () => {
  const server = templeServer()
  server.answers(listMessages, { items: messages, unread: 2 })
  server.answers(markMessages, ({ ids }) => ({
    done: ids.slice(0, 1).map((id) => ({ id })),
    leftOut: ids.slice(1).map((id) => ({ id, reason: 'There is no such message.' })),
  }))
  const { user, container } = await renderOffice(<ContactTab path={[]} />, {
    server,
    at: '/admin/messages',
  })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const all = await screen.findByRole('checkbox', { name: 'Select all 3' })
  await user.click(all)
  expect(screen.getByText('3 selected')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark 1 as unread' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /^Select Sunil/ }))
  expect(all).toHaveProperty('checked', false)
  await expectAccessible(container)
  await press('Mark 2 as read')
  expect(await screen.findByText('1 changed')).toBeTruthy()
  expect(screen.getAllByText('1 left out. There is no such message.')).not.toEqual([])
  expect(screen.queryByText('2 selected')).toBeNull()
  await press('Undo')
  expect(await screen.findByText('Undone for 1')).toBeTruthy()
  expect(server.received(markMessages)).toEqual([
    { ids: ['m1', 'm2'], isRead: true },
    { ids: ['m1'], isRead: false },
  ])
})
