import { describe, expect, it, vi } from 'vitest'
import { aDonation } from '#app/test/aDonation.ts'
import { aSite, anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, type RenderOptions, screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  claimDonation,
  createDonation,
  type Donation,
  getDonation,
} from '#contract/donations/public.ts'
import type { Site } from '#contract/site/public.ts'
import { DonationLookup } from './DonationLookup.tsx'

const reference = 'D7K3M9WACE'

type Options = RenderOptions & {
  donation?: Partial<Donation>
  secret?: string
  site?: Partial<Site>
}

const show = async ({ donation, secret = 'secret', site, ...options }: Options = {}) => {
  const { server = templeServer() } = options
  server.offers(getDonation, aDonation(donation))
  const temple = aSite({ upiAddress: 'temple@bank', ...site })
  const page = await render(
    <DonationLookup reference={reference} secret={secret} site={temple} />,
    { ...options, server, at: `/donation/${reference.toLowerCase()}` },
  )
  return {
    ...page,
    field: screen.getByLabelText,
    isShown: () => screen.findByRole('heading', { level: 1, name: '₹501' }),
    paid: () => page.user.click(screen.getByRole('button', { name: 'I have paid' })),
  }
}

describe('The page of a donation', () => {
  it('shows how a pledge is paid, and whose it is', async () => {
    const { isShown, server, container } = await show({
      donation: { message: 'For Aai', purpose: 'Annadan', pan: 'ABCPD****F', donorAddress: 'Pune' },
    })
    await isShown()
    expect(screen.getByText('Not confirmed')).toBeTruthy()
    expect(screen.getByText('We confirm it once it reaches our bank.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Now pay ₹501 by UPI' })).toBeTruthy()
    expect(
      await screen.findByRole('img', { name: 'QR code that pays ₹501 to the temple' }),
    ).toBeTruthy()
    for (const text of [
      'temple@bank',
      'UPI',
      'Meera Kulkarni',
      'meera@example.org',
      'For Aai',
      'Annadan',
      'ABCPD****F',
      'Pune',
    ])
      expect(screen.getAllByText(text), text).not.toEqual([])
    expect(server.received(getDonation)).toEqual([{ reference, token: 'secret' }])
    await expectAccessible(container)
  })

  it('copies the UPI ID and the reference', async () => {
    const { isShown, user } = await show()
    await isShown()
    await user.click(screen.getByRole('button', { name: 'Copy UPI ID' }))
    expect(await navigator.clipboard.readText()).toBe('temple@bank')
    expect(screen.getByText('Copied')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy reference' }))
    expect(await navigator.clipboard.readText()).toBe(reference)
  })

  it('says what to do where the phone copies nothing', async () => {
    const { isShown, user } = await show()
    await isShown()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Refused'))
    await user.click(screen.getByRole('button', { name: 'Copy UPI ID' }))
    expect(await screen.findByText('Please write it down instead.')).toBeTruthy()
    expect(screen.queryByText('Copied')).toBeNull()
  })

  it('shows no way to pay while the temple’s UPI ID is unknown', async () => {
    const { isShown } = await show({ site: { upiAddress: undefined } })
    await isShown()
    expect(screen.getByText('The temple’s UPI ID will appear when you’re online.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy UPI ID' })).toBeNull()
  })

  it.each([
    ['succeeded', 'Received', 'We have received it. Thank you!'],
    ['failed', 'Not paid', 'The payment did not go through. No money was taken.'],
    ['cancelled', 'Cancelled', 'No payment came, so this donation was cancelled.'],
    ['refunded', 'Refunded', 'Your money was refunded.'],
  ] as const)('asks for nothing once it is %s', async (status, chip, step) => {
    const { isShown } = await show({ donation: { status } })
    await isShown()
    expect(screen.getByText(chip)).toBeTruthy()
    expect(screen.getByText(step)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText(/by UPI$/)).toBeNull()
  })

  it('says that a card payment was not completed, and asks for no UPI', async () => {
    const { isShown } = await show({ donation: { paymentMethod: 'card' } })
    await isShown()
    expect(screen.getByText(/^This card payment was not completed/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull()
  })

  it('shows what went back, that no money moved, and the receipt', async () => {
    const { isShown } = await show({
      donation: {
        status: 'succeeded',
        refundedAmount: 100.5,
        isTest: true,
        receiptPath: '/receipt/r-2026-27-00042#key',
      },
    })
    await isShown()
    expect(screen.getByText('₹100.50 of it was refunded.')).toBeTruthy()
    expect(screen.getByText('A test donation: no money moved.')).toBeTruthy()
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Show the receipt')).toBe('/receipt/r-2026-27-00042#key')
    expect(href('Download PDF')).toBe('/api/donation-receipts/r-2026-27-00042/pdf?token=key')
  })

  it('shows one’s own receipt without its secret', async () => {
    const { isShown } = await show({
      account: anAccount(),
      secret: '',
      donation: { status: 'succeeded', receiptPath: '/receipt/r-2026-27-00042#key' },
    })
    await isShown()
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Show the receipt')).toBe('/receipt/r-2026-27-00042')
    expect(href('Download PDF')).toBe('/api/donation-receipts/r-2026-27-00042/pdf')
  })

  it('asks a guest without the secret who they are', async () => {
    const { server } = await show({ secret: '' })
    expect(await screen.findByRole('heading', { name: 'Whose donation is this?' })).toBeTruthy()
    const login = screen.getByRole('link', { name: 'Login' }).getAttribute('href')
    expect(decodeURIComponent(login ?? '')).toBe('/login?back=/donation/d7k3m9wace')
    expect(server.received(getDonation)).toEqual([])
  })

  it('says that a wrong link opens nothing', async () => {
    const server = templeServer()
    server.refuses(getDonation, 'not_found')
    const { container } = await show({ server, secret: 'wrong' })
    expect(
      await screen.findByRole('heading', { name: 'This donation cannot be found' }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Donate' }).getAttribute('href')).toBe('/donate')
    await expectAccessible(container)
  })

  it('says that it cannot be loaded when the server fails', async () => {
    const server = templeServer()
    server.refuses(getDonation, 'internal')
    await show({ server })
    expect(
      await screen.findByRole('heading', { name: 'We can’t load this donation right now' }),
    ).toBeTruthy()
  })

  it('is there offline as the phone last saw it, and says of when that is', async () => {
    const { isShown, network, db } = await show()
    await isShown()
    await expect.poll(() => db.donations.get(reference)).toBeTruthy()
    network.lose()
    expect(
      await screen.findByText(/^As of .*\. We can’t check for changes right now\.$/),
    ).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Now pay ₹501 by UPI' })).toBeTruthy()
  })
})

describe('“I have paid”', () => {
  it('tells the temple once, with the bank’s number, and says when', async () => {
    const { isShown, field, paid, user, server, container } = await show()
    await isShown()
    const told = { utr: '123456789012', claimedAt: '2026-11-21T06:30:00.000Z' }
    const release = server.holds(claimDonation, aDonation({ ...told, updatedAt: told.claimedAt }))
    await user.type(field('UTR, 12 digits (optional)'), '1234 5678 9012')
    await paid()
    expect(await screen.findByText('“I have paid” is waiting to be sent.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull()
    release()
    expect(await screen.findByText('Thank you for telling us')).toBeTruthy()
    expect(
      await screen.findByText('You told us on 12:00 PM, Nov 21 that you have paid.'),
    ).toBeTruthy()
    expect(server.received(claimDonation)).toEqual([
      { reference, token: 'secret', utr: '123456789012' },
    ])
    expect(screen.queryByLabelText('UTR, 12 digits (optional)')).toBeNull()
    await expectAccessible(container)
  })

  it('needs no number, and takes one afterwards', async () => {
    const { isShown, paid, server, field, user } = await show()
    await isShown()
    const claimedAt = '2026-11-21T06:30:00.000Z'
    server.answers(claimDonation, aDonation({ claimedAt, updatedAt: claimedAt }))
    await paid()
    const add = await screen.findByRole('button', { name: 'Add the UTR' })
    expect(server.received(claimDonation)).toEqual([{ reference, token: 'secret' }])
    await user.type(field('UTR, 12 digits (optional)'), '123456789012')
    await user.click(add)
    await expect
      .poll(() => server.received(claimDonation).at(-1))
      .toEqual({ reference, token: 'secret', utr: '123456789012' })
  })

  it('does not take a number that no bank gives', async () => {
    const { isShown, field, paid, user, server } = await show()
    await isShown()
    await user.type(field('UTR, 12 digits (optional)'), '12345')
    await paid()
    expect(await screen.findByText('The UTR has 12 digits: your UPI app shows it')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('UTR, 12 digits (optional)'))
    expect(server.received(claimDonation)).toEqual([])
  })

  it('waits offline, and is sent once', async () => {
    const { isShown, paid, server, network, db } = await show()
    await isShown()
    await expect.poll(() => db.donations.get(reference)).toBeTruthy()
    server.answers(claimDonation, aDonation({ claimedAt: '2026-11-21T06:30:00.000Z' }))
    network.lose()
    await paid()
    expect(await screen.findByText('“I have paid” is waiting to be sent.')).toBeTruthy()
    expect(server.received(claimDonation)).toEqual([])
    network.regain()
    await expect.poll(() => server.received(claimDonation)).toHaveLength(1)
  })

  it('says why it was not accepted, until that was read', async () => {
    const { isShown, paid, user, server, db } = await show()
    await isShown()
    const detail = 'This donation was cancelled.'
    server.refuses(claimDonation, 'wrong_status', { detail })
    await paid()
    expect(await screen.findByText('“I have paid” was not accepted.')).toBeTruthy()
    expect(screen.getAllByText(detail)).not.toEqual([])
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await expect.poll(() => screen.queryByText('“I have paid” was not accepted.')).toBeNull()
    expect(await db.outbox.count()).toBe(0)
  })
})

describe('The page of a pledge that only this phone knows', () => {
  const input = {
    amount: 501,
    fullName: 'Meera Kulkarni',
    email: 'meera@example.org',
    pan: 'ABCPD1234F',
    donorAddress: 'Pune',
    paymentMethod: 'gpay' as const,
    reference,
  }
  /** Written without a network; the server then answers as the test says. */
  const showPledge = async (server = templeServer()) => {
    const page = await show({ server, secret: '' })
    page.network.lose()
    const { submit } = await import('#app/offline/phone.ts')
    await submit({ id: 'command-1', command: 'createDonation', input })
    await screen.findByRole('heading', { level: 1, name: '₹501' })
    return page
  }

  it('can be paid at once, and hides most of the PAN', async () => {
    const { container } = await showPledge()
    expect(screen.getByText('Saved on this phone. We’ll send it when you’re online.')).toBeTruthy()
    expect(screen.getByText('Waiting to send')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Now pay ₹501 by UPI' })).toBeTruthy()
    expect(screen.getByText('ABCPD****F')).toBeTruthy()
    expect(within(container).queryByRole('button', { name: 'I have paid' })).toBeNull()
    expect(screen.getByText(/^Once we have received your pledge/)).toBeTruthy()
  })

  it.each([
    ['invalid_input', /^This donation was not accepted\. If you have already paid, correct it/],
    ['id_taken', /^This donation was not accepted\. Please do not pay it\..*\+91 20 5550 0108\.$/],
  ] as const)('is not to be paid once it was refused: %s', async (code, text) => {
    const server = templeServer()
    server.refuses(createDonation, code, { detail: 'No' })
    const { network } = await showPledge(server)
    network.regain()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('Needs attention')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /by UPI$/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'See why and correct it' }).getAttribute('href')).toBe(
      '/outbox',
    )
  })
})
