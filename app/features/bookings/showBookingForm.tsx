import { type ComponentProps, useState } from 'react'
import { vi } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { aSite } from '#app/test/builders.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { createBooking, getAvailability } from '#contract/bookings/public.ts'
import { getDakshina } from '#contract/bookings/dakshina.ts'
import { getPaymentSettings } from '#contract/donations/public.ts'
import { listPujas, type Puja } from '#contract/bookings/pujaList.ts'
import { BookingForm } from './BookingForm.tsx'
import { anAvailability } from './test/anAvailability.ts'
import type { Step } from './useSteps.ts'

const now = '2026-11-21T03:00:00.000Z'
export const day = '2026-11-24'

export const pujas: Puja[] = [
  {
    id: 'ganesh',
    name: 'Ganesh Puja',
    description: 'Sixteen offerings.',
    price: 2100,
    hours: { from: 1, to: 2 },
  },
  { id: 'sankashti', name: 'Sankashti Puja', description: 'At moonrise.', price: 1500 },
]

const waiting = { timeout: 10_000 }

/** The form with its step, which the page has in its address. */
function Form({
  first,
  ...props
}: { first: Step } & Omit<ComponentProps<typeof BookingForm>, 'step' | 'onStep' | 'terms'>) {
  const [step, setStep] = useState(first)
  return (
    <BookingForm
      {...props}
      step={step}
      onStep={setStep}
      terms={<a href="/terms">terms and conditions</a>}
    />
  )
}

export type Options = RenderOptions & { step?: Step; editing?: string; offered?: Puja[] }

export const showBookingForm = async (options: Options = {}) => {
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
  // A step opens once its fields were checked, which is not at once.
  const next = async (name: 'Your names' | 'Book Puja') => {
    const button = await vi.waitFor(() => {
      const buttons = screen.queryAllByText(name).map((text) => text.closest('button'))
      const found = buttons.find((each) => each?.type === 'submit')
      if (!found) throw new Error(`No button ${name} in: ${page.container.innerText}`)
      return found
    }, waiting)
    await page.user.click(button)
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
    fill: async (date = day, time = /^Afternoon/) => {
      await screen.findByText('Full')
      await page.user.type(field('Preferred date'), date)
      await page.user.click(field(time))
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
export const sent = {
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
