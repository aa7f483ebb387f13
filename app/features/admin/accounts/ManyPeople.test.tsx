import { expect, it } from 'vitest'
import { aStaffPerson } from '#app/test/aStaffPerson.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { endSessionsOfMany, listPeople, setManyDisabled } from '#contract/accounts/admin.ts'
import {
  type Invitation,
  listInvitations,
  resendInvitations,
  withdrawInvitations,
} from '#contract/accounts/invitations.ts'
import { AccountsTab } from './AccountsTab.tsx'

const people = [
  // The person who is logged in.
  aStaffPerson({ id: 'user-1', username: 'asha', role: 'admin' }),
  aStaffPerson({ id: 'hari', username: 'hari', role: 'priest' }),
  aStaffPerson({ id: 'meera', username: 'meera' }),
  aStaffPerson({ id: 'gone', username: 'gone', isDisabled: true }),
]

const invitation = (id: string): Invitation => ({
  id,
  email: `${id}@example.org`,
  role: 'desk',
  sentAt: '2026-11-23T05:00:00Z',
  expiresAt: '2026-11-26T05:00:00Z',
  isExpired: false,
})

const show = async () => {
  const server = templeServer()
  server.answers(listPeople, { items: people })
  server.answers(listInvitations, { items: [invitation('leela'), invitation('ravi')] })
  const page = await renderOffice(<AccountsTab path={[]} />, { server, at: '/admin/people' })
  const select = async (name: string) =>
    page.user.click(await screen.findByRole('checkbox', { name }))
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  const confirm = async (title: string, name: string) => {
    const dialog = await screen.findByRole('alertdialog', { name: title })
    await page.user.click(within(dialog).getByRole('button', { name }))
  }
  return { ...page, server, select, press, confirm }
}

it('many accounts are disabled with the password once, oneself left out, and undone', async () => {
  const { server, user, select, press, confirm, container } = await show()
  await select('Select all 4')
  expect(screen.getByRole('button', { name: 'Enable 1' })).toBeTruthy()
  await expectAccessible(container)
  await press('Disable 2')
  const title = 'Disable the accounts of 2 people?'
  const wrong = 'This is not your current password'
  server.refuses(setManyDisabled, 'invalid_input', {
    errors: [{ pointer: '#/currentPassword', detail: wrong }],
  })
  await screen.findByRole('alertdialog', { name: title })
  await write(user, 'Your current password', 'durva')
  await confirm(title, 'Disable')
  expect(await screen.findByText(wrong)).toBeTruthy()
  const release = server.holds(setManyDisabled, {
    done: [{ id: 'meera' }],
    leftOut: [{ id: 'hari', reason: 'This account is disabled.' }],
  })
  await confirm(title, 'Disable')
  await confirm(title, 'Disable')
  release()
  expect(await screen.findByText('1 changed')).toBeTruthy()
  expect(screen.getAllByText('1 left out. hari: This account is disabled.')).not.toEqual([])
  expect(screen.queryByText('4 selected')).toBeNull()
  await press('Undo')
  const sent = { ids: ['hari', 'meera'], isDisabled: true, currentPassword: 'durva' }
  await expect
    .poll(() => server.received(setManyDisabled))
    .toEqual([sent, sent, { ids: ['meera'], isDisabled: false, currentPassword: 'durva' }])
})

it('many people are logged out after a question', async () => {
  const { server, select, press, confirm } = await show()
  await select('Select hari')
  await select('Select meera')
  await press('Log out 2')
  server.answers(endSessionsOfMany, { done: [{ id: 'hari' }, { id: 'meera' }], leftOut: [] })
  await confirm('Log out 2 people on all devices?', 'Log out')
  expect(await screen.findByText('Logged out 2 people')).toBeTruthy()
  expect(server.received(endSessionsOfMany)).toEqual([{ ids: ['hari', 'meera'] }])
})

it('open invitations are sent again together, or withdrawn after a question', async () => {
  const { server, select, press, confirm } = await show()
  const ids = ['leela', 'ravi']
  await select('Select all 2 invitations')
  server.answers(resendInvitations, {
    done: [{ id: 'leela' }],
    leftOut: [{ id: 'ravi', reason: 'Too many requests.' }],
  })
  await press('Send 2 again')
  expect(await screen.findByText('1 invitation is on its way')).toBeTruthy()
  expect(screen.getAllByText('1 left out. ravi@example.org: Too many requests.')).not.toEqual([])
  expect(server.received(resendInvitations)).toEqual([{ ids }])
  await select('Select all 2 invitations')
  await press('Withdraw 2')
  server.answers(withdrawInvitations, { done: ids.map((id) => ({ id })), leftOut: [] })
  await confirm('Withdraw 2 invitations?', 'Withdraw')
  expect(await screen.findByText('2 invitations withdrawn')).toBeTruthy()
  expect(server.received(withdrawInvitations)).toEqual([{ ids }])
})
