import { describe, expect, it } from 'vitest'
import { expectSteady } from '#app/test/expectSteady.ts'
import { renderPage } from '#app/test/renderPage.tsx'
import { screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { resetPassword } from '#contract/accounts/public.ts'

const show = async () => {
  const page = await renderPage('/forgot-password#token-1')
  await screen.findByLabelText('New password')
  return {
    ...page,
    fill: async () => {
      await write(page.user, 'New password', 'Modak-108')
      await write(page.user, 'Confirm password', 'Modak-108')
    },
    save: () => page.user.click(screen.getByText('Save new password')),
  }
}

describe('The link to a new password', () => {
  it('takes a password by its rules, twice', async () => {
    const { user, save, server } = await show()
    await save()
    expect(await screen.findByText('Please enter a password')).toBeTruthy()
    await write(user, 'New password', 'Modak-108')
    await write(user, 'Confirm password', 'Modak-109')
    await save()
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    expect(server.received(resetPassword)).toEqual([])
  })

  it('changes the password with its token, and leads to the login', async () => {
    const { fill, save, server, address } = await show()
    server.answers(resetPassword, { status: 'password_changed' })
    await fill()
    await save()
    expect(await screen.findByText('Password changed')).toBeTruthy()
    expect(screen.getByText('Please log in with it.')).toBeTruthy()
    expect(server.received(resetPassword)).toEqual([{ token: 'token-1', password: 'Modak-108' }])
    await expect.poll(address).toBe('/login')
  })

  it('says that it has expired, and leads to a new one', async () => {
    const { user, fill, save, server, address } = await show()
    server.refuses(resetPassword, 'link_over')
    await fill()
    await save()
    expect(await screen.findByText('This link has expired')).toBeTruthy()
    expect(screen.getByText('It was already used, or it is too old.')).toBeTruthy()
    await user.click(screen.getByText('Get a new link'))
    expect(await screen.findByText('Send link')).toBeTruthy()
    expect(address()).toBe('/forgot-password')
  })

  it('says why the password was not changed, and keeps what was typed', async () => {
    const { fill, save, server } = await show()
    const errors = [{ pointer: '#/password', code: 'accounts.passwordEasy' }] as const
    server.refuses(resetPassword, 'invalid_input', { errors })
    await fill()
    await save()
    expect(await screen.findByText('The password was not changed')).toBeTruthy()
    expect(screen.getByText(/^This password is easy to guess\./)).toBeTruthy()
    const field = screen.getByLabelText('New password')
    await expect.poll(() => document.activeElement).toBe(field)
    expect(field).toHaveProperty('value', 'Modak-108')
  })

  it('is used once, and keeps what was typed without a network', async () => {
    const page = await show()
    await page.fill()
    const answer = { status: 'password_changed' } as const
    await expectSteady(page, { button: 'Save new password', sends: resetPassword, answer })
  })
})
