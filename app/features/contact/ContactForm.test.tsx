import { describe, expect, it, vi } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { sendMessage } from '#contract/contact.ts'
import { ContactForm } from './ContactForm.tsx'

const show = async (props: { message?: string } = {}) => {
  const onSettled = vi.fn()
  const page = await render(<ContactForm editing={undefined} onSettled={onSettled} {...props} />)
  return {
    ...page,
    onSettled,
    field: screen.getByLabelText,
    fill: async () => {
      await page.user.type(screen.getByLabelText('Your name'), 'Asha Patil')
      await page.user.type(screen.getByLabelText('Email'), 'asha@example.org')
      await page.user.selectOptions(screen.getByLabelText('Subject'), 'puja')
      await page.user.type(screen.getByLabelText('Message'), 'When is the aarti?')
    },
    send: () => page.user.click(screen.getByRole('button', { name: 'Send Message' })),
  }
}

describe('The contact form', () => {
  it('says what is missing, takes the focus there, and sends nothing', async () => {
    const { send, server, field } = await show()
    await send()
    await expect.poll(() => document.activeElement).toBe(field('Your name'))
    expect(field('Your name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please choose a subject')).toBeTruthy()
    expect(server.received(sendMessage)).toEqual([])
  })

  it('sends what was written, thanks, and is empty again', async () => {
    const { fill, send, server, field, onSettled } = await show()
    server.answers(sendMessage, { id: 'message-1' })
    await fill()
    await send()
    expect(await screen.findByText('Message sent successfully!')).toBeTruthy()
    expect(server.received(sendMessage)).toEqual([
      {
        name: 'Asha Patil',
        email: 'asha@example.org',
        subject: 'puja',
        message: 'When is the aarti?',
        wantsNewsletter: false,
      },
    ])
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(true)
    expect(field('Message')).toHaveProperty('value', '')
  })

  it('is busy until the server answers, and a second press sends nothing more', async () => {
    const { fill, send, user, server, onSettled } = await show()
    const release = server.holds(sendMessage, { id: 'message-1' })
    await fill()
    await send()
    const button = await screen.findByRole('button', { name: 'Sending...' })
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    release()
    await expect.poll(() => onSettled.mock.calls).toEqual([[true]])
    expect(server.received(sendMessage)).toHaveLength(1)
  })

  it('shows a refused field beside it, and what was typed stays', async () => {
    const { fill, send, server, field, onSettled } = await show()
    const detail = 'Please enter a valid email address'
    server.refuses(sendMessage, 'invalid_input', { errors: [{ pointer: '#/email', detail }] })
    await fill()
    await send()
    expect(await screen.findByText(detail)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('Email'))
    expect(field('Message')).toHaveProperty('value', 'When is the aarti?')
    expect(onSettled).not.toHaveBeenCalled()
  })

  it('is saved on the phone without a network, and sent once when it is back', async () => {
    const { fill, send, server, network, onSettled } = await show()
    server.answers(sendMessage, { id: 'message-1' })
    network.lose()
    await fill()
    await send()
    await expect.poll(() => onSettled.mock.calls).toEqual([[false]])
    expect(server.received(sendMessage)).toEqual([])
    network.regain()
    await expect.poll(() => server.received(sendMessage)).toHaveLength(1)
  })

  it('begins with the text that another app shared', async () => {
    const { field } = await show({ message: 'https://example.org/aarti' })
    expect(field('Message')).toHaveProperty('value', 'https://example.org/aarti')
  })
})
