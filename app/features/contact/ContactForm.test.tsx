import { cleanup } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { expectRequired } from '#app/test/expectRequired.ts'
import { anOutboxRow, refused } from '#app/test/anOutboxRow.ts'
import { anAccount } from '#app/test/builders.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { saveContact, savedContact } from '#app/offline/savedContact.ts'
import { sendMessage } from '#contract/contact/public.ts'
import { ContactForm } from './ContactForm.tsx'

type Props = { message?: string; editing?: string }

const show = async ({ editing, ...props }: Props = {}, options: RenderOptions = {}) => {
  const onSettled = vi.fn()
  const page = await render(
    <ContactForm editing={editing} onSettled={onSettled} {...props} />,
    options,
  )
  return {
    ...page,
    onSettled,
    field: screen.getByLabelText,
    fill: async () => {
      await page.user.type(screen.getByLabelText('Your name'), 'Asha Patil')
      await page.user.type(screen.getByLabelText('Email'), 'asha@example.org')
      await page.user.selectOptions(screen.getByLabelText('Subject'), 'puja')
      await page.user.type(screen.getByLabelText('Message'), 'When is the aarti?')
    },
    send: () => page.user.click(screen.getByRole('button', { name: 'Send Message' })),
  }
}

describe('The contact form', () => {
  it('knows the guest who sent a form from this phone, and keeps who sends this one', async () => {
    saveContact({ fullName: 'Gauri Joshi', email: 'gauri@example.org' })
    const { user, field, send, server } = await show()
    server.answers(sendMessage, { id: 'message-1' })
    await expect.poll(() => field('Your name')).toHaveProperty('value', 'Gauri Joshi')
    expect(field('Email')).toHaveProperty('value', 'gauri@example.org')
    await user.clear(field('Your name'))
    await user.type(field('Your name'), 'Asha Patil')
    await user.selectOptions(field('Subject'), 'puja')
    await user.type(field('Message'), 'When is the aarti?')
    await send()
    await screen.findByText('Message sent successfully!')
    expect(savedContact()).toEqual({ fullName: 'Asha Patil', email: 'gauri@example.org' })
  })

  it('offers nobody a guest’s name who is logged in', async () => {
    saveContact({ fullName: 'Gauri Joshi', email: 'gauri@example.org' })
    const { field } = await show({}, { account: anAccount() })
    await expect.poll(() => field('Email')).toHaveProperty('value', anAccount().email)
    expect(savedContact()).toBeUndefined()
  })

  it('says what is missing, takes the focus there, and sends nothing', async () => {
    const { send, server, field, container } = await show()
    await send()
    await expect.poll(() => document.activeElement).toBe(field('Your name'))
    expect(await screen.findByText('4 fields need attention')).toBeTruthy()
    expectRequired(container)
    expect(field('Your name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please choose a subject')).toBeTruthy()
    expect(server.received(sendMessage)).toEqual([])
  })

  it('sends what was written, thanks, and is empty again', async () => {
    const { fill, send, server, field, onSettled } = await show()
    server.answers(sendMessage, { id: 'message-1' })
    await fill()
    await send()
    expect(await screen.findByText('Message sent successfully!')).toBeTruthy()
    expect(server.received(sendMessage)).toEqual([
      {
        name: 'Asha Patil',
        email: 'asha@example.org',
        subject: 'puja',
        message: 'When is the aarti?',
        wantsNewsletter: false,
      },
    ])
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(true)
    expect(field('Message')).toHaveProperty('value', '')
  })

  it('is busy until the server answers, and a second press sends nothing more', async () => {
    const { fill, send, user, server, onSettled } = await show()
    const release = server.holds(sendMessage, { id: 'message-1' })
    await fill()
    await send()
    const button = await screen.findByRole('button', { name: 'Sending...' })
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    release()
    await expect.poll(() => onSettled.mock.calls).toEqual([[true]])
    expect(server.received(sendMessage)).toHaveLength(1)
  })

  it('shows a refused field beside it, and what was typed stays', async () => {
    const { fill, send, server, field, onSettled } = await show()
    server.refuses(sendMessage, 'invalid_input', { errors: [{ pointer: '#/email', detail: 'No' }] })
    await fill()
    await send()
    expect(await screen.findByText('Please check this')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('Email'))
    expect(field('Message')).toHaveProperty('value', 'When is the aarti?')
    expect(onSettled).not.toHaveBeenCalled()
  })

  it('is saved on the phone without a network, and sent once when it is back', async () => {
    const { fill, send, server, network, onSettled } = await show()
    server.answers(sendMessage, { id: 'message-1' })
    network.lose()
    await fill()
    await send()
    await expect.poll(() => onSettled.mock.calls).toEqual([[false]])
    expect(server.received(sendMessage)).toEqual([])
    network.regain()
    await expect.poll(() => server.received(sendMessage)).toHaveLength(1)
  })

  it('begins with the text that another app shared', async () => {
    const { field } = await show({ message: 'https://example.org/aarti' })
    expect(field('Message')).toHaveProperty('value', 'https://example.org/aarti')
  })
})

describe('A message that is edited before it is sent', () => {
  const { id: editing, input } = anOutboxRow()

  const showEdited = async (change: Partial<OutboxRow> = {}, options: RenderOptions = {}) => {
    const page = await show({ editing }, { outbox: [anOutboxRow(change)], ...options })
    const { db, server, user } = page
    server.answers(sendMessage, { id: 'message-1' })
    return {
      ...page,
      isFilled: () =>
        expect.poll(() => page.field('Message')).toHaveProperty('value', 'When is the aarti?'),
      change: (message: string) => write(user, 'Message', message),
      rows: () => db.outbox.toArray(),
      keys: () => server.headers(sendMessage).map((sent) => sent.get('idempotency-key')),
      /** Only this one is in the outbox. */
      isSent: (message: string) =>
        expect
          .poll(() => db.outbox.toArray())
          .toMatchObject([{ state: 'accepted', input: { message } }]),
    }
  }

  it('is in the form as it was written, and waits meanwhile', async () => {
    const { isFilled, field, rows } = await showEdited()
    await isFilled()
    expect(field('Your name')).toHaveProperty('value', 'Asha Patil')
    expect(field('Subject')).toHaveProperty('value', 'puja')
    await expect.poll(rows).toMatchObject([{ state: 'held', heldFor: 'edit' }])
  })

  it('is sent as changed, in place of the first, under a key of its own', async () => {
    const { isFilled, change, send, isSent, keys, server, onSettled } = await showEdited()
    await isFilled()
    await change('When is the evening aarti?')
    await send()
    await expect.poll(() => onSettled.mock.calls).toEqual([[true]])
    expect(server.received(sendMessage)).toMatchObject([{ message: 'When is the evening aarti?' }])
    expect(keys()).not.toEqual([`"${editing}"`])
    await isSent('When is the evening aarti?')
  })

  it('waits again, as changed, when there is still no network', async () => {
    const { isFilled, change, send, rows, network, onSettled } = await showEdited()
    network.lose()
    await isFilled()
    await change('When is the evening aarti?')
    await send()
    await expect.poll(() => onSettled.mock.calls).toEqual([[false]])
    const message = 'When is the evening aarti?'
    expect(await rows()).toMatchObject([{ input: { message }, attempts: 0 }])
  })

  it('was refused: the reason is beside its field until that is changed', async () => {
    const detail = 'Please say which temple you mean'
    const row = refused({ errors: [{ pointer: '#/message', detail }] })
    const { isFilled, change, send, isSent, field } = await showEdited(row)
    await isFilled()
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(field('Message').getAttribute('aria-invalid')).toBe('true')
    await change('When is the aarti in Pune?')
    expect(screen.queryByText(detail)).toBeNull()
    await send()
    await isSent('When is the aarti in Pune?')
  })

  it('is not sent a second time when it has been sent meanwhile', async () => {
    const { user, isFilled, change, send, rows, server, field, onSettled } = await showEdited({
      state: 'accepted',
      attempts: 1,
    })
    await isFilled()
    expect(await screen.findByText('It was already sent')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await change('Changed too late')
    await send()
    expect(
      await screen.findAllByText('Your later changes were not sent. They are still in this form.'),
    ).not.toEqual([])
    expect(field('Message')).toHaveProperty('value', 'Changed too late')
    expect(onSettled).not.toHaveBeenCalled()
    expect(server.received(sendMessage)).toEqual([])
    expect(await rows()).toMatchObject([{ id: editing, input }])
  })

  it('returns with its changes, and leaves a new message alone', async () => {
    const first = await showEdited()
    await first.isFilled()
    await first.change('Half changed')
    await expect
      .poll(() => first.db.drafts.get(`contact/${editing}`))
      .toMatchObject({ values: { message: 'Half changed' } })
    expect(await first.db.drafts.get('contact')).toBeUndefined()
    cleanup()
    const { field, send, isSent } = await showEdited({}, { outbox: [] })
    await expect.poll(() => field('Message')).toHaveProperty('value', 'Half changed')
    await send()
    await isSent('Half changed')
  })

  it('is shown to nobody else who uses this phone', async () => {
    const mine = { account: 'user-2', state: 'held', heldFor: 'edit' } as const
    const { db, field, rows, change, send, user } = await showEdited(mine, { account: anAccount() })
    await write(user, 'Your name', 'Ravi')
    // Until the phone has been read.
    await expect.poll(() => db.drafts.toArray()).toMatchObject([{ values: { name: 'Ravi' } }])
    expect(field('Message')).toHaveProperty('value', '')
    expect(field('Email')).toHaveProperty('value', '')
    await write(user, 'Email', 'ravi@example.org')
    await user.selectOptions(field('Subject'), 'feedback')
    await change('A lovely aarti.')
    await send()
    await expect
      .poll(rows)
      .toMatchObject([{ id: editing, account: 'user-2', state: 'held' }, { state: 'accepted' }])
  })
})
