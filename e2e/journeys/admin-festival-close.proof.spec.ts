import type { APIRequestContext } from '@playwright/test'
import { adminClient, clientOf, openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { toast } from '#e2e/toasts.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { noteValues } from '#contract/counter/admin.ts'
import type { Takings } from '#contract/takings/admin.ts'
import type { Product } from '#contract/shop/public.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

const [bookings, gifts, sales] = [300, 120, 60]
const folder = process.env['PICTURES']

type Method = 'cash' | 'upi' | 'card_machine' | 'cheque'

/** Of seven people three pay cash, two by UPI, one by card and one by cheque. */
const waysPaid: readonly Method[] = ['cash', 'cash', 'cash', 'upi', 'upi', 'card_machine', 'cheque']

/** How the payment of this number is made; `series` keeps UTRs and cheques apart. */
function paid(place: number, series: number) {
  const method = waysPaid[place % waysPaid.length] as Method
  const number = series * 1000 + place
  const details = {
    cash: {},
    upi: { utr: String(630_500_000_000 + number) },
    card_machine: { slip: `C${number}` },
    cheque: { slip: String(100_000 + number), bank: 'SBI' },
  }
  return { method, ...details[method] }
}

const cashOf = (amounts: readonly { method: string; amount: number }[]): number =>
  amounts.filter(({ method }) => method === 'cash').reduce((sum, { amount }) => sum + amount, 0)

/** The fewest notes that make this sum. */
const notesOf = (amount: number): [number, number][] => {
  let rest = amount
  return noteValues.map((value) => {
    const count = Math.floor(rest / value)
    rest -= count * value
    return [value, count]
  })
}

/** Room for as many pujas as that, and as many things in the shop. */
async function prepare(client: APIRequestContext): Promise<Product[]> {
  const all: { pujaType: string; version: number }[] = await (
    await client.get('/api/admin/puja-settings')
  ).json()
  for (const settings of all.filter(({ pujaType }) => pujaType === 'ganesh')) {
    const data = { ...settings, capacity: { morning: 200, afternoon: 200, evening: 200 } }
    const headers = { 'if-match': `"${settings.version}"` }
    const reply = await client.put('/api/admin/puja-settings/ganesh', { data, headers })
    expect(reply.status(), await reply.text()).toBe(200)
  }
  const products: Product[] = await (await client.get('/api/products')).json()
  return products.filter(({ category }) => category !== 'digital')
}

test('A festival’s day of 300 pujas, 120 gifts and 60 sales by three cashiers is closed, and every sum agrees', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const admin = await adminClient()
  const goods = await prepare(admin)
  const desks = await Promise.all([clientOf('desk'), clientOf('desk'), clientOf('desk')])
  const { date } = await (
    await admin.get('/api/admin/counter-bookings/places?pujaType=ganesh')
  ).json()
  const received: { method: string; amount: number }[] = []

  /** All three work at the same time; what is refused is refused in words. */
  const serve = async (
    count: number,
    path: string,
    entryOf: (place: number) => { method: string; amount: number; data: object },
  ) => {
    let next = 0
    const refused: number[] = []
    const work = async (desk: APIRequestContext): Promise<void> => {
      while (next < count) {
        const { method, amount, data } = entryOf(next++)
        const headers = { 'idempotency-key': crypto.randomUUID() }
        const reply = await desk.post(path, { data, headers })
        expect([200, 409], await reply.text()).toContain(reply.status())
        if (reply.ok()) received.push({ method, amount })
        else refused.push(reply.status())
      }
    }
    await Promise.all(desks.map(work))
    return refused.length
  }

  const refusedPujas = await serve(bookings, '/api/admin/counter-bookings', (place) => {
    const payment = paid(place, 1)
    const fullName = `Devotee ${place}`
    return {
      method: payment.method,
      amount: 2100,
      data: {
        way: 'walk_in',
        pujaType: 'ganesh',
        preferredDate: date,
        preferredTime: place % 2 ? 'evening' : 'afternoon',
        fullName,
        phone: `98220${10_000 + place}`,
        sankalp: { names: [fullName], gotra: 'Kashyapa' },
        amount: 2100,
        ...payment,
      },
    }
  })
  expect(refusedPujas).toBe(0)

  const refusedGifts = await serve(gifts, '/api/admin/counter-donations', (place) => {
    const amount = [101, 501, 1001, 2500][place % 4] as number
    const { method, ...details } = paid(place, 2)
    const isHundi = place % 40 === 0
    const donor = { fullName: `Donor ${place}`, phone: `98230${10_000 + place}`, ...details }
    return {
      method: isHundi ? 'hundi' : method,
      amount,
      data: {
        paymentMethod: isHundi ? 'hundi' : method,
        amount,
        paidOn: date,
        ...(!isHundi && donor),
      },
    }
  })
  expect(refusedGifts).toBe(0)

  // What is sold out in between is refused.
  const refusedSales = await serve(sales, '/api/admin/counter-sales', (place) => {
    const { id, price } = goods[place % goods.length] as Product
    const payment = paid(place, 3)
    const lines = [{ id, quantity: 1, price }]
    return {
      method: payment.method,
      amount: price,
      data: { lines, amount: price, fullName: `Buyer ${place}`, ...payment },
    }
  })
  expect(refusedSales).toBeLessThan(sales / 2)

  const takings: Takings = await (await admin.get('/api/admin/takings')).json()
  const atTheBank = received.filter(({ method }) => method === 'cheque')
  const counted = received.filter(({ method }) => !['cheque', 'hundi'].includes(method))
  const sumOf = (list: typeof received) => list.reduce((sum, { amount }) => sum + amount, 0)
  expect(takings.all).toEqual({ count: counted.length, amount: sumOf(counted) })
  expect(takings.hundi.amount).toBe(sumOf(received.filter(({ method }) => method === 'hundi')))
  expect(atTheBank.length).toBeGreaterThan(40)
  expect(takings.drawer?.expected).toBe(cashOf(received))

  const shoot = async (name: string) => {
    if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
  }
  await openAdmin(page, 'admin', 'counter/cash')
  await shoot('1-before-the-count')
  await page.getByLabel('In the drawer in the morning, in rupees').fill('0')
  for (const [value, count] of notesOf(cashOf(received)))
    await page.getByLabel(new RegExp(`^₹${value}\\b`)).fill(String(count))
  const coins = cashOf(received) - notesOf(cashOf(received)).reduce((sum, [v, n]) => sum + v * n, 0)
  await page.getByLabel('Coins, ₹').fill(String(coins))
  await page.getByLabel('Second person who counted the hundi').fill('Ravi Joshi')
  await shoot('2-counted')
  await page.getByRole('button', { name: 'Record the count' }).click()
  await expect(toast(page, 'Count recorded')).toBeVisible()
  await expect(page.getByText('Agrees with the records')).toBeVisible()
  await shoot('3-closed')

  await page.goto('/admin/takings')
  const main = page.getByRole('main')
  await expect(main.getByText(formatRupees(sumOf(counted)), { exact: true }).first()).toBeVisible()
  for (const sum of takings.byCashier)
    await expect(main.getByText(formatRupees(sum.amount)).first()).toBeVisible()
  await shoot('4-takings')
  for (const [name, path] of [
    ['5-today', ''],
    ['6-bookings', `bookings/day/${date}`],
    ['7-priest', `bookings/sheet/${date}`],
    ['8-year', 'takings/years'],
    ['9-donations', 'donations'],
  ] as const) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await shoot(name)
  }
})
