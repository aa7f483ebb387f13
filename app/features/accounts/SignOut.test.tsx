import { describe, expect, it, onTestFinished } from 'vitest'
import { getAccount } from '#app/offline/session/account.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { logout } from '#contract/accounts/public.ts'
import { SignOut } from './SignOut.tsx'
import { requestSignOut, clearSignOutRequest } from './signOutRequest.ts'

const account = anAccount()

const waiting = (order: number): OutboxRow => ({
  id: `row-${order}`,
  order,
  language: 'en',
  account: account.id,
  command: 'sendMessage',
  input: { name: 'Asha', email: account.email, subject: 'puja', message: 'When is the aarti?' },
  state: 'held',
  heldFor: 'edit',
  createdAt: '2026-11-26T05:00:00.000Z',
  attempts: 0,
  failures: 0,
  dueAt: 0,
  isTold: false,
})

/** A devotee has pressed *Logout*. */
const show = async ({ unsent = 0, isOffline = false } = {}) => {
  const page = await render(<SignOut />, { account })
  page.server.answers(logout, { status: 'signed_out' })
  await page.db.outbox.bulkPut(Array.from({ length: unsent }, (_, n) => waiting(n + 1)))
  if (isOffline) page.network.lose()
  requestSignOut()
  onTestFinished(clearSignOutRequest)
  return page
}

describe('Logging out', () => {
  it('happens at once where nothing may be lost', async () => {
    const { server, db } = await show()
    expect(await screen.findByText('You are logged out')).toBeTruthy()
    expect(screen.getByText('Your details are no longer on this phone.')).toBeTruthy()
    expect(server.received(logout)).toHaveLength(1)
    expect(await db.session.count()).toBe(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks first where something was not sent, with the focus in the dialog', async () => {
    const { server, container } = await show({ unsent: 2 })
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' })
    expect(dialog.textContent).toContain('2 items have not been sent yet.')
    expect(dialog.hasAttribute('open')).toBe(true)
    expect(server.received(logout)).toEqual([])
    await expectAccessible(container)
  })

  it('keeps what was not sent on request', async () => {
    const { user, server, db } = await show({ unsent: 1 })
    expect((await screen.findByRole('dialog')).textContent).toContain(
      '1 item has not been sent yet.',
    )
    await user.click(screen.getByText('Log out and keep'))
    expect(await screen.findByText('You are logged out')).toBeTruthy()
    expect(server.received(logout)).toHaveLength(1)
    expect(await db.outbox.count()).toBe(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('deletes what was not sent on request', async () => {
    const { user, db } = await show({ unsent: 1 })
    await user.click(await screen.findByText('Log out and delete'))
    expect(await screen.findByText('You are logged out')).toBeTruthy()
    expect(await db.outbox.count()).toBe(0)
  })

  it('does nothing when they stay', async () => {
    const { user, server, db } = await show({ unsent: 1 })
    await user.click(await screen.findByText('Stay logged in'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.received(logout)).toEqual([])
    expect(await db.outbox.count()).toBe(1)
    expect(getAccount()).toBe(account.id)
  })

  it('shows what was not sent, and stays logged in', async () => {
    const { user, server, address } = await show({ unsent: 1 })
    await user.click(await screen.findByText('View unsent items'))
    await expect.poll(address).toBe('/outbox')
    expect(server.received(logout)).toEqual([])
  })

  it('says without a network that the server hears of it later', async () => {
    const { user, server, db } = await show({ isOffline: true })
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('You’re offline.')
    await user.click(screen.getByText('Log out'))
    expect(
      await screen.findByText(/finish logging you out when you’re back online\.$/),
    ).toBeTruthy()
    expect(server.received(logout)).toEqual([])
    expect(await db.session.toArray()).toMatchObject([{ isLogoutOwed: true }])
  })
})
