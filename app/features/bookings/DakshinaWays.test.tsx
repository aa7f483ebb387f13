import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test } from 'vitest'
import { paymentSettingsQuery } from '#app/payments/settings.ts'
import { aBooking } from '#app/test/aBooking.ts'
import { rendered } from '#app/test/rendered.tsx'
import type { PujaType } from '#contract/pujas.ts'
import type { Site } from '#contract/site.ts'
import { DakshinaWays } from './DakshinaWays.tsx'
import { pujasQuery } from './pujas.ts'

const site = {
  name: 'Shri Ganesha Mandir',
  upiAddress: 'temple@bank',
  city: { timeZone: 'Asia/Kolkata' },
} as Site

const show = async (changes: object = {}, pujaType: PujaType = 'ganesh') => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(pujasQuery.queryKey, [
    { id: 'ganesh', name: 'Ganesh Puja', description: 'Puja', price: 2100 },
    { id: 'custom', name: 'Custom Puja', description: 'By arrangement' },
  ])
  queries.setQueryData(paymentSettingsQuery.queryKey, { cards: 'sandbox' })
  const props = { isOwn: false, said: undefined, claim: undefined, site, ...changes }
  const container = await rendered(
    <QueryClientProvider client={queries}>
      <DakshinaWays booking={aBooking({ pujaType })} {...props} />
    </QueryClientProvider>,
  )
  return {
    container,
    queries,
    choose: (way: string) =>
      act(async () => container.querySelector<HTMLInputElement>(`[value=${way}]`)?.click()),
    type: (text: string) =>
      act(async () => {
        const field = container.querySelector<HTMLInputElement>('input.field')
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        set?.call(field, text)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    amount: () => container.querySelector<HTMLInputElement>('input.field')?.value,
    payLink: () => container.querySelector('a[href*="/pay?"]')?.getAttribute('href'),
  }
}

test('nothing is to be done unless the devotee chooses a way', async () => {
  const { container, amount } = await show()
  expect(container.querySelector<HTMLInputElement>('input:checked')?.value).toBe('temple')
  expect(amount()).toBeUndefined()
  expect(container.querySelectorAll('form, a')).toHaveLength(0)
})

test('a price that arrives after the page is suggested, too, unless an amount was typed', async () => {
  const { queries, choose, type, amount } = await show()
  const arrive = (price?: number) =>
    act(async () => {
      queries.setQueryData(pujasQuery.queryKey, [
        { id: 'ganesh', name: 'Ganesh Puja', description: 'Puja', price },
      ])
    })
  await arrive()
  await choose('card')
  expect(amount()).toBe('')
  await arrive(2100)
  await expect.poll(amount).toBe('2100')
  await type('501')
  await arrive(3100)
  expect(amount()).toBe('501')
})

test('the price of the puja is suggested, and another amount may be paid by card', async () => {
  const { choose, type, amount, payLink } = await show()
  await choose('card')
  expect(amount()).toBe('2100')
  await type('₹1,001')
  expect(payLink()).toBe('/booking/pj-2026-7k3m9w/pay?amount=1001#secret')
})

test('a puja by arrangement suggests nothing, and nothing can be paid yet', async () => {
  const { container, choose, amount, payLink } = await show({}, 'custom')
  await choose('card')
  expect([amount(), payLink()]).toEqual(['', undefined])
  expect(container.querySelector('[data-invalid]')).toBeNull()
})

test.each([
  ['upi', '1,00,001'],
  ['card', '5,00,001'],
  ['card', '10.50'],
])('by %s, ₹%s cannot be paid', async (way, typed) => {
  const { container, choose, type, payLink } = await show()
  await choose(way)
  await type(typed)
  expect(payLink()).toBeUndefined()
  expect(container.querySelector('form')).toBeNull()
  expect(container.querySelector('[aria-invalid="true"]')).not.toBeNull()
})

test('one’s own booking is paid without its secret in the address', async () => {
  const { choose, payLink } = await show({ isOwn: true })
  await choose('card')
  expect(payLink()).toBe('/booking/pj-2026-7k3m9w/pay?amount=2100')
})

test('after “I have paid” nobody is invited to pay again', async () => {
  const said = { amount: 2100, claimedAt: '2026-11-21T06:30:00.000Z' }
  const { container } = await show({ said })
  expect(container.querySelectorAll('[type=radio], .qr-place')).toHaveLength(0)
  expect(container.querySelector('button')?.textContent).toBe('Add the UTR')
})

test('without a UPI ID that way is closed, and says so', async () => {
  const { container } = await show({ site: { ...site, upiAddress: undefined } })
  expect(container.querySelector<HTMLInputElement>('[value=upi]')?.disabled).toBe(true)
  expect(container.textContent).toContain('UPI is not available yet.')
})
