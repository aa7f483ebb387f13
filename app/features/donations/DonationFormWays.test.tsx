import { cleanup } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDonation } from '#app/test/aDonation.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { savedDetails } from '#app/offline/outbox/donationDetails.ts'
import { screen, within } from '#app/test/render.tsx'
import { setKnownAccount } from '#app/offline/session/account.ts'
import { saveContact, savedContact } from '#app/offline/savedContact.ts'
import { createDonation } from '#contract/donations/public.ts'
import { upi, showDonationForm } from './showDonationForm.tsx'

describe('The donation form, by who gives and what the temple takes', () => {
  it('takes a card to the checkout with the amount, and pledges nothing', async () => {
    const { fill, byCard, donate, server, left, db } = await showDonationForm()
    await fill('2001')
    await byCard()
    await donate()
    await expect
      .poll(left)
      .toEqual(['/checkout?amount=2001&email=meera%40example.org&name=Meera+Kulkarni'])
    expect(server.received(createDonation)).toEqual([])
    // Back from the checkout, the form is as it was left.
    expect(await db.drafts.get('donation')).toMatchObject({
      values: { amount: '2001', fullName: 'Meera Kulkarni', paymentMethod: 'card' },
    })
  })

  it('does not tell the address who is logged in', async () => {
    const { fill, byCard, donate, left } = await showDonationForm({ account: anAccount() })
    await fill()
    await byCard()
    await donate()
    await expect.poll(left).toEqual(['/checkout?amount=501'])
    expect(savedDetails()).toMatchObject({ fullName: 'Asha Patil', email: 'asha@example.org' })
  })

  it('checks a card donation, too, before anybody is sent to the checkout', async () => {
    const { field, fill, byCard, donate, left } = await showDonationForm()
    await fill('500001')
    await byCard()
    await donate()
    await expect.poll(() => document.activeElement).toBe(field('Your amount in rupees'))
    expect(screen.getByText(/^The most you can give at once is ₹5,00,000\./)).toBeTruthy()
    expect(left()).toEqual([])
  })

  it('says that a card needs a network, and keeps what was typed', async () => {
    const { field, fill, byCard, donate, left, network } = await showDonationForm()
    network.lose()
    await fill()
    await byCard()
    await donate()
    expect(
      await screen.findByText(
        'You’re offline. To pay by card, please go online; your form stays filled in.',
      ),
    ).toBeTruthy()
    expect(left()).toEqual([])
    expect(field('Your full name')).toHaveProperty('value', 'Meera Kulkarni')
  })

  it.each([
    [
      '12345',
      '',
      'A PAN has five letters, four digits and a letter, as in ABCPD1234F. Please check the card',
    ],
    ['ABCPD1234F', '', 'Please enter your address too: Form 10BD needs it with the PAN'],
    ['', 'Pune 411030', 'Please give the PAN with your address, or leave both empty'],
  ])('asks for what an 80G receipt needs: PAN “%s”, address “%s”', async (pan, home, message) => {
    const { fill, donate, server, write } = await showDonationForm({ site: { has80G: true } })
    await fill()
    if (pan) await write('PAN', pan)
    if (home) await write('Your address', home)
    await donate()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(server.received(createDonation)).toEqual([])
  })

  it('keeps the PAN out of the phone’s database', async () => {
    const { fill, byCard, donate, left, db, write } = await showDonationForm({
      site: { has80G: true },
    })
    await fill()
    await write('PAN', 'ABCPD1234F')
    await write('Your address', 'Pune 411030')
    await byCard()
    await donate()
    await expect.poll(left).toHaveLength(1)
    expect(left().join()).not.toContain('ABCPD')
    expect(await db.drafts.get('donation')).toMatchObject({
      values: { pan: '', donorAddress: 'Pune 411030' },
    })
  })

  it('asks for no PAN and no purpose where the temple has no use for them', async () => {
    await showDonationForm({ site: { donationPurposes: [] } })
    expect(screen.queryByLabelText('PAN')).toBeNull()
    expect(screen.queryByLabelText('What is it for? (optional)')).toBeNull()
  })

  it('asks for no way to pay where the temple has one, and takes that', async () => {
    const { fill, donate, server, container } = await showDonationForm({
      site: { has80G: true, donationPurposes: ['Annadan'], upiAddress: undefined },
      settings: { cards: 'none', upi },
    })
    await expect.poll(() => screen.queryByLabelText('Card')).toBeNull()
    await expectAccessible(container)
    await fill()
    await donate()
    await expect.poll(() => server.received(createDonation)).toHaveLength(1)
  })

  it('hides UPI while it is off, and says what paying by card means', async () => {
    const { fill, donate, left } = await showDonationForm({
      site: { upiAddress: undefined },
      settings: { cards: 'sandbox' },
    })
    expect(screen.queryByLabelText('UPI')).toBeNull()
    expect(screen.getByText('You’ll enter card details on the next page.')).toBeTruthy()
    await fill()
    await donate()
    await expect.poll(left).toHaveLength(1)
  })

  it('says whom to call where nothing can be paid', async () => {
    await showDonationForm({ site: { upiAddress: undefined }, settings: { cards: 'none' } })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      'You cannot donate here right now. Please call the temple: +91 20 5550 0108.',
    )
    expect(screen.getByRole('button', { name: 'Donate' })).toHaveProperty('disabled', true)
  })

  it('leads from the amount to the name, which nobody has missed yet', async () => {
    const { user, field, donate, server } = await showDonationForm()
    await user.click(screen.getByRole('button', { name: '₹501' }))
    await donate()
    expect(document.activeElement).toBe(field('Your full name'))
    expect(screen.queryByText('Required')).toBeNull()
    await donate()
    expect(await screen.findByText('Required')).toBeTruthy()
    expect(server.received(createDonation)).toEqual([])
  })

  it('knows who has given on this phone: an amount and the button are enough', async () => {
    saveContact({ fullName: 'Gauri Joshi', email: 'gauri@example.org' })
    const { user, donate, server } = await showDonationForm()
    expect(await screen.findByText('Gauri Joshi')).toBeTruthy()
    expect(screen.queryByLabelText('Email')).toBeNull()
    await user.click(screen.getByRole('button', { name: '₹501' }))
    await donate()
    await expect
      .poll(() => server.received(createDonation))
      .toMatchObject([{ fullName: 'Gauri Joshi', email: 'gauri@example.org', amount: 501 }])
  })

  it('lets another person give on the same phone', async () => {
    saveContact(aDonation())
    const { user, field } = await showDonationForm()
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    expect(document.activeElement).toBe(field('Your full name'))
    expect(field('Your full name')).toHaveProperty('value', aDonation().fullName)
  })

  it('does not offer a guest the name of an account that gave here', async () => {
    const { fill, donate } = await showDonationForm({ account: anAccount() })
    await fill()
    await donate()
    await screen.findByText(/₹501/)
    cleanup()
    setKnownAccount(undefined)
    expect(savedContact()).toBeUndefined()
  })

  it('returns as it was left', async () => {
    const first = await showDonationForm()
    await first.fill('751')
    await expect.poll(() => first.db.drafts.get('donation')).toBeTruthy()
    cleanup()
    const again = await showDonationForm({ server: first.server })
    await expect.poll(() => again.field('Your amount in rupees')).toHaveProperty('value', '751')
    expect(within(again.container).getByDisplayValue('Meera Kulkarni')).toBeTruthy()
  })
})
