import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aSite, anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { savedDetails } from '#app/offline/outbox/donationDetails.ts'
import { getPaymentSettings } from '#contract/donations/public.ts'
import { startUpiGift } from '#contract/monthlyGifts/public.ts'
import type { Site } from '#contract/site/public.ts'
import { MonthlyForm } from './MonthlyForm.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const upi = { address: 'temple@bank', name: 'Shri Ganesha Mandir' }

const show = async (
  site: Partial<Site> = {},
  cards: 'sandbox' | 'none' = 'sandbox',
  options: RenderOptions = {},
) => {
  const server = templeServer()
  server.offers(getPaymentSettings, { cards, upi })
  server.offers(startUpiGift, {})
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  onTestFinished(() => leave.mockRestore())
  const temple = aSite({ upiAddress: upi.address, ...site })
  const page = await render(<MonthlyForm site={temple} />, {
    ...options,
    server,
    at: '/monthly',
  })
  await expect.poll(() => server.received(getPaymentSettings)).not.toEqual([])
  const write = async (label: string, text: string) => {
    await page.user.click(screen.getByLabelText(label))
    await page.user.paste(text)
  }
  return {
    ...page,
    server,
    write,
    fill: async (amount: string) => {
      await write('Your amount in rupees', amount)
      await write('Your full name', 'Meera Kulkarni')
      await write('Email', 'meera@example.org')
    },
    give: () => page.user.click(screen.getByRole('button', { name: 'Give every month' })),
    left: () => leave.mock.calls.map(([address]) => address),
  }
}

test('by card it goes to the checkout, without what must not be in an address', async () => {
  const { fill, write, give, left, container } = await show({ has80G: true })
  await fill('501')
  await write('PAN', 'ABCPD1234F')
  await write('Your address', '12 Laxmi Road, Pune 411030')
  await expectAccessible(container)
  await give()
  await expect
    .poll(left)
    .toEqual(['/checkout?amount=501&email=meera%40example.org&name=Meera+Kulkarni&every=month'])
  expect(savedDetails()).toMatchObject({ pan: 'ABCPD1234F' })
})

test('the name and email of an account need not be typed', async () => {
  const { write, give, left } = await show({}, 'sandbox', { account: anAccount() })
  expect(await screen.findByText('Asha Patil')).toBeTruthy()
  await write('Your amount in rupees', '501')
  await give()
  await expect.poll(left).toEqual(['/checkout?amount=501&every=month'])
})

test('by UPI it asks for the email to be confirmed, which starts the reminders', async () => {
  const page = await show()
  const { fill, server, user } = page
  await fill('251')
  await user.click(screen.getByLabelText(/By UPI, with a reminder/))
  await expectSteady(page, { button: 'Give every month', sends: startUpiGift, answer: {} })
  expect(await screen.findByText('Please check your email')).toBeTruthy()
  expect(server.received(startUpiGift)).toEqual([
    { amount: 251, fullName: 'Meera Kulkarni', email: 'meera@example.org' },
  ])
})

test('where cards are not taken, only the reminder is offered; the limit is said at the field', async () => {
  const { fill, give, server } = await show({}, 'none')
  await expect.poll(() => screen.queryByLabelText(/By card/)).toBeNull()
  await fill('15001')
  await give()
  expect(screen.getByText(/The most you can give every month is ₹15,000/)).toBeTruthy()
  expect(server.received(startUpiGift)).toEqual([])
})
