import { describe, expect, it } from 'vitest'
import { anOutboxRow, refused } from '#app/test/anOutboxRow.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { screen } from '#app/test/render.tsx'
import { isDonationReference } from '#contract/donations/reference.ts'
import { createDonation } from '#contract/donations/public.ts'
import { showDonationForm, type Options } from './showDonationForm.tsx'

describe('A pledge that is edited before the temple has accepted it', () => {
  const reference = 'D7K3M9WACE'
  const input = {
    fullName: 'Meera Kulkarni',
    email: 'meera@example.org',
    amount: 501,
    message: 'For Aai',
    paymentMethod: 'gpay',
    reference,
  }

  const showEdited = async (change: Partial<OutboxRow> = {}, options: Options = {}) => {
    const row = anOutboxRow({ command: 'createDonation', input, ...change })
    const page = await showDonationForm({ editing: row.id, outbox: [row], ...options })
    await expect.poll(() => page.field('Your full name')).toHaveProperty('value', 'Meera Kulkarni')
    return { ...page, states: async () => (await page.db.outbox.toArray()).map((row) => row.state) }
  }

  it('is in the form as it was written', async () => {
    const { field } = await showEdited()
    expect(field('Your amount in rupees')).toHaveProperty('value', '501')
    expect(field('Message (optional)')).toHaveProperty('value', 'For Aai')
    expect(field(/^UPI/)).toHaveProperty('checked', true)
    expect(screen.getByRole('button', { name: 'Donate ₹501' })).toBeTruthy()
  })

  it('keeps its reference when it is changed, because it may be paid already', async () => {
    const { user, donate, server, states, address, onSettled } = await showEdited()
    await user.click(screen.getByRole('button', { name: '₹1,001' }))
    await donate()
    await expect.poll(() => server.received(createDonation)).toEqual([{ ...input, amount: 1001 }])
    await expect.poll(address).toBe('/donation/d7k3m9wace#secret')
    expect(onSettled).toHaveBeenCalledOnce()
    expect(await states()).toEqual(['accepted'])
  })

  it('was refused: the reason is beside its field, and corrected it is the same pledge', async () => {
    const detail = 'Please enter a valid email address'
    const row = refused({ errors: [{ pointer: '#/email', detail }] })
    const { donate, server, states, write } = await showEdited(row)
    expect(await screen.findByText(detail)).toBeTruthy()
    await write('Email', '.in')
    expect(screen.queryByText(detail)).toBeNull()
    await donate()
    const email = 'meera@example.org.in'
    await expect.poll(() => server.received(createDonation)).toEqual([{ ...input, email }])
    expect(await states()).toEqual(['accepted'])
  })

  it('gets another reference if the first belongs to somebody else', async () => {
    const { donate, server } = await showEdited(refused({ code: 'id_taken' }))
    await donate()
    await expect.poll(() => server.received(createDonation)).toHaveLength(1)
    const [sent] = server.received(createDonation)
    expect(sent?.reference).not.toBe(reference)
    expect(isDonationReference(sent?.reference ?? '')).toBe(true)
  })

  it('is not pledged twice when it has been sent meanwhile', async () => {
    const { user, field, donate, server, states, address, onSettled } = await showEdited({
      state: 'accepted',
      attempts: 1,
    })
    expect(await screen.findByText('It was already sent')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: '₹1,001' }))
    await donate()
    expect(await screen.findByText('It was already sent')).toBeTruthy()
    expect(field('Your amount in rupees')).toHaveProperty('value', '1001')
    expect(server.received(createDonation)).toEqual([])
    expect(await states()).toEqual(['accepted'])
    expect(onSettled).not.toHaveBeenCalled()
    expect(address()).toBe('/donate')
  })

  it('waits again, as changed, when there is still no network', async () => {
    const { user, donate, network, db, address } = await showEdited()
    network.lose()
    await user.click(screen.getByRole('button', { name: '₹1,001' }))
    await donate()
    await expect.poll(address).toBe('/donation/d7k3m9wace')
    expect(await db.outbox.toArray()).toMatchObject([{ input: { amount: 1001, reference } }])
  })
})
