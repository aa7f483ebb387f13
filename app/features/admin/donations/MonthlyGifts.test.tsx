import { expect, test } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  getGiftForStaff,
  listMonthlyGifts,
  stopMonthlyGift,
  type StaffGiftDetails,
} from '#contract/monthlyGifts/admin.ts'
import { getDevoteeInBrief } from '#contract/devotees/admin.ts'
import { listDonations } from '#contract/donations/admin.ts'
import { listDeliveriesAbout } from '#contract/notifications/admin.ts'
import { DonationsTab } from './DonationsTab.tsx'

const gift: StaffGiftDetails = {
  reference: 'M7K3M9WACE',
  way: 'card',
  status: 'failed',
  amount: 1001,
  fullName: 'Asha Patil',
  email: 'asha@example.org',
  isStopping: false,
  isTest: false,
  createdAt: '2026-11-21T06:30:00.000Z',
  given: 2002,
  months: [
    { reference: 'D7K3M9WACE', amount: 1001, status: 'succeeded', at: '2026-11-21T06:30:00.000Z' },
  ],
}

const show = async (path: readonly string[]) => {
  const server = templeServer()
  server.answers(listDonations, { items: [], claimed: 0, disputed: 0 })
  server.answers(listMonthlyGifts, { items: [gift] })
  server.answers(getGiftForStaff, gift)
  const since = '2024-03-01T05:00:00Z'
  const counts = { monthly_gift: 1, donation: 2 }
  server.answers(getDevoteeInBrief, { name: gift.fullName, since, counts })
  server.answers(listDeliveriesAbout, { items: [], sendable: [] })
  const at = `/admin/donations/${path.join('/')}`
  return renderOffice(<DonationsTab path={path} />, { server, at })
}

test('lists who gives every month, filtered by state and way, and leads to each', async () => {
  const { server, user, container } = await show(['monthly'])
  const list = within(await screen.findByRole('list', { name: 'Monthly gifts' }))
  const link = list.getByRole('link')
  expect(link.getAttribute('href')).toBe('/admin/donations/monthly/m7k3m9wace')
  expect(link.textContent).toBe('₹1,001Asha PatilCard · M7K3M9WACE · ₹2,002 givenCard declined')
  await user.selectOptions(screen.getByLabelText('Status'), 'Card declined')
  await expect
    .poll(() => server.received(listMonthlyGifts).at(-1))
    .toMatchObject({
      status: 'failed',
    })
  await expectAccessible(container)
})

test('shows what was given, and stops it for a donor after a question', async () => {
  const { server, user } = await show(['monthly', 'm7k3m9wace'])
  const month = await screen.findByRole('link', { name: /₹1,001 ·/ })
  expect(month.getAttribute('href')).toBe('/admin/donations/d7k3m9wace')
  const devotee = await screen.findByRole('link', { name: '2 gifts, 1 monthly gift since 2024' })
  expect(devotee.getAttribute('href')).toBe('/admin/devotees/monthly_gift/m7k3m9wace')
  const stopped: StaffGiftDetails = { ...gift, status: 'ended', endedBy: 'temple' }
  server.answers(stopMonthlyGift, stopped)
  await user.click(screen.getByRole('button', { name: 'Stop monthly gift' }))
  expect(server.received(stopMonthlyGift)).toEqual([])
  server.answers(getGiftForStaff, stopped)
  await user.click(await screen.findByRole('button', { name: 'Stop gift' }))
  await expect.poll(() => server.received(stopMonthlyGift)).toEqual([{ reference: 'M7K3M9WACE' }])
  await expect.poll(() => screen.queryByRole('button', { name: 'Stop monthly gift' })).toBeNull()
})
