import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { forgotPassword } from '#contract/accounts/public.ts'
import { ForgotPassword } from './ForgotPassword.tsx'

const show = async () => {
  const page = await render(<ForgotPassword />)
  return {
    ...page,
    email: () => screen.getByLabelText('Email'),
    fill: (address = 'asha@example.org') => write(page.user, 'Email', address),
    send: () => page.user.click(screen.getByText('Send link')),
  }
}

describe('A forgotten password', () => {
  it.each(['', 'nobody'])('is not asked for with the address “%s”', async (address) => {
    const { user, send, server, email } = await show()
    if (address) await write(user, 'Email', address)
    await send()
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(email())
    expect(server.received(forgotPassword)).toEqual([])
  })

  it('is answered the same for every address, and another can be tried', async () => {
    const { user, fill, send, server, email, container } = await show()
    server.answers(forgotPassword, { status: 'mail_sent' })
    await fill('nobody@example.org')
    await send()
    expect(await screen.findByRole('heading', { name: 'Please check your email' })).toBeTruthy()
    expect(
      screen.getByText(
        'If nobody@example.org has an account, an email is on its way. Its link works once, within ten minutes.',
      ),
    ).toBeTruthy()
    expect(server.received(forgotPassword)).toEqual([{ email: 'nobody@example.org' }])
    await expectAccessible(container)
    await user.click(screen.getByText('Use another email'))
    expect(email()).toHaveProperty('value', '')
  })

  it('says that the email was not sent, and keeps the address', async () => {
    const { fill, send, network, email } = await show()
    network.lose()
    await fill()
    await send()
    expect(await screen.findByText('The email was not sent')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('We can’t connect right now.')
    expect(email()).toHaveProperty('value', 'asha@example.org')
  })

  it('is requested once, also when the button is pressed twice', async () => {
    const { user, fill, send, server } = await show()
    const release = server.holds(forgotPassword, { status: 'mail_sent' })
    await fill()
    await send()
    const button = await screen.findByText('Sending...')
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    release()
    await screen.findByText('Please check your email')
    expect(server.received(forgotPassword)).toHaveLength(1)
  })
})
