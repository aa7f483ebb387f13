import { describe, expect, it, vi } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { login, type Me } from '#contract/accounts/public.ts'
import { acceptInvitation, joinStaff, openInvitation } from '#contract/accounts/invitations.ts'
import { Invitation } from './Invitation.tsx'

const invited = { email: 'asha@example.org', role: 'editor', hasAccount: false } as const

const show = async ({
  hasAccount = false,
  account,
}: { hasAccount?: boolean; account?: Me } = {}) => {
  const onAccepted = vi.fn()
  const server = templeServer()
  server.answers(openInvitation, { ...invited, hasAccount })
  const page = await render(<Invitation token="token-1" onAccepted={onAccepted} />, {
    server,
    ...(account && { account }),
  })
  await screen.findByText('Join the temple’s staff')
  return {
    ...page,
    onAccepted,
    fill: async () => {
      await write(page.user, 'Username', 'asha')
      await write(page.user, 'Password', 'Modak-108')
      await write(page.user, 'Confirm password', 'Modak-108')
    },
    accept: () => page.user.click(screen.getByText('Accept invitation')),
  }
}

describe('An invitation to the back office', () => {
  it('says as what, and is not used up by looking', async () => {
    const { server, container } = await show()
    expect(
      screen.getByText(
        'You are invited as Editor. Choose a username and a password for asha@example.org.',
      ),
    ).toBeTruthy()
    expect(server.received(openInvitation)).toEqual([{ token: 'token-1' }])
    await expectAccessible(container)
  })

  it('makes the account of somebody new', async () => {
    const { fill, accept, server, onAccepted } = await show()
    server.answers(acceptInvitation, { status: 'accepted' })
    await fill()
    await accept()
    expect(await screen.findByText('Welcome to the temple’s staff')).toBeTruthy()
    expect(server.received(acceptInvitation)).toEqual([
      { token: 'token-1', username: 'asha', password: 'Modak-108' },
    ])
    expect(onAccepted).toHaveBeenCalledOnce()
  })

  it('needs a username and a password by the rules', async () => {
    const { accept, server } = await show()
    await accept()
    expect(await screen.findByText('Please enter a username')).toBeTruthy()
    expect(screen.getByText('Please enter a password')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Username'))
    expect(server.received(acceptInvitation)).toEqual([])
  })

  it('says that the username is taken, and keeps what was typed', async () => {
    const { fill, accept, server, onAccepted } = await show()
    server.refuses(acceptInvitation, 'username_taken', {
      errors: [{ pointer: '#/username', code: 'accounts.usernameTaken' }],
    })
    await fill()
    await accept()
    expect(await screen.findByText('Invitation not accepted')).toBeTruthy()
    expect(screen.getByText('This username is taken. Please choose another.')).toBeTruthy()
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Modak-108')
    expect(onAccepted).not.toHaveBeenCalled()
  })

  it('is over where it was used meanwhile', async () => {
    const { fill, accept, server } = await show()
    server.refuses(acceptInvitation, 'link_over')
    await fill()
    await accept()
    expect(await screen.findByText('This link has expired')).toBeTruthy()
    expect(screen.queryByText('Accept invitation')).toBeNull()
  })

  it('is accepted with the account that somebody has', async () => {
    const { accept, server, onAccepted } = await show({ hasAccount: true, account: anAccount() })
    server.answers(joinStaff, { status: 'accepted' })
    expect(screen.getByText(/^You are logged in as Asha Patil\./)).toBeTruthy()
    await accept()
    await expect.poll(() => onAccepted.mock.calls).toHaveLength(1)
    expect(server.received(joinStaff)).toEqual([{ token: 'token-1' }])
  })

  it('is accepted once, and stays without a network', async () => {
    const page = await show()
    await page.fill()
    const answer = { status: 'accepted' } as const
    await expectSteady(page, { button: 'Accept invitation', sends: acceptInvitation, answer })
  })

  it('is accepted once with an account, too', async () => {
    const page = await show({ hasAccount: true, account: anAccount() })
    const answer = { status: 'accepted' } as const
    await expectSteady(page, { button: 'Accept invitation', sends: joinStaff, answer })
  })

  it('asks to log in first where nobody is', async () => {
    const { user, server } = await show({ hasAccount: true })
    server.answers(login, anAccount())
    expect(screen.getByText('Log in to that account first, then accept.')).toBeTruthy()
    expect(screen.getByLabelText('Username or email')).toHaveProperty('value', 'asha@example.org')
    await write(user, 'Password', 'Modak-108')
    await user.click(screen.getByText('Login'))
    expect(await screen.findByText('Accept invitation')).toBeTruthy()
  })

  it('asks for the right account where another one is logged in', async () => {
    const { accept, server, onAccepted } = await show({ hasAccount: true, account: anAccount() })
    const params = { email: 'ravi@example.org' }
    server.refuses(joinStaff, 'wrong_status', { reason: { code: 'accounts.otherInvited', params } })
    await accept()
    expect(await screen.findByText(/^This invitation is for ravi@example\.org\./)).toBeTruthy()
    expect(screen.getByText('Log in to that account first, then accept.')).toBeTruthy()
    expect(onAccepted).not.toHaveBeenCalled()
  })
})

describe('An invitation that cannot be opened', () => {
  it('has no token', async () => {
    await render(<Invitation token="" onAccepted={() => undefined} />)
    expect(screen.getByText('This link has expired')).toBeTruthy()
  })

  it('is over', async () => {
    const server = templeServer()
    server.refuses(openInvitation, 'link_over')
    await render(<Invitation token="token-1" onAccepted={() => undefined} />, { server })
    expect(await screen.findByText('This link has expired')).toBeTruthy()
  })

  it('can be tried again where nobody answers', async () => {
    const server = templeServer()
    server.setReachable(false)
    const { user } = await render(<Invitation token="token-1" onAccepted={() => undefined} />, {
      server,
    })
    expect(await screen.findByText('Invitation not accepted')).toBeTruthy()
    server.setReachable(true)
    server.answers(openInvitation, invited)
    await user.click(screen.getByText('Try again'))
    expect(await screen.findByText('Join the temple’s staff')).toBeTruthy()
  })
})
