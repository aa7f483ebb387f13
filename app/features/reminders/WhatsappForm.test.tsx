import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { render, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { confirmWhatsapp, subscribeWhatsapp, testWhatsapp } from '#contract/whatsapp/public.ts'
import { WhatsappForm } from './WhatsappForm.tsx'

const number = '+919876543210'
const sent = { status: 'code_sent', message: 'Enter the code that we sent.' } as const

const show = async () => {
  const onConfirmed = vi.fn()
  const page = await render(<WhatsappForm onConfirmed={onConfirmed} />)
  return {
    ...page,
    onConfirmed,
    fill: async (phone = number) => {
      await write(page.user, 'Your name', 'Asha')
      await write(page.user, 'WhatsApp number', phone)
    },
    subscribe: () => page.user.click(screen.getByText('Subscribe on WhatsApp')),
    test: () => page.user.click(screen.getByText('Send a test message')),
  }
}

describe('WhatsApp alerts', () => {
  it('need a name and a number', async () => {
    const { subscribe, server, container } = await show()
    expect(screen.getByLabelText('WhatsApp number')).toHaveProperty('value', '+91')
    await subscribe()
    expect(await screen.findByText('Name must be at least 2 characters')).toBeTruthy()
    expect(screen.getByText('Phone number must be at least 10 digits')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Your name'))
    expect(server.received(subscribeWhatsapp)).toEqual([])
    await expectAccessible(container)
  })

  it.each([
    ['9876543210', 'Must be in international format (e.g., +919876543210)'],
    ['+9198765', 'Phone number must be at least 10 digits'],
    ['+9198765432101234', 'Must be in international format (e.g., +919876543210)'],
  ])('do not take the number %s', async (phone, message) => {
    const { fill, subscribe, server } = await show()
    await fill(phone)
    await subscribe()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(server.received(subscribeWhatsapp)).toEqual([])
  })

  it('do not take an address that is none, but need none', async () => {
    const { user, fill, subscribe, server } = await show()
    server.answers(subscribeWhatsapp, sent)
    await fill()
    await write(user, 'Email (optional)', 'asha@')
    await subscribe()
    expect(await screen.findByText('Invalid email address')).toBeTruthy()
    await user.clear(screen.getByLabelText('Email (optional)'))
    await subscribe()
    await screen.findByLabelText('Six-digit code')
    expect(server.received(subscribeWhatsapp)).toEqual([{ name: 'Asha', phoneNumber: number }])
  })

  it('are confirmed by the code that came', async () => {
    const { user, fill, subscribe, server, onConfirmed } = await show()
    server.answers(subscribeWhatsapp, sent)
    await fill()
    await write(user, 'Email (optional)', 'asha@example.org')
    await subscribe()
    const code = await screen.findByLabelText('Six-digit code')
    expect(screen.getAllByText('Subscription Successful').length).toBeGreaterThan(0)
    expect(server.received(subscribeWhatsapp)).toEqual([
      { name: 'Asha', phoneNumber: number, email: 'asha@example.org' },
    ])
    await expect.poll(() => document.activeElement).toBe(code)
    server.answers(confirmWhatsapp, { token: 'token-1' })
    await write(user, 'Six-digit code', '123456')
    await user.click(screen.getByText('Confirm number'))
    await expect.poll(() => onConfirmed.mock.calls).toEqual([['token-1']])
    expect(server.received(confirmWhatsapp)).toEqual([{ phoneNumber: number, code: '123456' }])
  })

  it('say that a code is incomplete or wrong', async () => {
    const { user, fill, subscribe, server, onConfirmed } = await show()
    server.answers(subscribeWhatsapp, sent)
    await fill()
    await subscribe()
    await screen.findByLabelText('Six-digit code')
    await write(user, 'Six-digit code', '123')
    await user.click(screen.getByText('Confirm number'))
    expect(await screen.findByText('Enter the six digits of the code')).toBeTruthy()
    const errors = [{ pointer: '#/code', code: 'reminders.wrongCode' }] as const
    server.refuses(confirmWhatsapp, 'wrong_code', { errors })
    await write(user, 'Six-digit code', '654321')
    await user.click(screen.getByText('Confirm number'))
    expect(await screen.findByText(/^This code is wrong or has expired\./)).toBeTruthy()
    expect(onConfirmed).not.toHaveBeenCalled()
    await user.click(screen.getByText('Use another number'))
    expect(screen.getByLabelText('WhatsApp number')).toBeTruthy()
  })

  it('are confirmed once, and keep the code without a network', async () => {
    const page = await show()
    page.server.answers(subscribeWhatsapp, sent)
    await page.fill()
    await page.subscribe()
    await screen.findByLabelText('Six-digit code')
    await write(page.user, 'Six-digit code', '123456')
    const answer = { token: 'token-1' }
    await expectSteady(page, { button: 'Confirm number', sends: confirmWhatsapp, answer })
  })

  it('show the banner of a success for five seconds', async () => {
    const { fill, subscribe, server } = await show()
    server.answers(subscribeWhatsapp, sent)
    await fill()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await subscribe()
    const banner = () => screen.queryByText('Subscription Successful', { selector: 'strong' })
    await expect.poll(banner).toBeTruthy()
    await vi.advanceTimersByTimeAsync(4_500)
    expect(banner()).toBeTruthy()
    await vi.advanceTimersByTimeAsync(1_000)
    await expect.poll(banner).toBeNull()
  })

  it('say that the subscription failed', async () => {
    const { fill, subscribe, network } = await show()
    network.lose()
    await fill()
    await subscribe()
    expect(await screen.findByText('Subscription Failed')).toBeTruthy()
    expect(screen.getByText('We couldn’t subscribe you right now. Please try again.')).toBeTruthy()
    expect(screen.getByLabelText('WhatsApp number')).toHaveProperty('value', number)
  })

  it('are asked for once, also when the button is pressed twice', async () => {
    const { user, fill, subscribe, server } = await show()
    const release = server.holds(subscribeWhatsapp, sent)
    await fill()
    await subscribe()
    const button = await screen.findByText('Subscribing…')
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    release()
    await screen.findByLabelText('Six-digit code')
    expect(server.received(subscribeWhatsapp)).toHaveLength(1)
  })
})

describe('A test message', () => {
  it('needs a name and a number, and no email', async () => {
    const { test, server } = await show()
    await test()
    expect(await screen.findByText('Name must be at least 2 characters')).toBeTruthy()
    expect(server.received(testWhatsapp)).toEqual([])
  })

  it('is sent to the number, after which a code can be typed', async () => {
    const { user, fill, test, server } = await show()
    server.answers(testWhatsapp, { message: 'Sent to your number.', festival: 'Sankashti' })
    await fill()
    await test()
    expect(await screen.findByText('Test message sent')).toBeTruthy()
    expect(server.received(testWhatsapp)).toEqual([{ name: 'Asha', phoneNumber: number }])
    await user.click(screen.getByText('I have a code'))
    expect(screen.getByText(`Enter the six-digit code for ${number}.`)).toBeTruthy()
  })

  it('says why the server did not send it, or that nobody answered', async () => {
    const { fill, test, server, network } = await show()
    server.refuses(testWhatsapp, 'unavailable', { reason: { code: 'service.moving' } })
    await fill()
    await test()
    expect(await screen.findByText('Test Failed')).toBeTruthy()
    expect(screen.getByText(/^Nothing can be saved for a few minutes/)).toBeTruthy()
    network.lose()
    await test()
    expect(await screen.findByText('Test Error')).toBeTruthy()
    expect(
      await screen.findByText(/could not be sent. Please try again when you’re online/),
    ).toBeTruthy()
  })

  it('does not blame the connection for a fault of ours', async () => {
    const { fill, test } = await show()
    await fill()
    const { api } = await import('#app/offline/phone.ts')
    vi.spyOn(api, 'call').mockRejectedValueOnce(new TypeError('undefined is not a function'))
    await test()
    expect(await screen.findByText(/^Something went wrong at our end/)).toBeTruthy()
    expect(screen.queryByText(/online/)).toBeNull()
  })
})
