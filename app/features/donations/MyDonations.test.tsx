import { describe, expect, it } from 'vitest'
import { aDonation } from '#app/test/aDonation.ts'
import { anAccount } from '#app/test/builders.ts'
import { databaseFaults } from '#app/test/databaseFaults.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { SavedDonation } from '#app/offline/rows.ts'
import type { Donation } from '#contract/donations.ts'
import { listMyDonations } from '#contract/myDonations.ts'
import { MyDonations } from './MyDonations.tsx'

const kept = (change: Partial<Donation>, account?: string): SavedDonation => {
  const donation = aDonation(change)
  return { reference: donation.reference, donation, seenAt: donation.createdAt, account }
}

const show = async (isOfAccount = false, options: RenderOptions = {}) => {
  const page = await render(<MyDonations id="mine" isOfAccount={isOfAccount} />, options)
  return {
    ...page,
    /** Each with the address it leads to. */
    rows: () =>
      [...page.container.querySelectorAll('li a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
  }
}

describe('The donations on this phone', () => {
  it('are none at first: it says what will appear', async () => {
    await show()
    expect(screen.getByRole('heading', { name: 'Your donations on this phone' })).toBeTruthy()
    expect(screen.getByText(/^Your UPI donations will appear here, even offline\./)).toBeTruthy()
  })

  it('are listed with the newest first, each by its link', async () => {
    const { db, rows, container } = await show()
    await db.donations.bulkPut([
      kept({ reference: 'D7K3M9WAC1', createdAt: '2026-11-20T05:00:00.000Z', status: 'succeeded' }),
      kept({ reference: 'D7K3M9WAC2', amount: 1001, claimedAt: '2026-11-21T06:00:00.000Z' }),
      kept({ reference: 'D7K3M9WAC3', createdAt: '2026-11-19T05:00:00.000Z' }, 'user-1'),
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
    await db.donations.put(kept({ reference: 'D7K3M9WAC1' }))
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
  it.each(databaseFaults)('are the server’s while the database is %s', async (database) => {
    const server = templeServer()
    const release = server.holds(listMyDonations, [aDonation()])
    await show(true, { account: anAccount(), server, database })
    expect(screen.queryByText('No donations with this account yet.')).toBeNull()
    release()
    expect(await screen.findByText('₹501')).toBeTruthy()
  })

  it('are not denied when they cannot be fetched: it says why, and tries again', async () => {
    const server = templeServer()
    server.refuses(listMyDonations, 'internal')
    const { user, network, container } = await show(true, { account: anAccount(), server })
    const ours = 'Something went wrong at our end. Please try again in a moment.'
    expect(await screen.findByText(ours)).toBeTruthy()
    expect(screen.queryByText('No donations with this account yet.')).toBeNull()
    await expectAccessible(container)
    network.lose()
    await user.click(screen.getByText('Try again'))
    expect(await screen.findByText(/^This list could not be fetched/)).toBeTruthy()
    network.regain()
    server.answers(listMyDonations, [aDonation()])
    await user.click(await screen.findByText('Try again'))
    expect(await screen.findByText('₹501')).toBeTruthy()
  })
})
