import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { subscribe } from '#contract/newsletter/public.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import type { NewsletterPlace } from './useNewsletterLabels.ts'

const buttons = {
  footer: 'Subscribe',
  mantras: 'Subscribe',
  blog: 'Subscribe',
  calendar_page: 'Set Reminders',
} as const

const show = async (place: NewsletterPlace = 'footer', source?: string) => {
  const page = await render(<NewsletterForm place={place} {...(source && { source })} />)
  return {
    ...page,
    email: () => screen.getByLabelText('Your email'),
    fill: (address = 'asha@example.org') => write(page.user, 'Your email', address),
    send: () => page.user.click(screen.getByText(buttons[place])),
  }
}

const sent = { status: 'confirmation_sent' } as const

describe('The newsletter', () => {
  it.each([
    ['footer', ''],
    ['footer', 'nobody'],
    ['mantras', 'nobody@'],
    ['blog', '@example.org'],
    ['calendar_page', 'nobody@example'],
  ] as const)('of the form %s is not sent to “%s”', async (place, address) => {
    const { fill, send, server, email } = await show(place)
    if (address) await fill(address)
    await send()
    expect(await screen.findByText('Invalid email')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(server.received(subscribe)).toEqual([])
    expect(email()).toHaveProperty('value', address)
    const message = screen.getByText(/^Please check the address/)
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(email().getAttribute('aria-describedby')?.split(' ')).toContain(message.id)
    expect(document.activeElement).toBe(email())
  })

  it('marks the field until the address is right', async () => {
    const { fill, send, email, container } = await show()
    await fill('nobody')
    await send()
    await expectAccessible(container)
    await fill('asha@example')
    expect(email().getAttribute('aria-invalid')).toBe('true')
    await fill('asha@example.org')
    expect(email().hasAttribute('aria-invalid')).toBe(false)
    expect(screen.queryByText(/^Please check the address/)).toBeNull()
  })

  it.each([
    [
      'footer',
      'Thank you for subscribing!',
      "You'll receive updates about festivals and spiritual content.",
    ],
    ['mantras', 'Subscription successful!', "You'll now receive daily mantras in your inbox."],
    ['blog', 'Thanks for subscribing!', ''],
    ['calendar_page', 'Thanks for subscribing!', ''],
  ] as const)('of the form %s thanks with “%s” and is empty again', async (place, title, text) => {
    const { fill, send, server, email } = await show(place)
    server.answers(subscribe, sent)
    await fill(' asha@example.org ')
    await send()
    expect(await screen.findByText(title)).toBeTruthy()
    if (text) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('To confirm, open the link in our email.')).toBeTruthy()
    expect(server.received(subscribe)).toEqual([{ email: 'asha@example.org', source: place }])
    expect(email()).toHaveProperty('value', '')
    expect(screen.getByText(/^Please check your inbox and open the link/)).toBeTruthy()
  })

  it('says where it was asked for', async () => {
    const { fill, send, server } = await show('blog', 'blog_post_how-sankashti-is-kept')
    server.answers(subscribe, sent)
    await fill()
    await send()
    await expect
      .poll(() => server.received(subscribe))
      .toEqual([{ email: 'asha@example.org', source: 'blog_post_how-sankashti-is-kept' }])
  })

  it.each([
    ['footer', '...'],
    ['mantras', 'Subscribing...'],
  ] as const)(
    'of the form %s reads “%s” until the server answers, and is sent once',
    async (place, busy) => {
      const { user, fill, send, server } = await show(place)
      const release = server.holds(subscribe, sent)
      await fill()
      await send()
      const button = await screen.findByText(busy)
      expect(button).toHaveProperty('disabled', true)
      await user.click(button)
      release()
      expect(await screen.findByText(buttons[place])).toHaveProperty('disabled', false)
      expect(server.received(subscribe)).toHaveLength(1)
    },
  )

  it.each([
    ['footer', 'the newsletter'],
    ['mantras', 'daily mantras'],
  ] as const)(
    'of the form %s that is refused says so, and the address stays',
    async (place, what) => {
      const { fill, send, server, email } = await show(place)
      server.refuses(subscribe, 'not_allowed')
      await fill()
      await send()
      expect(await screen.findByText('Subscription failed')).toBeTruthy()
      expect(
        screen.getByText(`There was an error subscribing to ${what}. Please try again.`),
      ).toBeTruthy()
      expect(email()).toHaveProperty('value', 'asha@example.org')
    },
  )

  it('replaces what was refused by the next try', async () => {
    const { fill, send, server, db, email } = await show()
    const errors = [{ pointer: '#/email', detail: 'Please enter a valid email address' }]
    server.refuses(subscribe, 'invalid_input', { errors })
    await fill('asha@example.invalid')
    await send()
    expect(await screen.findByText('Invalid email')).toBeTruthy()
    expect(email().getAttribute('aria-invalid')).toBe('true')
    server.answers(subscribe, sent)
    await fill()
    await send()
    expect(await screen.findByText('Thank you for subscribing!')).toBeTruthy()
    expect((await db.outbox.toArray()).map(({ state }) => state)).toEqual(['accepted'])
  })

  it('is saved on the phone without a network, and sent once when it is back', async () => {
    const { fill, send, server, network, container } = await show()
    server.answers(subscribe, sent)
    network.lose()
    await fill()
    await send()
    expect(await screen.findByText('Saved on this phone')).toBeTruthy()
    expect(screen.getByText('Saved on this phone. We’ll send it when you’re online.')).toBeTruthy()
    await expectAccessible(container)
    expect(server.received(subscribe)).toEqual([])
    network.regain()
    await expect.poll(() => server.received(subscribe)).toHaveLength(1)
  })
})
