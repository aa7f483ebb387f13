import { describe, expect, it } from 'vitest'
import { aStaffPerson } from '#app/test/aStaffPerson.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listPeople } from '#contract/accounts/admin.ts'
import {
  type Invitation,
  inviteToStaff,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '#contract/accounts/invitations.ts'
import { AccountsTab } from './AccountsTab.tsx'

const sunil = aStaffPerson({
  isEmailConfirmed: false,
  fullName: undefined,
  role: 'priest',
  isDisabled: true,
  hasTotp: false,
})
const invitation: Invitation = {
  id: 'invitation-1',
  email: 'leela@example.org',
  role: 'desk',
  invitedBy: 'asha',
  sentAt: '2026-11-23T05:00:00Z',
  expiresAt: '2026-11-26T05:00:00Z',
  isExpired: false,
}

const show = async (items: Invitation[] = []) => {
  const server = templeServer()
  server.answers(listPeople, { items: [sunil] })
  server.answers(listInvitations, { items })
  const page = await renderOffice(<AccountsTab path={[]} />, { server, at: '/admin/people' })
  await screen.findByRole('list', { name: 'People' })
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    lastQuery: () => server.received(listPeople).at(-1),
  }
}

describe('The people', () => {
  it('are listed with role and state, and lead to each', async () => {
    const { container } = await show([invitation])
    const list = within(screen.getByRole('list', { name: 'People' }))
    expect(list.getByRole('link').getAttribute('href')).toBe('/admin/people/user-2')
    expect(list.getByRole('link').textContent).toBe(
      'sunilsunil · sunil@example.orgDisabledEmail not confirmedPriest',
    )
    await expectAccessible(container)
  })

  it('are chosen by role and access, and searched', async () => {
    const { lastQuery, user } = await show()
    await user.selectOptions(screen.getByLabelText('Role'), 'Priest')
    await user.selectOptions(screen.getByLabelText('Access'), 'Can log in')
    await write(user, 'Search', 'sunil')
    await expect.poll(lastQuery).toEqual({ role: 'priest', isDisabled: false, search: 'sunil' })
    await user.selectOptions(screen.getByLabelText('Access'), 'Disabled')
    await expect.poll(lastQuery).toEqual({ role: 'priest', isDisabled: true, search: 'sunil' })
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/api/admin/people.csv?search=sunil&role=priest&isDisabled=true',
    )
  })

  it('may do what the table of roles says', async () => {
    await show()
    const row = screen.getByText('confirms, refunds and totals donations').closest('tr')
    const cells = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
    expect(cells).toEqual(['no', 'no', 'yes', 'no', 'yes'])
  })
})

describe('An invitation', () => {
  const lastQuery = async () => {
    const page = await show()
    await page.press('Invite')
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Invite somebody to the back office',
    })
    return {
      ...page,
      send: () => page.user.click(within(dialog).getByRole('button', { name: 'Send invitation' })),
    }
  }

  it('is sent with a role and the password', async () => {
    const { send, server, user } = await lastQuery()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Their email'))
    await write(user, 'Their email', 'leela@example.org')
    await user.selectOptions(
      within(screen.getByRole('alertdialog')).getByLabelText('Role'),
      'Treasurer',
    )
    await write(user, 'Your current password', 'a-good-password')
    server.answers(inviteToStaff, invitation)
    await send()
    const toast = 'We emailed the invitation to leela@example.org'
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(inviteToStaff)).toEqual([
      { email: 'leela@example.org', role: 'treasurer', currentPassword: 'a-good-password' },
    ])
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says what is wrong, stays open, and sends nothing after Go back', async () => {
    const { send, press, server, user } = await lastQuery()
    server.judges(inviteToStaff)
    await send()
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    server.refuses(inviteToStaff, 'internal')
    await write(user, 'Their email', 'leela@example.org')
    await write(user, 'Your current password', 'a-good-password')
    await send()
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    await press('Go back')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(inviteToStaff)).toHaveLength(1)
  })

  it('is sent once, and nothing is lost without a network', async () => {
    const page = await lastQuery()
    await write(page.user, 'Their email', 'leela@example.org')
    await write(page.user, 'Your current password', 'a-good-password')
    const button = 'Send invitation'
    await expectSteady(page, { button, sends: inviteToStaff, answer: invitation })
  })

  it('that is open is sent again', async () => {
    const { press, server } = await show([invitation])
    expect(screen.getByText(/^Front desk · invited by asha · link works until/)).toBeTruthy()
    server.answers(resendInvitation, invitation)
    await press('Send again')
    await expect.poll(() => server.received(resendInvitation)).toEqual([{ id: 'invitation-1' }])
  })

  it('is withdrawn only after a question', async () => {
    const { press, server, user } = await show([{ ...invitation, isExpired: true }])
    expect(screen.getByText(/link expired/)).toBeTruthy()
    await press('Withdraw')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(
      dialog.getByText('The link we emailed to leela@example.org will stop working.'),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Go back' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(withdrawInvitation)).toEqual([])
    server.answers(withdrawInvitation, { status: 'withdrawn' })
    await press('Withdraw')
    const again = within(await screen.findByRole('alertdialog'))
    await user.click(again.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Invitation withdrawn')).toBeTruthy()
    expect(server.received(withdrawInvitation)).toEqual([{ id: 'invitation-1' }])
  })
})
