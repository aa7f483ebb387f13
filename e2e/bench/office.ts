import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '#e2e/browser.ts'
import { firstAdmin } from '#e2e/firstAdmin.ts'
import { fillDay } from '#e2e/fullDay.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { median, type Row } from './report.ts'
import { startServer } from './server.ts'
import { benchYearOfMoney } from './yearOfMoney.ts'

const bookings = 300
const presses = 11
const goalMs = 100
const slowdown = 4

/** The pages that staff have open on a festival day, and what each shows once it is drawn. */
const pages = {
  Today: { press: 'Today', drawn: 'h3 + ul > li' },
  Bookings: { press: 'Bookings', drawn: '[data-booking]' },
}

/**
 * A festival day with 300 bookings on a phone, from the touch to the frame with the list; and a year
 * of money.
 */
export async function benchOffice(): Promise<Row[]> {
  const { email, password } = firstAdmin
  const server = await startServer({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({
      baseURL: server.origin,
      viewport: { width: 360, height: 740 },
      timezoneId: 'Asia/Kolkata',
      serviceWorkers: 'block',
    })
    await prepare(page, server.folder)
    const usual = await measure(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const slow = await measure(page)
    return [
      ...usual.map(({ name, times }) => ({
        name: `${name} with ${bookings} bookings, ms from the touch`,
        value: median(times),
        range: rangeOf(times),
        goal: `≤ ${goalMs}`,
        isMet: median(times) <= goalMs,
      })),
      ...slow.map(({ name, times }) => ({
        name: `${name} on a processor ${slowdown} times slower, ms`,
        value: median(times),
        range: rangeOf(times),
      })),
      ...(await benchYearOfMoney()),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

const rangeOf = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)}`

async function post(page: Page, path: string, data: object): Promise<{ reference: string }> {
  const headers = { origin: new URL(page.url()).origin }
  const reply = await page.request.post(path, { data, headers })
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
  return reply.json()
}

async function prepare(page: Page, folder: string): Promise<void> {
  await page.goto('/admin')
  const { id } = (await post(page, '/api/auth/login', {
    username: firstAdmin.email,
    password: firstAdmin.password,
  })) as unknown as { id: string }
  await page.evaluate((mine) => localStorage.setItem('modak-two-step-later', mine), id)
  const { reference } = await post(page, '/api/puja-bookings', {
    pujaType: 'ganesh',
    preferredDate: dateAt(Date.now() + 86_400_000, 'Asia/Kolkata'),
    preferredTime: 'morning',
    fullName: 'Meera Kulkarni',
    email: 'meera@example.org',
    sankalp: { names: ['Meera Kulkarni', 'Anand Kulkarni'], gotra: 'Kashyapa' },
  })
  await fillDay(join(folder, 'modak.sqlite'), { reference, count: bookings - 1 })
  await page.goto('/admin')
  await page.locator(pages.Today.drawn).first().waitFor()
}

/** To and fro between the two pages, as through a morning. */
async function measure(page: Page): Promise<{ name: string; times: number[] }[]> {
  const found = Object.keys(pages).map((name) => ({ name, times: [] as number[] }))
  for (let turn = 0; turn < presses; turn += 1) {
    for (const name of ['Bookings', 'Today'] as const) {
      const took = await page.evaluate(pressAndDraw, pages[name])
      found.find((each) => each.name === name)?.times.push(took)
    }
  }
  return found
}

const pressAndDraw = ({ press, drawn }: { press: string; drawn: string }) =>
  new Promise<number>((resolve) => {
    const links = document.querySelectorAll<HTMLElement>('[aria-label="Most used"] a')
    const link = [...links].find((each) => each.textContent?.trim().startsWith(press))
    const startedAt = performance.now()
    const look = () => {
      if (!document.querySelector(drawn)) return requestAnimationFrame(look)
      // Called before a frame is painted; the next one comes when that is done.
      return requestAnimationFrame(() => resolve(performance.now() - startedAt))
    }
    link?.click()
    requestAnimationFrame(look)
  })
