import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { saveDetails } from '#app/offline/outbox/donationDetails.ts'
import { saveDonationLink } from '#app/offline/outbox/donationLink.ts'
import { aDonation } from '#app/test/aDonation.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { renderPage } from '#app/test/renderPage.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getDonation, verifyPayment } from '#contract/donations/public.ts'
import { PaymentResult } from './PaymentResult.tsx'

const paid = { paymentId: 'pi_1', amount: 501 }

const aServer = () => {
  const server = templeServer()
  server.answers(verifyPayment, paid)
  return server
}
const show = (options: RenderOptions = {}) =>
  render(<PaymentResult paymentId="pi_1" />, { server: aServer(), ...options })

/** With a form on the phone before the server answers. */
const showLeft = async () => {
  const server = templeServer()
  const release = server.holds(verifyPayment, paid)
  const { db } = await show({ server })
  await db.drafts.put({
    form: 'donation',
    id: 'draft-1',
    values: { amount: '501' },
    savedAt: '2026-11-21T05:00:00.000Z',
  })
  return {
    db,
    answer: async () => {
      release()
      await screen.findByText('pi_1')
    },
  }
}

describe('The result of a card payment', () => {
  it('thanks for what the server has verified', async () => {
    const { server, container } = await show()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Thank you for your donation!' }),
    ).toBeTruthy()
    expect(screen.getByText('₹501')).toBeTruthy()
    expect(screen.getByText('pi_1')).toBeTruthy()
    expect(screen.getByText('We’ll email your receipt.')).toBeTruthy()
    expect(screen.queryByText('See the receipt')).toBeNull()
    expect(server.received(verifyPayment)).toEqual([{ payment_intent: 'pi_1' }])
    await expectAccessible(container)
  })

  it('shows the receipt of a donation that this tab has paid', async () => {
    const server = aServer()
    server.answers(getDonation, aDonation({ status: 'succeeded', receiptPath: '/receipt/R-7#key' }))
    saveDonationLink({ paymentId: 'pi_1', reference: 'D7K3M9WACE', token: 'secret' })
    const { db } = await show({ server })
    const link = await screen.findByRole('link', { name: 'Show the receipt' })
    expect(link.getAttribute('href')).toBe('/receipt/R-7#key')
    expect(screen.getByText('We’ll also email it to you.')).toBeTruthy()
    expect(server.received(getDonation)).toEqual([{ reference: 'D7K3M9WACE', token: 'secret' }])
    // A guest’s payment leaves nothing on the phone.
    expect(await db.donations.count()).toBe(0)
  })

  it('stores the donation for the account that gave it', async () => {
    const donation = aDonation({ amount: 1001, paymentMethod: 'card', status: 'succeeded' })
    const server = aServer()
    server.answers(getDonation, donation)
    saveDonationLink({ paymentId: 'pi_1', reference: donation.reference, token: '' })
    const { id } = anAccount()
    const { db } = await show({ server, account: anAccount() })
    await expect
      .poll(() => db.donations.toArray())
      .toMatchObject([{ reference: donation.reference, account: id, donation }])
  })

  it('leads a donor who is logged in to their account', async () => {
    await show({ account: anAccount() })
    const link = await screen.findByRole('link', { name: 'See the receipt' })
    expect(link.getAttribute('href')).toBe('/profile')
  })

  it('clears the form that was left for the checkout', async () => {
    saveDetails({})
    const { db, answer } = await showLeft()
    await answer()
    await expect.poll(() => db.drafts.get('donation')).toBeUndefined()
  })

  it('keeps what was typed since, when it is opened again', async () => {
    const { db, answer } = await showLeft()
    await answer()
    expect(await db.drafts.get('donation')).toMatchObject({ values: { amount: '501' } })
  })

  it('says that nobody has paid yet, with no amount, and retries on request', async () => {
    const server = templeServer()
    server.refuses(verifyPayment, 'not_found')
    const { user, container } = await show({ server })
    expect(
      await screen.findByRole('heading', { name: 'Your payment is not confirmed yet' }),
    ).toBeTruthy()
    expect(container.textContent).not.toContain('₹')
    expect(screen.getByRole('link', { name: 'Donate again' }).getAttribute('href')).toBe('/donate')
    await expectAccessible(container)
    server.answers(verifyPayment, paid)
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('₹501')).toBeTruthy()
  })

  it('says when it cannot ask, keeps the focus on its button, and shows the answer later', async () => {
    const server = templeServer()
    server.refuses(verifyPayment, 'not_found')
    const { user, network } = await show({ server })
    const again = await screen.findByRole('button', { name: 'Check again' })
    network.lose()
    await user.click(again)
    expect(
      await screen.findByRole('heading', { name: 'We can’t check your payment right now' }),
    ).toBeTruthy()
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Check again' }))
    server.answers(verifyPayment, paid)
    network.regain()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('₹501')).toBeTruthy()
  })

  it('asks once at a time', async () => {
    const server = templeServer()
    server.refuses(verifyPayment, 'not_found')
    const { user } = await show({ server })
    const again = await screen.findByRole('button', { name: 'Check again' })
    const before = server.received(verifyPayment).length
    const release = server.holds(verifyPayment, paid)
    await user.dblClick(again)
    expect(again.textContent).toContain('Checking your payment...')
    release()
    await screen.findByText('₹501')
    expect(server.received(verifyPayment)).toHaveLength(before + 1)
  })

  it('prints', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('The page of the result', () => {
  it('believes the server, not the amount in its address', async () => {
    const server = templeServer()
    server.refuses(verifyPayment, 'not_found')
    const { container } = await renderPage(
      '/donation-success?payment_intent=pi_1&amount=9999&redirect_status=succeeded',
      { server },
    )
    await screen.findByRole('heading', { name: 'Your payment is not confirmed yet' })
    expect(container.querySelector('main')?.textContent).not.toContain('₹')
  })
})
