import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  confirmSubscription,
  getSubscription,
  setDailyMantra,
  type SubscriptionState,
  unsubscribe,
} from '#contract/newsletter/public.ts'
import { SubscriptionPage } from './SubscriptionPage.tsx'

const show = async (state: SubscriptionState) => {
  const server = templeServer()
  server.answers(getSubscription, state)
  const page = await render(<SubscriptionPage token="token-1" />, { server })
  await screen.findByRole('heading', { level: 1 })
  const press = (name: string) => page.user.click(screen.getByText(name))
  return { ...page, press }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('The links of the newsletter', () => {
  it('subscribe only when the button is pressed', async () => {
    const { server, press, container } = await show({ status: 'pending', dailyMantra: 'on' })
    expect(heading()).toBe('One more step')
    expect(
      screen.getByText('You will also receive the mantra of the day every morning.'),
    ).toBeTruthy()
    expect(server.received(confirmSubscription)).toEqual([])
    await expectAccessible(container)
    server.answers(confirmSubscription, { status: 'confirmed', dailyMantra: 'on' })
    await press('Confirm subscription')
    await expect.poll(heading).toBe('You are subscribed')
    expect(server.received(confirmSubscription)).toEqual([{ token: 'token-1' }])
    expect(server.received(unsubscribe)).toEqual([])
  })

  it('unsubscribe, and lead home', async () => {
    const { server, press } = await show({ status: 'confirmed' })
    expect(screen.queryByText('Stop the daily mantra')).toBeNull()
    server.answers(unsubscribe, { status: 'unsubscribed' })
    await press('Unsubscribe')
    await expect.poll(heading).toBe('You are unsubscribed')
    expect(server.received(unsubscribe)).toEqual([{ token: 'token-1' }])
    expect(server.received(confirmSubscription)).toEqual([])
    expect(screen.getByText('Go to the home page').getAttribute('href')).toBe('/')
  })

  it('stop the daily mantra alone, and bring it back', async () => {
    const { server, press } = await show({ status: 'confirmed', dailyMantra: 'on' })
    server.answers(setDailyMantra, ({ isOn }) => ({
      status: 'confirmed' as const,
      dailyMantra: isOn ? ('on' as const) : ('offered' as const),
    }))
    await press('Stop the daily mantra')
    await screen.findByText('Would you like the mantra of the day as well, every morning?')
    await press('Send me the daily mantra')
    await screen.findByText('The mantra of the day comes every morning at 5:30 AM, temple time.')
    expect(server.received(setDailyMantra)).toEqual([
      { token: 'token-1', isOn: false },
      { token: 'token-1', isOn: true },
    ])
    expect(heading()).toBe('You are subscribed')
  })

  it('send once, however often the button is pressed', async () => {
    const { server, press } = await show({ status: 'pending' })
    const release = server.holds(confirmSubscription, { status: 'confirmed' })
    await press('Confirm subscription')
    await press('Confirm subscription')
    release()
    await expect.poll(heading).toBe('You are subscribed')
    expect(server.received(confirmSubscription)).toHaveLength(1)
  })

  it('say that one has expired', async () => {
    const server = templeServer()
    server.refuses(getSubscription, 'not_found')
    await render(<SubscriptionPage token="forged" />, { server })
    expect(await screen.findByText('This link has expired')).toBeTruthy()
  })

  it('without a token have expired', async () => {
    await render(<SubscriptionPage token="" />)
    expect(await screen.findByText('This link has expired')).toBeTruthy()
  })

  it('can be tried again where nobody answers', async () => {
    const server = templeServer()
    server.answers(getSubscription, { status: 'confirmed' })
    server.setReachable(false)
    const { user } = await render(<SubscriptionPage token="token-1" />, { server })
    expect(await screen.findByText('We can’t open your subscription right now')).toBeTruthy()
    server.setReachable(true)
    await user.click(screen.getByText('Try again'))
    await expect.poll(heading).toBe('You are subscribed')
  })
})
