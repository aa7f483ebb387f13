import { describe, expect, it } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { render, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { confirmEmail } from '#contract/accounts/public.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'

const show = async (account?: ReturnType<typeof anAccount>, token = 'token-1') => {
  const page = await render(<ConfirmEmail token={token} />, account && { account })
  return { ...page, press: () => page.user.click(screen.getByText('Confirm email')) }
}

const done = { status: 'confirmed', email: 'asha@example.org' } as const

describe('The link that confirms an address', () => {
  it('confirms only when its button is pressed', async () => {
    const { press, server, container } = await show(anAccount())
    server.answers(confirmEmail, done)
    expect(screen.queryByLabelText('Account password')).toBeNull()
    expect(server.received(confirmEmail)).toEqual([])
    await press()
    const heading = await screen.findByRole('heading', { name: 'Email confirmed' })
    await expect.poll(() => document.activeElement).toBe(heading)
    expect(screen.getByText('asha@example.org is now part of your account.')).toBeTruthy()
    expect(screen.getByText('My account').getAttribute('href')).toBe('/profile')
    expect(server.received(confirmEmail)).toEqual([{ token: 'token-1' }])
    await expectAccessible(container)
  })

  it('asks for the password of whoever is not logged in', async () => {
    const { user, press, server } = await show()
    server.answers(confirmEmail, done)
    await press()
    expect(await screen.findByText('Please enter your account password')).toBeTruthy()
    const field = screen.getByLabelText('Account password')
    await expect.poll(() => document.activeElement).toBe(field)
    await write(user, 'Account password', 'Modak-108')
    await press()
    await screen.findByText('Email confirmed')
    expect(server.received(confirmEmail)).toEqual([{ token: 'token-1', password: 'Modak-108' }])
    expect(screen.getByText('Login').getAttribute('href')).toBe('/login')
  })

  it('is used once, and keeps the password without a network', async () => {
    const page = await show()
    await write(page.user, 'Account password', 'Modak-108')
    await expectSteady(page, { button: 'Confirm email', sends: confirmEmail, answer: done })
  })

  it('says that the password is wrong', async () => {
    const { user, press, server } = await show()
    const detail = 'This password is not correct'
    const errors = [{ pointer: '#/password', code: 'accounts.passwordWrong' }] as const
    server.refuses(confirmEmail, 'invalid_input', { errors })
    await write(user, 'Account password', 'Modak-109')
    await press()
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(screen.queryByText('This link has expired')).toBeNull()
  })

  it('asks for the password if it belongs to another account than the one logged in', async () => {
    const { press, server } = await show(anAccount())
    const errors = [{ pointer: '#/password', detail: 'Please enter its password' }]
    server.refuses(confirmEmail, 'invalid_input', { errors })
    await press()
    expect(await screen.findByLabelText('Account password')).toBeTruthy()
  })

  it.each(['link_over', 'invalid_input'] as const)('says that it is over: %s', async (code) => {
    const { press, server } = await show(anAccount())
    server.refuses(confirmEmail, code)
    await press()
    const heading = await screen.findByRole('heading', { name: 'This link has expired' })
    await expect.poll(() => document.activeElement).toBe(heading)
  })

  it('says at once that it is over where it has no token', async () => {
    await show(undefined, '')
    expect(screen.getByText('This link has expired')).toBeTruthy()
    expect(screen.queryByText('Confirm email')).toBeNull()
  })

  it('stays when nobody answers', async () => {
    const { press, network } = await show(anAccount())
    network.lose()
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect right now.')
    expect(screen.getByText('Confirm email')).toBeTruthy()
  })
})
