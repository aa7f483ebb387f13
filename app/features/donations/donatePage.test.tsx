import { describe, expect, it } from 'vitest'
import { aDonation } from '#app/test/aDonation.ts'
import { anOutboxRow } from '#app/test/anOutboxRow.ts'
import { aSite } from '#app/test/builders.ts'
import { renderPage } from '#app/test/renderPage.tsx'
import { screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { createDonation, getDonation, getPaymentSettings } from '#contract/donations/public.ts'
import { getSite } from '#contract/site/public.ts'

const upi = { address: 'temple@bank', name: 'Shri Ganesha Mandir' }
const waiting = anOutboxRow({
  command: 'createDonation',
  input: {
    fullName: 'Meera Kulkarni',
    email: 'meera@example.org',
    amount: 501,
    paymentMethod: 'gpay',
    reference: 'D7K3M9WACE',
  },
})

describe('The donation page', () => {
  it('says that a pledge is being changed, and shows that pledge when it is sent', async () => {
    const server = templeServer()
    server.answers(getSite, aSite({ upiAddress: upi.address }))
    server.answers(getPaymentSettings, { cards: 'none', upi })
    server.answers(createDonation, aDonation())
    server.answers(getDonation, aDonation())
    const { user, address } = await renderPage('/donate?edit=command-1', {
      server,
      outbox: [waiting],
    })
    expect(
      screen.getByText('You are changing a donation that has not been accepted yet.'),
    ).toBeTruthy()
    await expect
      .poll(() => screen.getByLabelText('Your full name'))
      .toHaveProperty('value', 'Meera Kulkarni')
    await user.click(screen.getByText('Donate ₹501'))
    await expect.poll(address).toBe('/donation/d7k3m9wace#secret')
    expect(server.received(createDonation)).toMatchObject([{ reference: 'D7K3M9WACE' }])
  })
})
