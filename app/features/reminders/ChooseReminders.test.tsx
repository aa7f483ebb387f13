import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { askEmailReminders } from '#contract/reminders/public.ts'
import { subscribeWhatsapp } from '#contract/whatsapp/public.ts'
import { show } from './showReminders.tsx'
import { pradosh, sankashti } from './test/year.ts'

describe('The choice of reminders', () => {
  it('begins with every Ganesha festival, and shows the next message', async () => {
    const { box, container } = await show()
    expect(box('Every Ganesha festival').checked).toBe(true)
    expect(box('Sankashti').checked).toBe(false)
    const example = screen.getByLabelText('Example of a reminder')
    expect(example.textContent).toContain('Ganadhipa Sankashti')
    expect(example.textContent).toContain('7:00 AM')
    await expectAccessible(container)
  })

  it('says when each kind comes next; an Angaraki is a Sankashti, too', async () => {
    await show()
    const row = (name: string) => screen.getByText(name).closest('label')?.textContent
    expect(row('Sankashti')).toContain('Next: 27\u00a0Nov')
    expect(row('Angaraki Sankashti')).toContain('Next: 26\u00a0Jan')
    expect(row('Vinayaka Chaturthi')).toContain('None this year')
  })

  it.each([
    ['2026-11-27T20:51', 'Next: 27\u00a0Nov'],
    ['2026-11-27T20:52', 'Next: 26\u00a0Jan'],
  ])('names the Sankashti after today’s once its moon has risen (%s)', async (at, next) => {
    await show({ at })
    expect(screen.getByText('Sankashti').closest('label')?.textContent).toContain(next)
  })

  it('offers other festivals, of which none is chosen', async () => {
    const { box, press } = await show()
    const others = screen.getByRole('group', { name: 'Other festivals' })
    expect(within(others).getAllByRole('checkbox')).toHaveLength(1)
    expect(box('Pradosh').checked).toBe(false)
    await press('Every Ganesha festival')
    await press('Pradosh')
    expect(screen.getByLabelText('Example of a reminder').textContent).toContain(pradosh.name)
  })

  it('lets one kind take the place of all of Ganesha’s', async () => {
    const { box, press } = await show()
    await press('Angaraki Sankashti')
    expect(box('Every Ganesha festival').checked).toBe(false)
    expect(box('Angaraki Sankashti').checked).toBe(true)
  })

  it('is of one festival alone where *Remind me* led here', async () => {
    const { box } = await show({ festival: sankashti })
    expect(box('Only Ganadhipa Sankashti, 27 Nov 2026').checked).toBe(true)
    expect(box('Every Ganesha festival').checked).toBe(false)
  })

  it('needs a festival and a day', async () => {
    const { press } = await show()
    await press('Every Ganesha festival')
    expect(screen.getByText('Choose at least one festival and one day.')).toBeTruthy()
    await press('Email')
    expect(screen.getByText('Set Reminders')).toHaveProperty('disabled', true)
    await press('Sankashti')
    expect(screen.getByText('Set Reminders')).toHaveProperty('disabled', false)
    expect(screen.queryByText('Choose at least one festival and one day.')).toBeNull()
  })
})

describe('For the evening before a puja at home', () => {
  it('that evening alone is chosen, with the moonrise, and the message asks what is ready', async () => {
    const { user, box, press, set, server } = await show({ festival: sankashti, of: 'eve' })
    expect(box('Evening before')).toMatchObject({ checked: true, disabled: false })
    expect(box('1 day before').checked).toBe(false)
    await press('Evening before')
    expect(box('Evening before').checked).toBe(false)
    await press('Evening before')
    const message = screen.getByLabelText('Example of a reminder').textContent
    expect(message).toContain('Ganadhipa Sankashti is tomorrow')
    expect(message).toContain('Is everything ready for the puja?')
    expect(message).toContain('at 7:00 PM')
    expect(screen.getByText(/‘Evening before’ comes at 7:00 PM\./)).toBeTruthy()
    server.answers(askEmailReminders, { status: 'active' })
    await press('Email')
    await write(user, 'Your email', 'asha@example.org')
    await set()
    await screen.findByText('Your email reminders are set.')
    expect(server.received(askEmailReminders)).toMatchObject([
      { choice: { daysBefore: [], atEve: true, atMoonrise: true } },
    ])
  })
})

describe('On the evening of a Sankashti', () => {
  const tonight = { festival: sankashti, at: '2026-11-27T19:29' }
  const example = () => screen.getByLabelText('Example of a reminder').textContent

  it('*At moonrise* is ticked, and what has passed is not offered', async () => {
    const { box, container } = await show(tonight)
    expect(box('At moonrise')).toMatchObject({ checked: true, disabled: false })
    const reason =
      'Already passed for this festival: 7 days before; 3 days before; 1 day before; On the day.'
    for (const name of ['7 days before', '3 days before', '1 day before', 'On the day']) {
      expect(box(name)).toMatchObject({ checked: false, disabled: true })
      const described = box(name).getAttribute('aria-describedby') ?? ''
      expect(document.getElementById(described)?.textContent).toBe(reason)
    }
    await expectAccessible(container)
  })

  it('the example is its own next message', async () => {
    await show(tonight)
    expect(example()).toContain('Ganadhipa Sankashti: moonrise now')
    expect(example()).toContain('8:52 PM')
  })

  it('only what can come is sent', async () => {
    const { user, press, set, server } = await show(tonight)
    server.answers(askEmailReminders, { status: 'active' })
    await press('Email')
    await write(user, 'Your email', 'asha@example.org')
    await set()
    await screen.findByText('Your email reminders are set.')
    expect(server.received(askEmailReminders)).toMatchObject([
      { choice: { daysBefore: [], atMoonrise: true } },
    ])
  })

  it('a later hour of the day is offered again', async () => {
    const { user, box, press } = await show(tonight)
    await press('At moonrise')
    expect(screen.getByLabelText('Time of day')).toHaveProperty('value', '20:00')
    expect(box('On the day')).toMatchObject({ checked: true, disabled: false })
    expect(example()).toContain('Ganadhipa Sankashti is today')
    await user.selectOptions(screen.getByLabelText('Time of day'), '06:00')
    expect(example()).toContain('Your next reminder appears here.')
    expect(screen.getByText(/^These times have already passed\./)).toBeTruthy()
  })

  it('after the moon has risen, the next hour is left', async () => {
    const { box } = await show({ festival: sankashti, at: '2026-11-27T20:52' })
    expect(screen.getByLabelText('Time of day')).toHaveProperty('value', '21:00')
    expect(box('At moonrise')).toMatchObject({ checked: false, disabled: true })
  })

  it('when nothing is left, nothing can be set, and the example is of no other festival', async () => {
    const { press } = await show({ festival: sankashti, at: '2026-11-27T21:30' })
    expect(example()).toContain('Your next reminder appears here.')
    await press('Email')
    expect(screen.getByText('Set Reminders')).toHaveProperty('disabled', true)
  })

  it('a kind beside it can still come, every time', async () => {
    const { box, press } = await show(tonight)
    await press('Sankashti')
    expect(box('7 days before')).toMatchObject({ checked: true, disabled: false })
    expect(screen.queryByText(/^Already passed/)).toBeNull()
  })
})

it('At moonrise is not offered for days that do not end with one', async () => {
  const { box } = await show({ festival: pradosh })
  expect(box('At moonrise')).toMatchObject({ checked: false, disabled: true })
  expect(screen.getByText('‘At moonrise’ is for fasts that end when the moon rises.')).toBeTruthy()
})

it('An older choice that the server refuses is answered with the reason, and nothing is lost', async () => {
  const { user, press, set, server } = await show()
  const reason = { code: 'reminders.allPassed' } as const
  server.refuses(askEmailReminders, 'too_late', { reason })
  await press('Email')
  await write(user, 'Your email', 'asha@example.org')
  await set()
  expect(await screen.findByText(/^The times you chose have already passed/)).toBeTruthy()
  expect(screen.getByLabelText('Your email')).toHaveProperty('value', 'asha@example.org')
})

it('Reminders by WhatsApp carry what was chosen above', async () => {
  const { user, press, server } = await show()
  const message = 'We sent a code to +91 98765 43210.'
  server.answers(subscribeWhatsapp, { status: 'code_sent', message })
  await press('Sankashti')
  await press('WhatsApp')
  await write(user, 'Your name', 'Asha')
  await write(user, 'WhatsApp number', '+919876543210')
  await user.click(screen.getByText('Subscribe on WhatsApp'))
  expect(await screen.findByLabelText('Six-digit code')).toBeTruthy()
  expect(server.received(subscribeWhatsapp)).toMatchObject([
    { chosen: { source: 'reminders', choice: { kinds: ['sankashti'] } } },
  ])
})
