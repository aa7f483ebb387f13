import { cleanup } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { anOutboxRow, refused } from '#app/test/anOutboxRow.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { aSite, anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, type RenderOptions, screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { createBooking, getAvailability } from '#contract/bookings.ts'
import { getDakshina } from '#contract/dakshina.ts'
import { getPaymentSettings } from '#contract/donations.ts'
import { listPujas, type Puja } from '#contract/pujaList.ts'
import { BookingForm } from './BookingForm.tsx'
import { anAvailability } from './test/anAvailability.ts'
import type { Step } from './useSteps.ts'

const now = '2026-11-21T03:00:00.000Z'
const day = '2026-11-24'

const pujas: Puja[] = [
  {
    id: 'ganesh',
    name: 'Ganesh Puja',
    description: 'Sixteen offerings.',
    price: 2100,
    hours: { from: 1, to: 2 },
  },
  { id: 'sankashti', name: 'Sankashti Puja', description: 'At moonrise.', price: 1500 },
]

/** The form with its step, which the page has in its address. */
function Form({
  first,
  ...props
}: { first: Step } & Omit<ComponentProps<typeof BookingForm>, 'step' | 'onStep' | 'terms'>) {
  const [step, setStep] = useState(first)
  return <BookingForm {...props} step={step} onStep={setStep} terms={<a href="/terms">Read</a>} />
}

type Options = RenderOptions & { step?: Step; editing?: string; offered?: Puja[] }

const show = async (options: Options = {}) => {
  const { step = 'puja', editing, offered = pujas, server = templeServer(), ...rest } = options
  server.offers(listPujas, pujas)
  server.offers(
    getAvailability,
    anAvailability({
      '2026-11-21': {},
      '2026-11-22': {},
      '2026-11-23': { morning: 0, afternoon: 0, evening: 0 },
      [day]: { morning: 0, afternoon: 1 },
      '2026-11-27': {},
    }),
  )
  server.offers(createBooking, aBooking({ preferredDate: day }))
  server.offers(getDakshina, { reference: 'PJ-2026-7K3M9W', paid: [], canPay: true })
  server.offers(getPaymentSettings, { cards: 'none' })
  const onSettled = vi.fn()
  const page = await render(
    <Form
      first={step}
      site={aSite()}
      pujas={offered}
      today="2026-11-21"
      festivalOn={() => undefined}
      editing={editing}
      onSettled={onSettled}
    />,
    { ...rest, server, now },
  )
  const field = screen.getByLabelText
  const write = async (label: string, text: string) => {
    await page.user.click(field(label))
    await page.user.paste(text)
  }
  const next = (name: 'Choose a day' | 'Your names' | 'Book Puja') => {
    const buttons = screen.getAllByText(name).map((text) => text.closest('button'))
    const button = buttons.find((each) => each?.type === 'submit')
    if (!button) throw new Error(`No button ${name}`)
    return page.user.click(button)
  }
  const book = () => next('Book Puja')
  return {
    ...page,
    onSettled,
    field,
    write,
    next,
    book,
    /** From the first step to the last, with all that is needed. */
    fill: async () => {
      await next('Choose a day')
      await screen.findByText('Full')
      await page.user.type(field('Preferred date'), day)
      await page.user.click(field(/^Afternoon/))
      await next('Your names')
      await write('Gotra', 'Kashyapa')
      await write('Your full name', 'Meera Kulkarni')
      await write('Email', 'meera@example.org')
      await page.user.click(field('I accept the terms and conditions'))
    },
    error: (label: string | RegExp) => {
      const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    },
  }
}

/** What `fill` sends. */
const sent = {
  pujaType: 'ganesh',
  preferredDate: day,
  preferredTime: 'afternoon',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  phone: '',
  specialRequests: '',
  includePrasad: false,
  sankalp: {
    names: ['Meera Kulkarni'],
    gotra: 'Kashyapa',
    isGotraUnknown: false,
    nakshatra: undefined,
    rashi: undefined,
    intention: '',
  },
}

describe('The booking form', () => {
  it('goes step by step, and the focus is at the heading of each', async () => {
    const { next, user, field } = await show()
    expect(screen.getByText('Sixteen offerings.')).toBeTruthy()
    await user.click(field(/^Sankashti Puja/))
    expect(screen.getByText('At moonrise.')).toBeTruthy()
    await next('Choose a day')
    await expect.poll(() => document.activeElement?.textContent).toBe('Step 2 of 3: Which day?')
    await user.type(field('Preferred date'), day)
    await user.click(field(/^Evening/))
    await next('Your names')
    await expect.poll(() => document.activeElement?.textContent).toBe('Step 3 of 3: Who is it for?')
    const summary = screen.getByRole('region', { name: 'Your booking' })
    expect(summary.textContent).toBe(
      'Your bookingPujaSankashti PujaDayTuesday, Nov 24, 2026TimeEvening, 4 PM - 8 PM',
    )
    await user.click(screen.getByRole('button', { name: '1 Puja' }))
    expect(field(/^Sankashti Puja/)).toHaveProperty('checked', true)
  })

  it('asks for a day and a time before it goes on', async () => {
    const { next, field, user, error } = await show({ step: 'day' })
    await next('Your names')
    await expect.poll(() => document.activeElement).toBe(field('Preferred date'))
    expect(error('Preferred date')).toContain('Please choose a date')
    expect(screen.getByText('Please choose a time')).toBeTruthy()
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('2 Day and time')
    await user.type(field('Preferred date'), day)
    expect(error('Preferred date')).not.toContain('Please choose a date')
    await user.click(field(/^Evening/))
    expect(screen.queryByText('Please choose a time')).toBeNull()
  })

  it('offers no time that is full, and says how many places are left', async () => {
    const { field, user } = await show({ step: 'day' })
    await screen.findByText('Full')
    await user.type(field('Preferred date'), day)
    expect(field(/^Morning\s*Full/)).toHaveProperty('disabled', true)
    expect(field(/^Afternoon\s*1 place left/)).toHaveProperty('disabled', false)
    expect(field(/^Evening/)).toHaveProperty('disabled', false)
  })

  it('offers the nearest free times instead of a day that is full', async () => {
    const { field, user, next } = await show({ step: 'day' })
    await screen.findByText('Full')
    await user.type(field('Preferred date'), '2026-11-23')
    expect(screen.getByText('No slots on this day.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Tuesday, Nov 24, 2026.*Afternoon/ }))
    expect(field('Preferred date')).toHaveProperty('value', day)
    expect(field(/^Afternoon/)).toHaveProperty('checked', true)
    await next('Your names')
    await expect.poll(() => document.activeElement?.textContent).toBe('Step 3 of 3: Who is it for?')
  })

  it('starts at the temple’s current day, whatever the phone’s day is', async () => {
    const { field } = await show({ step: 'day' })
    expect(field('Preferred date').getAttribute('min')).toBe('2026-11-21')
    await expect.poll(() => field('Preferred date').getAttribute('max')).toBe('2027-05-20')
  })

  it('opens the first step with an error when it is sent', async () => {
    const { book, field, server } = await show({ step: 'names' })
    await book()
    await expect
      .poll(() => document.querySelector('[aria-current="step"]')?.textContent)
      .toBe('2 Day and time')
    await expect.poll(() => document.activeElement).toBe(field('Preferred date'))
    expect(server.received(createBooking)).toEqual([])
  })

  it('explains each error in plain words, and goes to the first', async () => {
    const { user, field, write, next, book, server, error, container } = await show()
    await next('Choose a day')
    await user.type(field('Preferred date'), day)
    await user.click(field(/^Afternoon/))
    await next('Your names')
    await write('Email', 'meera')
    await write('Phone (optional)', 'ring me')
    await user.click(field('Send me the prasad by post'))
    await write('PIN code', '41103')
    await book()
    await expect.poll(() => document.activeElement).toBe(field('Gotra'))
    expect(error('Gotra')).toBe('Please enter the gotra, or choose that you don’t know it')
    expect(error('Your full name')).toBe('Required')
    expect(error('Email')).toContain('Please enter a valid email address')
    expect(error('Phone (optional)')).toContain('Please enter a valid phone number')
    expect(error('House and street')).toBe('Required')
    expect(error('City')).toBe('Required')
    expect(error('PIN code')).toBe('Please enter a PIN code of 6 digits')
    expect(error('I accept the terms and conditions')).toBe(
      'You must accept the terms and conditions',
    )
    expect(server.received(createBooking)).toEqual([])
    // Without the address: axe looks at each of the countries for long.
    await user.click(field('Send me the prasad by post'))
    await expectAccessible(container)
  })

  it('sends what was written, says so, and is empty again', async () => {
    const { fill, book, user, server, onSettled, field } = await show()
    await fill()
    await book()
    const done = await screen.findByRole('heading', { name: 'Your puja is booked' })
    await expect.poll(() => document.activeElement).toBe(done)
    expect(await screen.findByText('Booking successful!')).toBeTruthy()
    expect(screen.getByText("We'll contact you shortly to confirm the details.")).toBeTruthy()
    expect(screen.getByText('PJ-2026-7K3M9W')).toBeTruthy()
    expect(screen.getByText('Open your booking').getAttribute('href')).toBe(
      '/booking/pj-2026-7k3m9w#secret',
    )
    expect(server.received(createBooking)).toEqual([sent])
    expect(onSettled).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Book another puja' }))
    expect(field('Your full name')).toHaveProperty('value', '')
    expect(field('Preferred date')).toHaveProperty('value', '')
  })

  it('sends names, stars, wishes and the address for the prasad', async () => {
    const { fill, book, user, server, field, write } = await show()
    await fill()
    await write('Name 1', 'Asha')
    await user.click(screen.getByRole('button', { name: 'Add a name' }))
    await expect.poll(() => document.activeElement).toBe(field('Name 2'))
    await user.paste('Ravi')
    await user.click(screen.getByRole('button', { name: 'Add a name' }))
    await user.click(screen.getByRole('button', { name: 'Add a name' }))
    await write('Name 3', 'Nobody')
    await user.click(screen.getByRole('button', { name: 'Remove name 3' }))
    await expect.poll(() => document.activeElement).toBe(field('Name 2'))
    await user.click(field('I don’t know my gotra'))
    expect(screen.queryByLabelText('Gotra')).toBeNull()
    await user.selectOptions(field('Nakshatra'), 'rohini')
    await user.selectOptions(field('Rashi'), 'mesha')
    await write('Intention', 'An exam')
    await write('Special requests (optional)', 'In Marathi')
    await write('Phone (optional)', '+91 98220 00000')
    await user.click(field('Send me the prasad by post'))
    await write('House and street', '12 Modak Lane')
    await write('City', 'Pune')
    await write('PIN code', '411030')
    const summary = screen.getByRole('region', { name: 'Your booking' })
    expect(within(summary).getByText('Asha, Ravi')).toBeTruthy()
    expect(within(summary).getByText('by post')).toBeTruthy()
    await book()
    await screen.findByRole('heading', { name: 'Your puja is booked' })
    expect(server.received(createBooking)).toEqual([
      {
        ...sent,
        phone: '+91 98220 00000',
        specialRequests: 'In Marathi',
        includePrasad: true,
        sankalp: {
          names: ['Asha', 'Ravi'],
          gotra: '',
          isGotraUnknown: true,
          nakshatra: 'rohini',
          rashi: 'mesha',
          intention: 'An exam',
        },
        address: {
          line1: '12 Modak Lane',
          line2: '',
          city: 'Pune',
          state: '',
          postalCode: '411030',
          country: 'IN',
        },
      },
    ])
  })

  it('asks other countries for a postal code of their own', async () => {
    const { user, field } = await show({ step: 'names' })
    await user.click(field('Send me the prasad by post'))
    await user.selectOptions(field('Country'), 'NP')
    expect(field('Postal code').getAttribute('inputmode')).toBe('text')
    expect(screen.queryByLabelText('PIN code')).toBeNull()
  })

  it('takes eleven names and no more', async () => {
    const { user, field } = await show({ step: 'names' })
    const add = screen.getByRole('button', { name: 'Add a name' })
    for (let place = 2; place <= 11; place += 1) await user.click(add)
    expect(field('Name 11')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a name' })).toBeNull()
  })

  it('begins with the name and email of who is logged in, who then needs no secret', async () => {
    const { field } = await show({ account: anAccount(), step: 'names' })
    await expect.poll(() => field('Your full name')).toHaveProperty('value', 'Asha Patil')
    expect(field('Email')).toHaveProperty('value', 'asha@example.org')
  })

  it('is busy until the server answers, and a second press books nothing more', async () => {
    const { fill, book, user, server, onSettled } = await show()
    await fill()
    const release = server.holds(createBooking, aBooking())
    await book()
    const button = await screen.findByRole('button', { name: 'Booking...' })
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    release()
    await expect.poll(() => onSettled.mock.calls).toHaveLength(1)
    expect(server.received(createBooking)).toHaveLength(1)
  })

  it('offers other times when the chosen one was taken meanwhile, and loses nothing', async () => {
    const { fill, book, next, user, server, field, onSettled, container } = await show()
    await fill()
    server.refuses(createBooking, 'slot_full', {
      detail: 'Somebody else was faster.',
      freeSlots: [
        { date: day, slot: 'evening' },
        { date: '2026-11-25', slot: 'morning' },
      ],
    })
    await book()
    const heading = await screen.findByRole('heading', {
      name: 'That time is no longer available',
    })
    await expect.poll(() => document.activeElement).toBe(heading)
    expect(await screen.findByText('Booking failed')).toBeTruthy()
    expect(
      screen.getByText('Your details are still here. The nearest free times are:'),
    ).toBeTruthy()
    await expectAccessible(container)
    await user.click(screen.getByRole('button', { name: /^Tuesday, Nov 24, 2026.*Evening/ }))
    await expect.poll(() => document.activeElement).toBe(field(/^Evening/))
    expect(screen.queryByText('That time is no longer available')).toBeNull()
    expect(onSettled).not.toHaveBeenCalled()
    server.answers(createBooking, aBooking())
    await next('Your names')
    await book()
    await screen.findByRole('heading', { name: 'Your puja is booked' })
    expect(server.received(createBooking)).toEqual([sent, { ...sent, preferredTime: 'evening' }])
    const keys = server.headers(createBooking).map((headers) => headers.get('idempotency-key'))
    expect(keys[1]).not.toBe(keys[0])
  })

  it('shows a refused field beside it, in its step', async () => {
    const { fill, book, server, field, error } = await show()
    await fill()
    const detail = 'Please choose a later date'
    server.refuses(createBooking, 'invalid_input', {
      errors: [{ pointer: '#/preferredDate', detail }],
    })
    await book()
    await expect.poll(() => document.activeElement).toBe(field('Preferred date'))
    expect(error('Preferred date')).toContain(detail)
  })

  it('returns as it was left, and names a puja that is not offered any more', async () => {
    const first = await show()
    await first.user.click(first.field(/^Sankashti Puja/))
    await first.write('Name 1', 'Asha')
    await expect
      .poll(() => first.db.drafts.get('booking'))
      .toMatchObject({ values: { pujaType: 'sankashti', sankalp: { names: ['Asha'] } } })
    cleanup()
    const { field, next, user } = await show({ server: first.server, offered: pujas.slice(0, 1) })
    await expect.poll(() => field('Name 1')).toHaveProperty('value', 'Asha')
    await next('Choose a day')
    expect(
      await screen.findByText('This puja is not offered at present. Please choose another'),
    ).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field(/^Ganesh Puja/))
    await user.click(field(/^Ganesh Puja/))
    await next('Choose a day')
    await expect.poll(() => document.activeElement?.textContent).toBe('Step 2 of 3: Which day?')
  })

  it('is saved offline, says so, and is sent once when there is a network', async () => {
    const { fill, book, server, network, onSettled, user } = await show()
    await fill()
    network.lose()
    await book()
    expect(
      await screen.findByRole('heading', { name: 'Your booking is saved on this phone' }),
    ).toBeTruthy()
    expect(await screen.findByText('Saved on this phone')).toBeTruthy()
    expect(screen.getByText('Open the outbox').getAttribute('href')).toBe('/outbox')
    expect(onSettled).toHaveBeenCalledOnce()
    expect(server.received(createBooking)).toEqual([])
    network.regain()
    await expect.poll(() => server.received(createBooking)).toEqual([sent])
    await user.click(screen.getByRole('button', { name: 'Book another puja' }))
    expect(screen.getByLabelText('Your full name')).toHaveProperty('value', '')
  })
})

describe('A booking that is edited before the temple has accepted it', () => {
  const showEdited = async (change: Partial<OutboxRow> = {}, options: Options = {}) => {
    const row = anOutboxRow({ command: 'createBooking', input: sent, ...change })
    const page = await show({ step: 'names', editing: row.id, outbox: [row], ...options })
    await expect.poll(() => page.field('Your full name')).toHaveProperty('value', 'Meera Kulkarni')
    return { ...page, rows: () => page.db.outbox.toArray() }
  }

  it('is in the form as it was written, its terms accepted, and waits meanwhile', async () => {
    const { field, rows } = await showEdited()
    expect(field('Gotra')).toHaveProperty('value', 'Kashyapa')
    expect(field('I accept the terms and conditions')).toHaveProperty('checked', true)
    expect(screen.getByRole('region', { name: 'Your booking' }).textContent).toContain(
      'Tuesday, Nov 24, 2026TimeAfternoon',
    )
    await expect.poll(rows).toMatchObject([{ state: 'held', heldFor: 'edit' }])
  })

  it('is booked once, as changed, in place of the first', async () => {
    const { write, book, server, rows, onSettled } = await showEdited()
    await write('Intention', 'An exam')
    await book()
    await screen.findByRole('heading', { name: 'Your puja is booked' })
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
    await user.click(screen.getByRole('button', { name: /^Tuesday, Nov 24, 2026.*Evening/ }))
    await expect.poll(() => document.activeElement).toBe(field(/^Evening/))
    await next('Your names')
    await book()
    await screen.findByRole('heading', { name: 'Your puja is booked' })
    expect(server.received(createBooking)).toEqual([{ ...sent, preferredTime: 'evening' }])
    expect(await rows()).toMatchObject([{ state: 'accepted' }])
  })

  it('opens at the step of the field that was refused, with the reason beside it', async () => {
    const detail = 'Please choose a later date'
    const row = refused({ errors: [{ pointer: '#/preferredDate', detail }] })
    const { error } = await showEdited(row)
    await expect
      .poll(() => document.querySelector('[aria-current="step"]')?.textContent)
      .toBe('2 Day and time')
    expect(error('Preferred date')).toContain(detail)
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
