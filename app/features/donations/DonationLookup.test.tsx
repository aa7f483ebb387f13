import { describe, expect, it, vi } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { createDonation, getDonation } from '#contract/donations/public.ts'
import { reference, showDonation } from './showDonation.tsx'

describe('The page of a donation', () => {
  it('shows how a pledge is paid, and whose it is', async () => {
    const { isShown, server, container } = await showDonation({
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
    const { isShown, user } = await showDonation()
    await isShown()
    await user.click(screen.getByRole('button', { name: 'Copy UPI ID' }))
    expect(await navigator.clipboard.readText()).toBe('temple@bank')
    expect(screen.getByText('Copied')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy reference' }))
    expect(await navigator.clipboard.readText()).toBe(reference)
  })

  it('says what to do where the phone copies nothing', async () => {
    const { isShown, user } = await showDonation()
    await isShown()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Refused'))
    await user.click(screen.getByRole('button', { name: 'Copy UPI ID' }))
    expect(await screen.findByText('Please write it down instead.')).toBeTruthy()
    expect(screen.queryByText('Copied')).toBeNull()
  })

  it('shows no way to pay while the temple’s UPI ID is unknown', async () => {
    const { isShown } = await showDonation({ site: { upiAddress: undefined } })
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
    const { isShown } = await showDonation({ donation: { status } })
    await isShown()
    expect(screen.getByText(chip)).toBeTruthy()
    expect(screen.getByText(step)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText(/by UPI$/)).toBeNull()
  })

  it('says that a card payment was not completed, and asks for no UPI', async () => {
    const { isShown } = await showDonation({ donation: { paymentMethod: 'card' } })
    await isShown()
    expect(screen.getByText(/^This card payment was not completed/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull()
  })

  it('shows what went back, that no money moved, and the receipt', async () => {
    const { isShown } = await showDonation({
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
    const { isShown } = await showDonation({
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
    const { server } = await showDonation({ secret: '' })
    expect(await screen.findByRole('heading', { name: 'Whose donation is this?' })).toBeTruthy()
    const login = screen.getByRole('link', { name: 'Login' }).getAttribute('href')
    expect(decodeURIComponent(login ?? '')).toBe('/login?back=/donation/d7k3m9wace')
    expect(server.received(getDonation)).toEqual([])
  })

  it('says that a wrong link opens nothing', async () => {
    const server = templeServer()
    server.refuses(getDonation, 'not_found')
    const { container } = await showDonation({ server, secret: 'wrong' })
    expect(
      await screen.findByRole('heading', { name: 'This donation cannot be found' }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Donate' }).getAttribute('href')).toBe('/donate')
    await expectAccessible(container)
  })

  it('says that it cannot be loaded when the server fails', async () => {
    const server = templeServer()
    server.refuses(getDonation, 'internal')
    await showDonation({ server })
    expect(
      await screen.findByRole('heading', { name: 'We can’t load this donation right now' }),
    ).toBeTruthy()
  })

  it('is there offline as the phone last saw it, and says of when that is', async () => {
    const { isShown, network, db } = await showDonation()
    await isShown()
    await expect.poll(() => db.donations.get(reference)).toBeTruthy()
    network.lose()
    expect(
      await screen.findByText(/^As of .*\. We can’t check for changes right now\.$/),
    ).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Now pay ₹501 by UPI' })).toBeTruthy()
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
    const page = await showDonation({ server, secret: '' })
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
