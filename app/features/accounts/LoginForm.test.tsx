import { describe, expect, it, vi } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectRequired } from '#app/test/expectRequired.ts'
import { render, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { login } from '#contract/accounts/public.ts'
import { LoginForm } from './LoginForm.tsx'

const show = async (username = '') => {
  const onSignedIn = vi.fn()
  const page = await render(<LoginForm username={username} onSignedIn={onSignedIn} />)
  return {
    ...page,
    onSignedIn,
    username: () => screen.getByLabelText('Username or email'),
    password: () => screen.getByLabelText('Password'),
    fill: async (password = 'Modak-108') => {
      await write(page.user, 'Username or email', 'asha')
      await write(page.user, 'Password', password)
    },
    send: () => page.user.click(screen.getByText('Login')),
  }
}

const wrong = 'Invalid username or password. Please try again.'

describe('The login form', () => {
  it('says what is missing, takes the focus there, and sends nothing', async () => {
    const { send, server, username, container } = await show()
    await send()
    await expect.poll(() => document.activeElement).toBe(username())
    expect(screen.getByText('Please enter your username or email')).toBeTruthy()
    expect(screen.getByText('Please enter your password')).toBeTruthy()
    expect(server.received(login)).toEqual([])
    expectRequired(container)
    await expectAccessible(container)
  })

  it('sends the two, greets, and hands over who it is', async () => {
    const { fill, send, server, onSignedIn } = await show()
    server.answers(login, anAccount())
    await fill()
    await send()
    expect(await screen.findByText('Login successful')).toBeTruthy()
    expect(screen.getByText('Namaste, Asha Patil.')).toBeTruthy()
    expect(server.received(login)).toEqual([{ username: 'asha', password: 'Modak-108' }])
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(anAccount())
  })

  it('greets by the username who gave no name', async () => {
    const { fill, send, server } = await show()
    const { fullName: _, ...nameless } = anAccount()
    server.answers(login, nameless)
    await fill()
    await send()
    expect(await screen.findByText('Namaste, asha.')).toBeTruthy()
  })

  it('says that username or password are wrong, and lets correct them', async () => {
    const { fill, send, server, password, onSignedIn } = await show()
    server.refuses(login, 'wrong_credentials')
    await fill('Modak-109')
    await send()
    expect(await screen.findByText('Login failed')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe(wrong)
    expect(password()).toHaveProperty('value', 'Modak-109')
    expect(onSignedIn).not.toHaveBeenCalled()
    server.answers(login, anAccount())
    await fill()
    await send()
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
    expect(screen.queryByText(wrong)).toBeNull()
  })

  it('says without a network that it cannot connect, and keeps what was typed', async () => {
    const { fill, send, server, network, username, password } = await show()
    network.lose()
    await fill()
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We can’t connect right now. Your text is still here. Please try again when you’re online.',
    )
    expect(username()).toHaveProperty('value', 'asha')
    expect(password()).toHaveProperty('value', 'Modak-108')
    expect(server.received(login)).toEqual([])
  })

  it('says how long to wait after too many attempts', async () => {
    const { fill, send, server } = await show()
    server.refuses(login, 'too_many_requests', { retryAfterSeconds: 840 })
    await fill()
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Please wait 14 minutes and try again.',
    )
  })

  it('is busy until the server answers, and a second press sends nothing more', async () => {
    const { fill, send, user, server, onSignedIn } = await show()
    const release = server.holds(login, anAccount())
    await fill()
    await send()
    const button = await screen.findByText('Logging in...')
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    release()
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
    expect(server.received(login)).toHaveLength(1)
  })

  it('begins with the username of whoever has just registered', async () => {
    const { username } = await show('asha')
    expect(username()).toHaveProperty('value', 'asha')
  })
})

describe('A login with two steps', () => {
  const ask = async () => {
    const page = await show()
    page.server.refuses(login, 'totp_required')
    await page.fill()
    await page.send()
    await screen.findByText('One more step')
    return page
  }

  it('asks for the code, without calling that an error, and sends it with the rest', async () => {
    const { user, send, server, onSignedIn, container } = await ask()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Code'))
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(screen.queryByLabelText('Password')).toBeNull()
    await expectAccessible(container)
    server.answers(login, anAccount({ hasTotp: true }))
    await write(user, 'Code', '123456')
    await send()
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
    const named = { username: 'asha', password: 'Modak-108' }
    expect(server.received(login)).toEqual([named, { ...named, code: '123456' }])
  })

  it('sends nothing without a code', async () => {
    const { send, server } = await ask()
    await send()
    expect(await screen.findByText('Please enter the code')).toBeTruthy()
    expect(server.received(login)).toHaveLength(1)
  })

  it('says that a code is wrong', async () => {
    const { user, send, server } = await ask()
    server.refuses(login, 'wrong_code')
    await write(user, 'Code', '000000')
    await send()
    await expect
      .poll(() => screen.getByRole('alert').textContent)
      .toBe('That code is not right. Codes change every 30 seconds.')
    expect(screen.getByLabelText('Code')).toHaveProperty('value', '000000')
  })

  it('can start again, with the username and without the password', async () => {
    const { user, username, password } = await ask()
    await user.click(screen.getByText('Start again'))
    expect(username()).toHaveProperty('value', 'asha')
    expect(password()).toHaveProperty('value', '')
  })
})
