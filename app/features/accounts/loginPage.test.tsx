import { describe, expect, it } from 'vitest'
import { here } from '#app/offline/session/savedSession.ts'
import { anAccount } from '#app/test/builders.ts'
import { renderPage } from '#app/test/renderPage.tsx'
import { screen, within } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { login, register } from '#contract/accounts/public.ts'

const main = () => within(screen.getByRole('main'))

const logIn = async (user: Awaited<ReturnType<typeof renderPage>>['user']) => {
  await write(user, 'Username or email', 'asha')
  await write(user, 'Password', 'Modak-108')
  await user.click(main().getByText('Login', { selector: 'button' }))
}

describe('The login page', () => {
  it('leads back to the page that asked', async () => {
    const { user, server, address } = await renderPage('/login?back=%2Fsignup%3Fa%3Db')
    server.answers(login, anAccount())
    await logIn(user)
    await expect.poll(address).toMatch(/^\/signup/)
  })

  it('offers the account to whoever is logged in, and a login as somebody else', async () => {
    const { user } = await renderPage('/login', { account: anAccount() })
    expect(main().getByText('On this phone you are logged in as Asha Patil.')).toBeTruthy()
    expect(main().getByText('My account').getAttribute('href')).toBe('/profile')
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.click(main().getByText('Log in as someone else'))
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })

  it('says why somebody whose session ended is here', async () => {
    const account = anAccount()
    const { db } = await renderPage('/login', { account })
    await db.session.put({ key: here, me: account, ended: 'told' })
    expect(await main().findByText(/^You were logged out, Asha Patil\./)).toBeTruthy()
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })

  it('comes after the sign-up, with the new username and a word about the email', async () => {
    const { user, server, address } = await renderPage('/signup')
    server.answers(register, { status: 'registered' })
    await write(user, 'Username', 'asha')
    await write(user, 'Email', 'asha@example.org')
    await write(user, 'Password', 'Modak-108')
    await write(user, 'Confirm password', 'Modak-108')
    await user.click(screen.getByLabelText('I accept the terms and conditions'))
    expect(main().getByText('Read the terms').getAttribute('href')).toBe('/terms')
    await user.click(main().getByText('Sign Up', { selector: 'button' }))
    await expect.poll(address).toBe('/login')
    expect(await screen.findByLabelText('Username or email')).toHaveProperty('value', 'asha')
    expect(main().getByText(/^You can log in now\. We have emailed asha@example\.org/)).toBeTruthy()
  })
})
