import { describe, expect, it } from 'vitest'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { voidDonation } from '#contract/counter/donationsAdmin.ts'
import { getStaffDonation } from '#contract/donations/admin.ts'
import { addPan } from '#contract/donations/donorAdmin.ts'
import { DonationDetails } from './DonationDetails.tsx'
import { received, reference, showDetails, utr } from './showDetails.tsx'

describe('A donation', () => {
  it('is shown with its facts and its history', async () => {
    const { container } = await showDetails({
      ...received,
      amount: 1500,
      pledgedAmount: 1001,
      others: [{ reference: 'D2', amount: 501 }],
      purpose: 'Annadanam',
      utr,
      receiptNumber: 'R-7',
      receiptPath: '/receipt/7',
      trail: [
        { status: 'pending', at: '2026-11-21T05:00:00Z', by: 'donor' },
        {
          status: 'succeeded',
          at: '2026-11-23T05:00:00Z',
          by: 'temple',
          actor: { id: 'user-1', username: 'asha' },
        },
      ],
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('₹1,500, Asha Patil')
    const factOf = (name: string) => screen.getByText(name).nextSibling?.textContent
    expect(factOf('Promised')).toBe('₹1,001')
    expect(factOf('UTR')).toBe(utr)
    expect(factOf('Received on')).toBe('23 Nov 2026')
    expect(screen.getByText('D2, ₹501').getAttribute('href')).toBe('/admin/donations/d2')
    expect(screen.getByText('R-7').getAttribute('href')).toBe('/receipt/7')
    expect(screen.getByText(/, by the donor$/)).toBeTruthy()
    expect(screen.getByText(/, by asha$/)).toBeTruthy()
    await expectAccessible(container)
  })

  it('that the counter took by UPI was recorded, not promised', async () => {
    await showDetails({
      ...received,
      paymentMethod: 'gpay',
      isAtCounter: true,
      trail: [{ status: 'succeeded', at: '2026-11-23T05:00:00Z', by: 'temple' }],
    })
    expect(screen.getByText('Recorded on')).toBeTruthy()
    expect(screen.queryByText('Promised on')).toBeNull()
  })

  it('says that it is disputed, void, a test, or of somebody whose name was deleted', async () => {
    await showDetails({
      ...received,
      fullName: '',
      isDisputed: true,
      disputeDue: '2026-12-01T05:00:00Z',
      isTest: true,
      isVoid: true,
      voidReason: 'Typed twice',
    })
    expect(screen.getByText(/^The donor’s bank wants the money back.* by .*1 Dec/)).toBeTruthy()
    expect(screen.getByText('Void, recorded by mistake: Typed twice')).toBeTruthy()
    expect(screen.getByText(/^A test donation: no money moved/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('₹1,001, Name deleted')
  })

  it('shows what was refunded, by whom and why', async () => {
    await showDetails({
      status: 'refunded',
      refundedAmount: 1001,
      actions: [],
      refund: { at: '2026-11-24T05:00:00Z', reason: 'Given twice', actor: { id: 'user-9' } },
    })
    expect(screen.getByText(/^Refunded by a deleted account, .*24 Nov/)).toBeTruthy()
    expect(screen.getByText('Given twice')).toBeTruthy()
  })

  it('that could not be loaded is asked for again; one that is gone says so', async () => {
    const server = templeServer()
    server.refuses(getStaffDonation, 'not_found')
    const { user } = await renderOffice(<DonationDetails reference={reference} />, { server })
    expect(await screen.findByText(/^This does not exist/)).toBeTruthy()
    server.answers(getStaffDonation, aStaffDonation())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('₹1,001, Asha Patil')).toBeTruthy()
  })
})

describe('What else is done with a donation', () => {
  it('a PAN is added later, and said to be wrong beside it', async () => {
    const { press, type, server } = await showDetails({ ...received, actions: ['pan'] })
    server.judges(addPan)
    await type('PAN', 'ABC')
    await press('Add to Form 10BD')
    expect(await screen.findByText(/PAN has/)).toBeTruthy()
    await type('PAN', 'ABCPE1234F')
    await type('Address', 'Pune')
    server.answers(addPan, aStaffDonation(received))
    await press('Add to Form 10BD')
    expect(await screen.findByText('Added. The donation is in Form 10BD now.')).toBeTruthy()
    expect(server.received(addPan)).toEqual([
      { reference, pan: 'ABCPE1234F', donorAddress: 'Pune' },
    ])
  })

  it('a PAN is added once, and stays as typed without a network', async () => {
    const page = await showDetails({ ...received, actions: ['pan'] })
    await page.type('PAN', 'ABCPE1234F')
    await page.type('Address', 'Pune')
    const answer = aStaffDonation(received)
    await expectSteady(page, { button: 'Add to Form 10BD', sends: addPan, answer })
  })

  it('one that was recorded by mistake is made void, by the number of its receipt', async () => {
    const { press, type, server, dialog } = await showDetails({
      ...received,
      actions: ['void'],
      receiptNumber: 'R-7',
    })
    server.answers(voidDonation, { reference, receiptNumber: 'R-7' })
    await type('What went wrong?', 'Typed twice')
    await press('Make void')
    const confirmation = await dialog('Make R-7 void?')
    expect(confirmation.text).toContain('please take it back and give the right one')
    await confirmation.press('Make void')
    expect(await screen.findByText('R-7 is void')).toBeTruthy()
    expect(server.received(voidDonation)).toEqual([{ reference, reason: 'Typed twice' }])
  })
})
