import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { dateAt } from '#app/i18n/dates.ts'
import { adminClient, dayOfWeek, openAdmin } from '#e2e/admin.ts'
import { freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { placed } from '#e2e/orders.ts'
import { listenForPrinting } from '#e2e/paper.ts'
import { temple } from '#e2e/temple.ts'
import { toast } from '#e2e/toasts.ts'
import { offerUpi, withdrawUpi } from '#e2e/upi.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })
test.beforeAll(offerUpi)
test.afterAll(withdrawUpi)

const dayFromNow = (days: number): string => dateAt(Date.now() + days * 86_400_000, 'Asia/Kolkata')

async function send<T>(client: APIRequestContext, path: string, data: object): Promise<T> {
  const reply = await client.post(path, {
    data,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.json()
}

const book = (client: APIRequestContext, preferredDate: string) =>
  send(client, '/api/puja-bookings', {
    pujaType: 'satyanarayana',
    preferredDate,
    preferredTime: 'evening',
    fullName: 'Meera Kulkarni',
    email: 'meera@temple.example',
  })

/** Thirty payments, of which six were promised on the site. */
async function statement(client: APIRequestContext): Promise<string> {
  const [year, month, day] = dayFromNow(0).split('-')
  const lines = await Promise.all(
    Array.from({ length: 30 }, async (_, place) => {
      const amount = 501 + place
      const utr = `${Date.now()}${place + 10}`.slice(-12)
      const data = { amount, fullName: `Donor ${place}`, paymentMethod: 'gpay' }
      const { reference } =
        place < 6
          ? await send<{ reference: string }>(client, '/api/donations', {
              ...data,
              email: 'donor@temple.example',
            })
          : { reference: 'GIFT' }
      return `${day}/${month}/${year},UPI-DONOR ${place}-${reference},${utr},${amount}`
    }),
  )
  return ['Date,Narration,Ref.No.,Deposit Amt.', ...lines].join('\n')
}

/** What a person does: presses of a button, a link, a box or a key; and fields that are filled in. */
function counting(page: Page) {
  const count = { presses: 0, fields: 0 }
  return {
    count,
    page,
    button: (name: string | RegExp) => page.getByRole('button', { name }).first(),
    press: async (target: Locator) => {
      count.presses += 1
      await target.click()
    },
    key: async (key: string) => {
      count.presses += 1
      await page.keyboard.press(key)
    },
    fill: async (target: Locator, text: string) => {
      count.fields += 1
      await target.fill(text)
    },
  }
}

type Task = {
  /** Presses and fields that it takes from Today at most. */
  presses: number
  fields: number
  prepare?: (client: APIRequestContext) => Promise<unknown>
  act: (person: ReturnType<typeof counting>) => Promise<unknown>
  isDone: (page: Page) => Promise<void>
}

const isPrinted = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')

let file = ''

const tasks: Record<string, Task> = {
  'the bookings that wait are confirmed': {
    presses: 1,
    fields: 0,
    prepare: (client) => book(client, freshDay()),
    act: ({ press, button }) => press(button(/^Confirm/)),
    isDone: (page) => expect(toast(page, /confirmed/)).toBeVisible(),
  },
  'a puja is booked at the counter and paid in cash': {
    presses: 3,
    fields: 1,
    act: async ({ page, key, fill, press, button }) => {
      await key('Alt+1')
      await fill(page.getByLabel('Name', { exact: true }), 'Anil Patil')
      await press(page.getByLabel('Gotra not known'))
      await press(button(/^Book and take/))
    },
    isDone: (page) => expect(page.getByText(/^Booked:/)).toBeVisible(),
  },
  'a donation in cash is recorded, and its receipt printed': {
    presses: 3,
    fields: 2,
    act: async ({ page, key, fill, press, button }) => {
      await key('Alt+2')
      await fill(page.getByLabel('Amount in rupees'), '501')
      await fill(page.getByLabel('Donor’s name'), 'Meera Joshi')
      await press(button('Record ₹501'))
      await press(page.getByRole('button', { name: 'Print', exact: true }))
    },
    isDone: isPrinted,
  },
  'the hundi is recorded': {
    presses: 2,
    fields: 1,
    act: async ({ page, key, fill, press, button }) => {
      await key('Alt+4')
      await fill(page.getByLabel('Amount in rupees'), '8451')
      await press(button(/^Record/))
    },
    isDone: (page) => expect(page.getByText(/^Recorded:/)).toBeVisible(),
  },
  'a thing of the shop is sold for cash': {
    presses: 3,
    fields: 0,
    act: async ({ key, press, button }) => {
      await key('Alt+3')
      await press(button(/^One more of/))
      await press(button(/^Take ₹/))
    },
    isDone: (page) => expect(page.getByText(/^Sold:/)).toBeVisible(),
  },
  'the day is closed': {
    presses: 2,
    fields: 2,
    act: async ({ page, key, fill, press, button }) => {
      await key('Alt+5')
      await fill(page.getByLabel('Coins, ₹'), '1')
      const witness = page.getByLabel('Second person who counted the hundi')
      if (await witness.isVisible()) await fill(witness, 'Ravi')
      await press(button('Record the count'))
    },
    isDone: (page) => expect(toast(page, 'Count recorded')).toBeVisible(),
  },
  'the priest’s list is printed': {
    presses: 2,
    fields: 0,
    prepare: (client) =>
      send(client, '/api/admin/counter-bookings', {
        way: 'walk_in',
        pujaType: 'ganesh',
        preferredDate: dayFromNow(0),
        preferredTime: 'evening',
        fullName: 'Anil Patil',
        phone: '98220 12345',
        sankalp: { names: ['Anil'], gotra: 'Kashyapa' },
        method: 'cash',
        amount: 2100,
      }),
    act: async ({ page, press }) => {
      await press(page.getByRole('link', { name: 'Priest’s list' }))
      await press(page.getByRole('button', { name: 'Print', exact: true }))
    },
    isDone: isPrinted,
  },
  'a booking is moved to another day': {
    presses: 3,
    fields: 1,
    prepare: (client) => book(client, dayFromNow(4)),
    act: async ({ page, press, fill, button }) => {
      await press(dayOfWeek(page, dayFromNow(4)))
      await press(page.getByRole('link', { name: /^Meera Kulkarni/ }).first())
      await fill(page.getByLabel('Day', { exact: true }), freshDay())
      await press(button('Save the new time'))
    },
    isDone: (page) => expect(toast(page, 'The booking has a new time')).toBeVisible(),
  },
  'an order is packed, sent and delivered': {
    presses: 7,
    fields: 1,
    prepare: (client) => placed(client, temple().upstream, { payment: 'cod' }),
    act: async ({ page, press, fill, button }) => {
      const dialog = page.getByRole('alertdialog')
      await press(page.getByRole('link', { name: 'Orders' }).first())
      await press(page.getByRole('list', { name: 'Orders' }).getByRole('link').first())
      await press(button('Mark as packed'))
      await press(button('Mark as sent'))
      await fill(dialog.getByLabel('Courier'), 'India Post')
      await press(dialog.getByRole('button', { name: 'Mark as sent' }))
      await press(button('Mark as delivered'))
      await press(dialog.getByRole('button', { name: 'Mark as delivered' }))
    },
    isDone: (page) =>
      expect(page.getByRole('main').getByText('Delivered', { exact: true }).first()).toBeVisible(),
  },
  'a statement of thirty payments is recorded, six of them promised': {
    presses: 8,
    fields: 0,
    prepare: async (client) => (file = await statement(client)),
    act: async ({ page, press, button }) => {
      await press(page.getByRole('link', { name: 'Donations' }).first())
      await press(page.getByRole('link', { name: 'Bank statement' }))
      const buffer = Buffer.from(file)
      await page
        .getByLabel('Bank statement (CSV or Excel)')
        .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer })
      await press(button('Read statement'))
      await press(button('Confirm 6 donations'))
      await press(button('Confirm and send receipts'))
      await press(page.getByText('Not announced here: 24 lines'))
      await press(button(/^Tick all/))
      await press(button(/^Record 24/))
    },
    isDone: (page) => expect(page.getByText('Confirmed before: 30 lines')).toBeVisible(),
  },
  'a message is answered': {
    presses: 2,
    fields: 1,
    prepare: (client) =>
      send(client, '/api/contact', {
        name: 'Meera',
        email: 'meera@temple.example',
        subject: 'puja',
        message: 'When are you open?',
      }),
    act: async ({ page, fill, press, button }) => {
      await press(page.getByRole('link', { name: 'Answer' }))
      await fill(page.getByLabel('Your answer'), 'Namaste, we are open from 6 AM.')
      await press(button('Send answer'))
    },
    isDone: (page) => expect(toast(page, 'Your answer is on its way')).toBeVisible(),
  },
}

for (const [name, { presses, fields, prepare, act, isDone }] of Object.entries(tasks))
  test(`From Today, ${name} with ${presses} presses and ${fields} fields`, async ({
    page,
  }, info) => {
    const client = await adminClient()
    await prepare?.(client)
    await client.dispose()
    await listenForPrinting(page)
    await openAdmin(page, 'admin')
    await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
    const person = counting(page)
    const begunAt = performance.now()
    await act(person)
    await isDone(page)
    const seconds = ((performance.now() - begunAt) / 1000).toFixed(1)
    info.annotations.push({ type: 'seconds', description: seconds })
    expect(person.count.presses).toBeLessThanOrEqual(presses)
    expect(person.count.fields).toBeLessThanOrEqual(fields)
  })
