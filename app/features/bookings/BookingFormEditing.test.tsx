import { describe, expect, it } from 'vitest'
import { anOutboxRow, refused } from '#app/test/anOutboxRow.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { screen } from '#app/test/render.tsx'
import { createBooking } from '#contract/bookings/public.ts'
import { day, showBookingForm, sent, type Options } from './showBookingForm.tsx'

describe('A booking that is edited before the temple has accepted it', () => {
  const showEdited = async (change: Partial<OutboxRow> = {}, options: Options = {}) => {
    const row = anOutboxRow({ command: 'createBooking', input: sent, ...change })
    const page = await showBookingForm({
      step: 'names',
      editing: row.id,
      outbox: [row],
      ...options,
    })
    await expect.poll(() => page.field('Your full name')).toHaveProperty('value', 'Meera Kulkarni')
    return { ...page, rows: () => page.db.outbox.toArray() }
  }

  it('is in the form as it was written, its terms accepted, and waits meanwhile', async () => {
    const { field, rows } = await showEdited()
    expect(field('Gotra')).toHaveProperty('value', 'Kashyapa')
    expect(field('I accept the terms and conditions')).toHaveProperty('checked', true)
    expect(screen.getByRole('region', { name: 'Your booking' }).textContent).toContain(
      'Tuesday, 24 Nov 2026TimeAfternoon',
    )
    await expect.poll(rows).toMatchObject([{ state: 'held', heldFor: 'edit' }])
  })

  it('is booked once, as changed, in place of the first', async () => {
    const { write, book, server, rows, onSettled } = await showEdited()
    await write('Intention', 'An exam')
    await book()
    await screen.findByRole('heading', { name: 'We have received your request' })
    const sankalp = { ...sent.sankalp, intention: 'An exam' }
    expect(server.received(createBooking)).toEqual([{ ...sent, sankalp }])
    expect(onSettled).toHaveBeenCalledOnce()
    expect(await rows()).toMatchObject([{ state: 'accepted' }])
  })

  it('offers the free times that came with a refusal, and books the one chosen', async () => {
    const row = refused({
      code: 'slot_full',
      detail: 'Somebody else was faster.',
      freeSlots: [{ date: day, slot: 'evening' }],
    })
    const { user, field, next, book, server, rows } = await showEdited(row)
    await screen.findByRole('heading', { name: 'That time is no longer available' })
    await user.click(screen.getByRole('button', { name: /^Tuesday, 24 Nov 2026.*Evening/ }))
    await expect.poll(() => document.activeElement).toBe(field(/^Evening/))
    await next('Your names')
    await book()
    await screen.findByRole('heading', { name: 'We have received your request' })
    expect(server.received(createBooking)).toEqual([{ ...sent, preferredTime: 'evening' }])
    expect(await rows()).toMatchObject([{ state: 'accepted' }])
  })

  it('opens at the step of the field that was refused, with the reason beside it', async () => {
    const detail = 'Please choose a later date'
    const row = refused({ errors: [{ pointer: '#/preferredDate', detail }] })
    await showEdited(row)
    await expect.poll(() => document.querySelector('form')?.getAttribute('data-step')).toBe('puja')
    const days = () => document.querySelector('[data-invalid]')?.parentElement?.textContent
    await expect.poll(days).toContain(detail)
  })

  it('is not booked twice when it has been sent meanwhile', async () => {
    const { user, write, book, field, server, rows, onSettled } = await showEdited({
      state: 'accepted',
      attempts: 1,
    })
    expect(await screen.findByText('It was already sent')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await write('Intention', 'An exam')
    await book()
    expect(await screen.findByText('It was already sent')).toBeTruthy()
    expect(field('Intention')).toHaveProperty('value', 'An exam')
    expect(server.received(createBooking)).toEqual([])
    expect(await rows()).toHaveLength(1)
    expect(onSettled).not.toHaveBeenCalled()
  })
})
