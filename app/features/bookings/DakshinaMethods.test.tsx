import { act } from 'react'
import { expect, test } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getPaymentSettings } from '#contract/donations/public.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'
import type { PujaType } from '#contract/bookings/pujas.ts'
import { DakshinaMethods } from './DakshinaMethods.tsx'

const site = aSite({ upiAddress: 'temple@bank' })
const ganesh = { id: 'ganesh', name: 'Ganesh Puja', description: 'Puja', price: 2100 }
const custom = { id: 'custom', name: 'Custom Puja', description: 'By arrangement' }
const amountLabel = 'Amount in rupees'

const show = async (changes: object = {}, pujaType: PujaType = 'ganesh') => {
  const server = templeServer()
  server.answers(listPujas, [ganesh, custom])
  server.answers(getPaymentSettings, { cards: 'sandbox' })
  const props = { isOwn: false, recorded: undefined, claim: undefined, site, ...changes }
  const page = await render(<DakshinaMethods booking={aBooking({ pujaType })} {...props} />, {
    server,
  })
  const amount = () => screen.queryByLabelText<HTMLInputElement>(amountLabel)
  return {
    ...page,
    choose: (way: RegExp) => page.user.click(screen.getByRole('radio', { name: way })),
    type: (text: string) => write(page.user, amountLabel, text),
    amount: () => amount()?.value,
    fault: () => amount()?.getAttribute('aria-invalid'),
    payLink: () => screen.queryByRole('link', { name: /by card$/ })?.getAttribute('href'),
  }
}

test('nothing is to be done unless the devotee chooses a way', async () => {
  const { container, amount } = await show()
  expect(screen.getByRole('radio', { name: /^Pay at the temple/ })).toHaveProperty('checked', true)
  expect(amount()).toBeUndefined()
  expect(container.querySelectorAll('form, a')).toHaveLength(0)
  await expectAccessible(container)
})

test('a price that arrives after the page is suggested, too, unless an amount was typed', async () => {
  const { queryClient, choose, type, amount, server } = await show()
  const arrive = async (price?: number) => {
    server.answers(listPujas, [{ ...ganesh, price }])
    await act(() => queryClient.resetQueries())
  }
  await arrive()
  await choose(/^Card/)
  await expect.poll(amount).toBe('')
  await arrive(2100)
  await expect.poll(amount).toBe('2100')
  await type('501')
  await arrive(3100)
  expect(amount()).toBe('501')
})

test('the price of the puja is suggested, and another amount may be paid by card', async () => {
  const { choose, type, amount, payLink } = await show()
  await choose(/^Card/)
  await expect.poll(amount).toBe('2100')
  await type('₹1,001')
  expect(payLink()).toBe('/booking/pj-2026-7k3m9w/pay?amount=1001#secret')
})

test('a puja by arrangement suggests nothing, and nothing can be paid yet', async () => {
  const { choose, amount, payLink, fault } = await show({}, 'custom')
  await choose(/^Card/)
  expect(await screen.findByText('As agreed with the temple.')).toBeTruthy()
  expect([amount(), payLink(), fault()]).toEqual(['', undefined, null])
})

test.each([
  ['UPI', /^UPI/, '1,00,001'],
  ['card', /^Card/, '5,00,001'],
  ['card', /^Card/, '10.50'],
])('by %s, %s ₹%s cannot be paid', async (_, way, typed) => {
  const { container, choose, type, payLink, fault } = await show()
  await choose(way)
  await type(typed)
  expect(payLink()).toBeUndefined()
  expect(container.querySelector('form')).toBeNull()
  expect(fault()).toBe('true')
})

test('one’s own booking is paid without its secret in the address', async () => {
  const { choose, payLink } = await show({ isOwn: true })
  await choose(/^Card/)
  await expect.poll(payLink).toBe('/booking/pj-2026-7k3m9w/pay?amount=2100')
})

test('nobody pays by card offline', async () => {
  const { choose, payLink, network } = await show()
  await choose(/^Card/)
  await expect.poll(payLink).toBeTruthy()
  act(network.lose)
  expect(await screen.findByText('You can pay by card once you’re back online.')).toBeTruthy()
  expect(payLink()).toBeUndefined()
})

test('after “I have paid” nobody is invited to pay again', async () => {
  const recorded = { amount: 2100, claimedAt: '2026-11-21T06:30:00.000Z' }
  const { container } = await show({ recorded })
  expect(container.querySelectorAll('[type=radio], .qr-place')).toHaveLength(0)
  expect(screen.getByRole('button').textContent).toBe('Add the UTR')
})

test('without a UPI ID that way is closed, and says so', async () => {
  await show({ site: aSite() })
  const way = screen.getByRole('radio', { name: /^UPI/ })
  expect(way).toHaveProperty('disabled', true)
  expect(screen.getByText('UPI is not available yet.')).toBeTruthy()
})
