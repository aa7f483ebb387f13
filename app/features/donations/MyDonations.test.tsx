import { describe, expect, it } from 'vitest'
import { showList, testsWithoutStoredRows } from '#app/test/accountList.tsx'
import { aDonation } from '#app/test/aDonation.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { type RenderOptions, screen } from '#app/test/render.tsx'
import type { SavedDonation } from '#app/offline/rows.ts'
import type { Donation } from '#contract/donations/public.ts'
import { listMyDonations } from '#contract/donations/mine.ts'
import { MyDonations } from './MyDonations.tsx'

const saved = (change: Partial<Donation>, account?: string): SavedDonation => {
  const donation = aDonation(change)
  return { reference: donation.reference, donation, seenAt: donation.createdAt, account }
}

const show = (isOfAccount = false, options: RenderOptions = {}) =>
  showList(<MyDonations id="mine" isOfAccount={isOfAccount} />, options)

describe('The donations on this phone', () => {
  it('are none at first: it says what will appear', async () => {
    await show()
    expect(screen.getByRole('heading', { name: 'Your donations on this phone' })).toBeTruthy()
    expect(screen.getByText(/^Your donations will appear here, even offline\./)).toBeTruthy()
  })

  it('are listed with the newest first, each by its link', async () => {
    const { db, rows, container } = await show()
    await db.donations.bulkPut([
      saved({
        reference: 'D7K3M9WAC1',
        createdAt: '2026-11-20T05:00:00.000Z',
        status: 'succeeded',
      }),
      saved({ reference: 'D7K3M9WAC2', amount: 1001, claimedAt: '2026-11-21T06:00:00.000Z' }),
      saved({ reference: 'D7K3M9WAC3', createdAt: '2026-11-19T05:00:00.000Z' }, 'user-1'),
    ])
    await expect.poll(rows).toEqual([
      ['₹1,001D7K3M9WAC2Being checked', '/donation/d7k3m9wac2#secret'],
      ['₹501D7K3M9WAC1Received', '/donation/d7k3m9wac1#secret'],
      // The account’s own needs no secret.
      ['₹501D7K3M9WAC3Not confirmed', '/donation/d7k3m9wac3'],
    ])
    expect(screen.queryByText(/will appear here/)).toBeNull()
    await expectAccessible(container)
  })

  it('begin with what waits to be sent', async () => {
    const { db, rows, network } = await show()
    network.lose()
    await db.donations.put(saved({ reference: 'D7K3M9WAC1' }))
    const { submit } = await import('#app/offline/phone.ts')
    const input = {
      amount: 2001,
      fullName: 'Meera Kulkarni',
      email: 'meera@example.org',
      paymentMethod: 'gpay' as const,
      reference: 'D7K3M9WAC9',
    }
    await submit({ id: 'command-1', command: 'createDonation', input })
    await expect.poll(rows).toEqual([
      ['₹2,001D7K3M9WAC9Waiting to send', '/donation/d7k3m9wac9'],
      ['₹501D7K3M9WAC1Not confirmed', '/donation/d7k3m9wac1#secret'],
    ])
  })

  it('are the account’s on its page, which leads to the form', async () => {
    await show(true, { account: anAccount() })
    expect(screen.getByRole('heading', { name: 'Your donations' })).toBeTruthy()
    expect(await screen.findByText('No donations with this account yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Donate' }).getAttribute('href')).toBe('/donate')
  })
})

describe('The donations of an account whose phone has none to show', () => {
  testsWithoutStoredRows({
    list: <MyDonations id="mine" isOfAccount />,
    fetches: listMyDonations,
    answer: [aDonation()],
    row: '₹501',
    none: 'No donations with this account yet.',
  })
})
