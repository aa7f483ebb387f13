import { expect, onTestFinished, test, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { anAccount } from '#app/test/builders.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  getMonthlyGift,
  type MonthlyGift,
  pledgeGiftMonth,
  setGiftAmount,
  setGiftStatus,
} from '#contract/monthlyGifts/public.ts'
import { GiftLookup } from './GiftLookup.tsx'

const gift: MonthlyGift = {
  reference: 'M7K3M9WACE',
  way: 'card',
  status: 'active',
  amount: 501,
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  nextOn: '2026-12-21',
  isStopping: false,
  createdAt: '2026-11-21T06:30:00.000Z',
  isTest: false,
  months: [
    {
      reference: 'D7K3M9WACE',
      token: 'month',
      amount: 501,
      status: 'succeeded',
      at: '2026-11-21T06:30:00.000Z',
    },
  ],
}

const secret = 'secret'
const link = { reference: gift.reference, token: secret }

const show = async (changes: Partial<MonthlyGift> = {}, options: RenderOptions = {}) => {
  const { server = templeServer() } = options
  const shown = { ...gift, ...changes }
  server.offers(getMonthlyGift, shown)
  server.answers(setGiftStatus, (input): MonthlyGift => ({ ...shown, status: input.status }))
  server.answers(setGiftAmount, (input): MonthlyGift => ({ ...shown, amount: input.amount }))
  server.offers(pledgeGiftMonth, { reference: 'D9K3M9WACE', token: 'pledge' })
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  onTestFinished(() => leave.mockRestore())
  const page = await render(<GiftLookup reference={gift.reference} secret={secret} />, {
    ...options,
    server,
    at: '/monthly/m7k3m9wace',
  })
  await screen.findByRole('heading', { level: 1, name: `₹${shown.amount} every month` })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, server, press, left: () => leave.mock.calls.map(([address]) => address) }
}

test('shows what is given and when next, to the holder of the link', async () => {
  const { container, server } = await show()
  expect(screen.getByText('Active')).toBeTruthy()
  expect(screen.getAllByText(/21 (Dec|Nov).* 2026/).length).toBe(2)
  expect(screen.getByRole('link', { name: /₹501/ }).getAttribute('href')).toBe(
    '/donation/d7k3m9wace#month',
  )
  expect(server.received(getMonthlyGift)).toEqual([link])
  await expectAccessible(container)
})

test('is paused, resumed and changed at a press; a wrong amount is said at its field', async () => {
  const page = await show()
  const { press, server, user } = page
  await press('Pause')
  expect(await screen.findByText('Paused')).toBeTruthy()
  await expect.poll(() => document.activeElement?.textContent).toBe('Resume')
  await press('Resume')
  await screen.findByText('Active')
  await press('Change amount')
  const field = screen.getByLabelText(/New amount/)
  await user.clear(field)
  await user.type(field, '15001')
  await press('Save')
  expect(screen.getByText(/The most you can give every month is ₹15,000/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, '1,001')
  const answer = { ...gift, amount: 1001 }
  await expectSteady(page, { button: 'Save', sends: setGiftAmount, answer, leaves: true })
  await screen.findByRole('heading', { name: '₹1,001 every month' })
  expect(server.received(setGiftStatus).map(({ status }) => status)).toEqual(['paused', 'active'])
  expect(server.received(setGiftAmount)).toEqual([{ ...link, amount: 1001 }])
})

test('is stopped only after a second press, and then offers nothing more', async () => {
  const { user, server } = await show()
  const enter = async (name: string) => {
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
  }
  const focused = () => document.activeElement?.textContent
  await enter('Stop')
  expect(focused()).toBe('Keep gift')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('Stop')
  expect(server.received(setGiftStatus)).toEqual([])
  await user.keyboard('{Enter}')
  await enter('Stop gift')
  expect(await screen.findByText('Ended')).toBeTruthy()
  await expect.poll(focused).toMatch(/^Nothing more will be charged/)
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
})

test('a declined card leads to the checkout with the secret, which only the browser knows', async () => {
  const { press, left } = await show({ status: 'failed' })
  await press('Pay with another card')
  expect(left()).toEqual(['/checkout?gift=m7k3m9wace#secret'])
})

test('reminders begin at a press, and each month’s pledge opens its own page', async () => {
  const { press, address } = await show({ way: 'upi', status: 'pending', months: [] })
  await press('Start reminders')
  await screen.findByText('Active')
  await press('Give now by UPI')
  await expect.poll(address).toBe('/donation/d9k3m9wace#pledge')
})

test('the owner needs no secret; others are told what to do', async () => {
  const server = templeServer()
  server.offers(getMonthlyGift, gift)
  await render(<GiftLookup reference={gift.reference} secret="" />, {
    server,
    account: anAccount(),
    at: '/monthly/m7k3m9wace',
  })
  await screen.findByText('Active')
  expect(server.received(getMonthlyGift)).toEqual([{ reference: gift.reference }])
})
