import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectRequired } from '#app/test/expectRequired.ts'
import { render, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { register } from '#contract/accounts/public.ts'
import { SignupForm } from './SignupForm.tsx'

const show = async () => {
  const onRegistered = vi.fn()
  const terms = <a href="/terms">Read the terms</a>
  const page = await render(<SignupForm terms={terms} onRegistered={onRegistered} />)
  const { user } = page
  return {
    ...page,
    onRegistered,
    username: () => screen.getByLabelText('Username'),
    fill: async () => {
      await write(user, 'Username', ' asha ')
      await write(user, 'Email', 'asha@example.org')
      await write(user, 'Password', 'Modak-108')
      await write(user, 'Confirm password', 'Modak-108')
      await user.click(screen.getByLabelText('I accept the terms and conditions'))
    },
    send: () => user.click(screen.getByText('Sign Up')),
  }
}

describe('The sign-up form', () => {
  it('says what is missing, takes the focus there, and sends nothing', async () => {
    const { send, server, username, container } = await show()
    await send()
    await expect.poll(() => document.activeElement).toBe(username())
    for (const message of [
      'Please enter a username',
      'Please enter a valid email address',
      'Please enter a password',
      'You must accept the terms and conditions',
    ]) {
      expect(screen.getByText(message)).toBeTruthy()
    }
    expect(server.received(register)).toEqual([])
    expectRequired(container, ['confirmPassword'])
    await expectAccessible(container)
  })

  it.each([
    ['Modak-1', 'Password must be at least 8 characters'],
    ['modak-108', 'Password must contain at least one uppercase letter'],
    ['MODAK-108', 'Password must contain at least one lowercase letter'],
    ['Modak-modak', 'Password must contain at least one digit'],
  ])('says of the password %s what it lacks', async (password, message) => {
    const { user, send } = await show()
    await write(user, 'Password', password)
    await send()
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('compares the two passwords also while other fields are empty', async () => {
    const { user, send } = await show()
    await write(user, 'Password', 'Modak-108')
    await write(user, 'Confirm password', 'Modak-109')
    await send()
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    expect(screen.getByText('Please enter a username')).toBeTruthy()
  })

  it('compares the two passwords', async () => {
    const { user, fill, send, server } = await show()
    await fill()
    await write(user, 'Confirm password', 'Modak-109')
    await send()
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    expect(server.received(register)).toEqual([])
  })

  it.each([
    ['as@', 'Username may contain letters, digits, dots, dashes and underscores only'],
    ['as', 'Username must be at least 3 characters'],
  ])('says what is wrong with the username %s', async (username, message) => {
    const { user, send } = await show()
    await write(user, 'Username', username)
    await send()
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('sends what the server needs, says so, and hands over whom to log in', async () => {
    const { user, fill, send, server, onRegistered } = await show()
    server.answers(register, { status: 'registered' })
    await fill()
    await write(user, 'Full name', 'Asha Patil')
    await send()
    expect(await screen.findByText('Registration successful')).toBeTruthy()
    expect(server.received(register)).toEqual([
      {
        username: 'asha',
        email: 'asha@example.org',
        password: 'Modak-108',
        fullName: 'Asha Patil',
      },
    ])
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith({
      username: 'asha',
      email: 'asha@example.org',
    })
  })

  it('sends no name where none was given', async () => {
    const { fill, send, server } = await show()
    server.answers(register, { status: 'registered' })
    await fill()
    await send()
    await expect
      .poll(() => server.received(register))
      .toEqual([{ username: 'asha', email: 'asha@example.org', password: 'Modak-108' }])
  })

  it('says beside the username that it is taken, and keeps what was typed', async () => {
    const { fill, send, server, username, onRegistered } = await show()
    const detail = 'This username is already taken'
    const errors = [{ pointer: '#/username', detail }]
    server.refuses(register, 'username_taken', { detail, errors })
    await fill()
    await send()
    expect(await screen.findByText('Registration failed')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(username())
    expect(username().getAttribute('aria-invalid')).toBe('true')
    expect(username()).toHaveProperty('value', ' asha ')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Modak-108')
    expect(onRegistered).not.toHaveBeenCalled()
  })

  it('says that it failed where the server gives no reason', async () => {
    const { fill, send, server } = await show()
    server.refuses(register, 'internal', { detail: 'TypeError: x is undefined' })
    await fill()
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Registration failed. Please try again.',
    )
  })

  it('says without a network that it cannot connect, and keeps what was typed', async () => {
    const { fill, send, network, username } = await show()
    network.lose()
    await fill()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect right now.')
    expect(username()).toHaveProperty('value', ' asha ')
  })

  it('is busy until the server answers, and a second press sends nothing more', async () => {
    const { fill, send, user, server, onRegistered } = await show()
    const release = server.holds(register, { status: 'registered' })
    await fill()
    await send()
    const button = await screen.findByText('Signing up...')
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    release()
    await expect.poll(() => onRegistered.mock.calls).toHaveLength(1)
    expect(server.received(register)).toHaveLength(1)
  })
})
