import { describe, expect, it } from 'vitest'
import { aDonation } from '#app/test/aDonation.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectRequired } from '#app/test/expectRequired.ts'
import { screen } from '#app/test/render.tsx'
import { isDonationReference } from '#contract/donations/reference.ts'
import { createDonation } from '#contract/donations/public.ts'
import { showDonationForm } from './showDonationForm.tsx'

describe('The donation form', () => {
  it('needs an amount: says so beside it and aloud, and sends nothing', async () => {
    const { field, fill, donate, server } = await showDonationForm()
    await fill('')
    await donate()
    expect(await screen.findByText('Invalid amount')).toBeTruthy()
    expect(screen.getAllByText('Please enter an amount')).toHaveLength(2)
    await expect.poll(() => document.activeElement).toBe(field('Your amount in rupees'))
    expect(server.received(createDonation)).toEqual([])
  })

  it.each([
    ['0', 'Amount must be greater than 0'],
    ['-501', 'Amount must be greater than 0'],
    ['five hundred', 'Please enter the amount in digits, like 501'],
    ['पाँच सौ', 'Please enter the amount in digits, like 501'],
    ['10.50', 'Please enter whole rupees'],
    ['100001', 'The most you can give at once is ₹1,00,000. To give more, please call the temple'],
  ])('does not take an amount of %s', async (amount, message) => {
    const { field, fill, donate, server } = await showDonationForm()
    await fill(amount)
    await donate()
    await expect
      .poll(() => field('Your amount in rupees').getAttribute('aria-invalid'))
      .toBe('true')
    expect(screen.getAllByText(message).length).toBeGreaterThan(0)
    expect(server.received(createDonation)).toEqual([])
  })

  it('names each field that is missing or wrong, and goes to the first', async () => {
    const { user, field, donate, server, write } = await showDonationForm()
    await user.click(screen.getByRole('button', { name: '₹501' }))
    await write('Email', 'meera')
    await donate()
    await expect.poll(() => document.activeElement).toBe(field('Your full name'))
    expect(screen.getByText('Required')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(server.received(createDonation)).toEqual([])
  })

  it('says how many fields are missing, and which are required', async () => {
    const { donate, container } = await showDonationForm()
    await donate()
    expect(await screen.findByText('3 fields need attention')).toBeTruthy()
    expectRequired(container)
  })

  it('takes an amount with one press, marks it, and says what the donor is called', async () => {
    const { user, field } = await showDonationForm()
    const preset = screen.getByRole('button', { name: '₹1,001' })
    await user.click(preset)
    expect(field('Your amount in rupees')).toHaveProperty('value', '1001')
    expect(preset.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('Donor level: Devotee')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Donate ₹1,001' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '₹501' }))
    expect(preset.getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByRole('button', { name: 'Donate ₹501' })).toBeTruthy()
  })

  it.each(['0.5', '500.75', 'some'])('names no amount on its button for "%s"', async (typed) => {
    const { write } = await showDonationForm()
    await write('Your amount in rupees', typed)
    expect(screen.getByRole('button', { name: 'Donate' })).toBeTruthy()
  })

  it('pledges by UPI what was written, says what comes next, and opens the pledge', async () => {
    const { user, field, fill, donate, server, onSettled, address, write } = await showDonationForm(
      {
        site: { donationPurposes: ['Annadan', 'Flowers'], has80G: true },
      },
    )
    server.answers(createDonation, ({ reference }) =>
      aDonation({ ...(reference && { reference }), amount: 1001 }),
    )
    await fill('₹1,001')
    await user.selectOptions(field('What is it for? (optional)'), 'Annadan')
    await write('Message (optional)', 'For Aai')
    await write('PAN', 'ABCPD1234F')
    await write('Your address', 'Pune 411030')
    await donate()
    expect(await screen.findByText('Thank you for your donation!')).toBeTruthy()
    expect(screen.getByText('Now pay ₹1,001 with this code')).toBeTruthy()
    const [sent] = server.received(createDonation)
    expect(sent).toEqual({
      amount: 1001,
      fullName: 'Meera Kulkarni',
      email: 'meera@example.org',
      purpose: 'Annadan',
      message: 'For Aai',
      pan: 'ABCPD1234F',
      donorAddress: 'Pune 411030',
      paymentMethod: 'gpay',
      reference: sent?.reference,
    })
    expect(isDonationReference(sent?.reference ?? '')).toBe(true)
    await expect.poll(address).toBe(`/donation/${sent?.reference?.toLowerCase()}#secret`)
    expect(onSettled).toHaveBeenCalledOnce()
  })

  it('opens the donation of somebody who is logged in without its secret', async () => {
    const { fill, donate, server, address } = await showDonationForm({ account: anAccount() })
    await fill()
    await donate()
    await expect.poll(() => server.received(createDonation)).toHaveLength(1)
    const [sent] = server.received(createDonation)
    await expect.poll(address).toBe(`/donation/${sent?.reference?.toLowerCase()}`)
  })

  it('is busy until the server answers, and a second press pledges nothing more', async () => {
    const { user, fill, donate, server, onSettled } = await showDonationForm()
    const release = server.holds(createDonation, aDonation())
    await fill()
    await donate()
    const button = await screen.findByRole('button', { name: 'Processing...' })
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    release()
    await expect.poll(() => onSettled.mock.calls).toHaveLength(1)
    expect(server.received(createDonation)).toHaveLength(1)
  })

  it('keeps the reference of a refused pledge, which may be paid already', async () => {
    const { field, fill, donate, server, onSettled, write } = await showDonationForm()
    const detail = 'Please check this'
    server.refuses(createDonation, 'invalid_input', {
      errors: [{ pointer: '#/email', detail: 'No' }],
    })
    await fill()
    await donate()
    expect(await screen.findByText('Donation failed')).toBeTruthy()
    expect(screen.getByText(detail)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('Email'))
    expect(onSettled).not.toHaveBeenCalled()
    server.answers(createDonation, aDonation())
    await write('Email', '.in')
    expect(screen.queryByText(detail)).toBeNull()
    await donate()
    await expect.poll(() => server.received(createDonation)).toHaveLength(2)
    const [first, second] = server.received(createDonation)
    expect(second).toEqual({ ...first, email: 'meera@example.org.in' })
  })

  it('gives a pledge another reference when the first belongs to somebody else', async () => {
    const { fill, donate, server } = await showDonationForm()
    const reason = { code: 'donations.referenceTaken' } as const
    server.refuses(createDonation, 'id_taken', { reason })
    await fill()
    await donate()
    expect(await screen.findByText(/^Another donation already has this reference\./)).toBeTruthy()
    server.answers(createDonation, aDonation())
    await donate()
    await expect.poll(() => server.received(createDonation)).toHaveLength(2)
    const [first, second] = server.received(createDonation).map(({ reference }) => reference)
    expect(second).not.toBe(first)
  })

  it('is saved offline with its code to pay at once, and pledged once when there is a network', async () => {
    const { fill, donate, server, network, address } = await showDonationForm()
    network.lose()
    await fill()
    await donate()
    expect(await screen.findByText('Saved on this phone')).toBeTruthy()
    await expect.poll(address).toMatch(/^\/donation\/d[^#]+$/)
    expect(server.received(createDonation)).toEqual([])
    network.regain()
    await expect.poll(() => server.received(createDonation)).toHaveLength(1)
    expect(address()).toBe(
      `/donation/${server.received(createDonation)[0]?.reference?.toLowerCase()}`,
    )
  })
})
