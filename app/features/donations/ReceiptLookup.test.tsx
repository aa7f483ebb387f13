import { describe, expect, it } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { aReceipt } from '#app/test/aReceipt.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { type DonationReceipt, getReceipt } from '#contract/donations/receipts.ts'
import { ReceiptLookup } from './ReceiptLookup.tsx'

const number = 'R-2026-27-00042'
type Options = RenderOptions & { receipt?: Partial<DonationReceipt>; token?: string }

const show = async ({ receipt, token = 'key', ...options }: Options = {}) => {
  const { server = templeServer() } = options
  server.offers(getReceipt, aReceipt(receipt))
  const page = await render(<ReceiptLookup number={number} token={token} />, { ...options, server })
  return {
    ...page,
    href: (name: string) => screen.getByRole('link', { name }).getAttribute('href'),
  }
}

describe('A receipt behind its link', () => {
  it('is confirmed by the temple, with everything on it', async () => {
    const { server, container, href } = await show({
      receipt: { purpose: 'Annadan', pan: 'ABCPD****F', paymentReference: '123456789012' },
    })
    expect(await screen.findByText('This receipt is genuine. The temple issued it.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Receipt ${number}`)
    for (const text of [
      '₹501',
      'Meera Kulkarni',
      'Annadan',
      'ABCPD****F',
      'UPI',
      '21 Nov 2026',
      '22 Nov 2026',
      '123456789012',
      '2026-27',
      '108 Modak Lane',
    ])
      expect(screen.getByText(text), text).toBeTruthy()
    expect(server.received(getReceipt)).toEqual([{ number, token: 'key' }])
    expect(href('Download PDF')).toBe('/api/donation-receipts/r-2026-27-00042/pdf?token=key')
    await expectAccessible(container)
  })

  it.each([
    [{ isTest: true }, 'A test receipt: no money moved, and it is not valid.'],
    [{ isRefunded: true }, 'This donation has since been refunded.'],
    [{ isVoid: true }, 'This receipt was issued by mistake and is void.'],
  ])('is not called genuine when it counts for nothing: %o', async (receipt, text) => {
    await show({ receipt })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText(/^This receipt is genuine/)).toBeNull()
  })

  it('says how much of it went back', async () => {
    await show({ receipt: { refundedAmount: 100.5 } })
    expect(await screen.findByText('₹100.50 of it has since been refunded.')).toBeTruthy()
    expect(screen.getByText('₹100.50')).toBeTruthy()
  })

  it('is downloaded by its owner without a secret', async () => {
    const { server, href } = await show({ token: '', account: anAccount() })
    await screen.findByText(/^This receipt is genuine/)
    expect(server.received(getReceipt)).toEqual([{ number }])
    expect(href('Download PDF')).toBe('/api/donation-receipts/r-2026-27-00042/pdf')
  })

  it('of somebody else is opened by its link at once for those who are logged in', async () => {
    const { server, href } = await show({ account: anAccount() })
    await screen.findByText(/^This receipt is genuine/)
    expect(server.received(getReceipt)).toEqual([{ number, token: 'key' }])
    expect(href('Download PDF')).toMatch(/\?token=key$/)
  })

  it('of their own loses the secret, which would outlive the logout', async () => {
    const { href, address } = await show({
      account: anAccount(),
      receipt: { isOwn: true },
      at: `/receipt/${number}#key`,
    })
    await screen.findByText(/^This receipt is genuine/)
    expect(href('Download PDF')).toBe('/api/donation-receipts/r-2026-27-00042/pdf')
    await expect.poll(address).toBe(`/receipt/${number}`)
  })

  it('says that its PDF needs a network', async () => {
    const { network } = await show()
    await screen.findByText(/^This receipt is genuine/)
    network.lose()
    expect(await screen.findByText('You can download the PDF when you’re online.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull()
  })

  it('asks a guest without the secret who they are', async () => {
    const { server, href } = await show({ token: '' })
    expect(await screen.findByRole('heading', { name: 'Whose receipt is this?' })).toBeTruthy()
    expect(decodeURIComponent(href('Login') ?? '')).toBe('/login?back=/receipt/r-2026-27-00042')
    expect(server.received(getReceipt)).toEqual([])
  })

  it('says that a wrong link opens nothing', async () => {
    const server = templeServer()
    server.refuses(getReceipt, 'not_found')
    const { href, container } = await show({ server })
    expect(
      await screen.findByRole('heading', { name: 'This receipt cannot be found' }),
    ).toBeTruthy()
    expect(href('Write to the temple')).toBe('/contact')
    await expectAccessible(container)
  })

  it('says that it cannot be checked when the server fails', async () => {
    const server = templeServer()
    server.refuses(getReceipt, 'internal')
    await show({ server })
    expect(
      await screen.findByRole('heading', { name: 'We can’t check this receipt right now' }),
    ).toBeTruthy()
  })
})
