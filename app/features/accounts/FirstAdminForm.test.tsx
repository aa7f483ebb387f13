import { describe, expect, it, vi } from 'vitest'
import { expectSteady } from '#app/test/expectSteady.ts'
import { render, screen } from '#app/test/render.tsx'
import { anAccount } from '#app/test/builders.ts'
import { write } from '#app/test/write.ts'
import { login } from '#contract/accounts/public.ts'
import { createFirstAdmin } from '#contract/accounts/firstAdmin.ts'
import { FirstAdminForm } from './FirstAdminForm.tsx'

const show = async () => {
  const onCreated = vi.fn()
  const onOver = vi.fn()
  const page = await render(
    <FirstAdminForm token="token-1" onCreated={onCreated} onOver={onOver} />,
  )
  page.server.offers(login, anAccount({ role: 'admin' }))
  return {
    ...page,
    onCreated,
    onOver,
    fill: async () => {
      await write(page.user, 'Username', 'sunanda')
      await write(page.user, 'Email', 'sunanda@example.org')
      await write(page.user, 'Password', 'Modak-108')
      await write(page.user, 'Confirm password', 'Modak-108')
    },
    send: () => page.user.click(screen.getByText('Create account')),
  }
}

describe('The form of the first admin', () => {
  it('says what is missing, and sends nothing', async () => {
    const { send, server } = await show()
    await send()
    expect(await screen.findByText('Please enter a username')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(screen.getByText('Please enter a password')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Username'))
    expect(server.received(createFirstAdmin)).toEqual([])
  })

  it('creates the account with the link’s token', async () => {
    const { fill, send, server, onCreated } = await show()
    server.answers(createFirstAdmin, { status: 'created' })
    await fill()
    await send()
    expect(await screen.findByText('Account created')).toBeTruthy()
    expect(server.received(createFirstAdmin)).toEqual([
      {
        token: 'token-1',
        username: 'sunanda',
        email: 'sunanda@example.org',
        password: 'Modak-108',
      },
    ])
    // Nobody types the same password again.
    expect(server.received(login)).toEqual([{ username: 'sunanda', password: 'Modak-108' }])
    expect(onCreated).toHaveBeenCalledOnce()
  })

  it('is over where there is an admin by now', async () => {
    const { fill, send, server, onOver, onCreated } = await show()
    server.refuses(createFirstAdmin, 'link_over')
    await fill()
    await send()
    await expect.poll(() => onOver.mock.calls).toHaveLength(1)
    expect(screen.queryByText('Account not created')).toBeNull()
    expect(onCreated).not.toHaveBeenCalled()
  })

  it('says why no account was created, and keeps what was typed', async () => {
    const { fill, send, network } = await show()
    network.lose()
    await fill()
    await send()
    expect(await screen.findByText('Account not created')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('We can’t connect right now.')
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'sunanda')
  })

  it('is sent once, and keeps everything without a network', async () => {
    const page = await show()
    await page.fill()
    const answer = { status: 'created' } as const
    await expectSteady(page, { button: 'Create account', sends: createFirstAdmin, answer })
  })
})
