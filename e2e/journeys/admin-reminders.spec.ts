import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import { adminClient, openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { mailedPath, mailsTo } from '#e2e/mails.ts'
import { temple } from '#e2e/temple.ts'
import { toast } from '#e2e/toasts.ts'

const root = join(import.meta.dirname, '../..')

/** At the temple, in Pune. */
const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + days * 86_400_000,
  )

type AddedFestival = { id: string; slug: string; name: string }

const addFestival = async (client: APIRequestContext, date: string): Promise<AddedFestival> => {
  const name = `Modak fair ${Date.now().toString(36)}`
  const reply = await client.post('/api/admin/festivals', {
    data: { name, date, description: 'For this journey.' },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  return { ...(await reply.json()), name }
}

/** From the festival's own page, by email, and confirmed. */
async function askToBeReminded(
  page: Page,
  { slug, name }: AddedFestival,
  address: string,
): Promise<void> {
  await page.goto(`/calendar/${slug}`)
  await page.getByRole('link', { name: /^(Remind me|Other times, email)/ }).click()
  await expect(page.getByRole('checkbox', { name: `Only ${name}`, exact: false })).toBeChecked()
  await page.getByText(/^More festivals/).click()
  // A kind comes again, so every day is offered beside it, whatever the hour is.
  await page.getByRole('checkbox', { name: 'Angaraki Sankashti' }).check()
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByRole('main').getByLabel('Your email').fill(address)
  await page.getByRole('button', { name: 'Set Reminders' }).click()
  await expect(page.getByText(/^Please check your inbox/)).toBeVisible()
  await page.goto(await mailedPath(address, '/reminders'))
  await page.getByRole('button', { name: 'Confirm reminders' }).click()
  await expect(page.getByRole('button', { name: 'Pause reminders' })).toBeVisible()
}

/** What the operator does to send all that is due today, whatever the hour is. */
async function sendTodays(): Promise<string> {
  const { data, upstream } = temple()
  const program = ['scripts/reminders/reminders.ts', '--at', `${dayFromNow(0)}T23:59:00+05:30`]
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: data,
      PORT: new URL(upstream).port,
      ENV_FILE: '/dev/null',
    },
  })
  return stdout
}

const countOf = async (address: string, words: string): Promise<number> =>
  (await mailsTo(address)).filter((mail) => mail.includes(words)).length

/** As an editor does, on the festival's page of the back office. */
async function moveTo(page: Page, date: string): Promise<void> {
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Saved. The calendar shows it now.')).toBeVisible()
}

test(
  'A festival that staff move is told to those who were reminded of it, once, until one click stops it',
  { tag: '@proof' },
  async ({ page, openDevice, request }) => {
    const client = await adminClient()
    const festival = await addFestival(client, dayFromNow(1))
    const meera = `meera-${Date.now()}@temple.example`
    const asha = `asha-${Date.now()}@temple.example`
    await askToBeReminded(page, festival, meera)
    await askToBeReminded(await openDevice(), festival, asha)
    expect(await sendTodays()).toContain(festival.name)
    for (const person of [meera, asha])
      await expect.poll(() => countOf(person, 'is tomorrow')).toBeGreaterThan(0)
    await sendTodays()
    expect(await countOf(meera, `Subject: ${festival.name} is tomorrow`)).toBe(1)

    const office = await openDevice()
    await openAdmin(office, 'editor', `festivals/${festival.id}`)
    await moveTo(office, dayFromNow(9))
    for (const person of [meera, asha])
      await expect.poll(() => countOf(person, `${festival.name} has moved`)).toBe(1)

    // The one click that mail programs offer: no page, no login, no cookie.
    const mail = (await mailsTo(meera)).find((each) => each.includes(`${festival.name} has moved`))
    const stop = /^List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/m.exec(mail ?? '')?.[1] ?? ''
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const stopped = await request.post(temple().upstream + stop, {
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(stopped.status()).toBe(200)
    await page.goto(`/reminders#${stop.split('/').at(-1)}`)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Set new reminders' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause reminders' })).toHaveCount(0)

    await moveTo(office, dayFromNow(12))
    await expect.poll(() => countOf(asha, `${festival.name} has moved`)).toBe(2)
    expect(await countOf(meera, `${festival.name} has moved`)).toBe(1)
    await client.dispose()
  },
)

test(
  'Administrators remind everybody of a festival now, once they have seen how many that is; a test goes to them alone',
  { tag: '@proof' },
  async ({ page, openDevice }) => {
    const client = await adminClient()
    const festival = await addFestival(client, dayFromNow(2))
    const address = `devi-${Date.now()}@temple.example`
    await askToBeReminded(page, festival, address)

    const office = await openDevice()
    const admin = await openAdmin(office, 'admin', 'notifications/reminders')
    const sendNow = office.getByRole('button', { name: `Send reminders of ${festival.name} now` })
    await sendNow.click()
    const dialog = office.getByRole('alertdialog', {
      name: `Send reminders of ${festival.name} now?`,
    })
    await dialog.getByLabel('Through').selectOption('WhatsApp')
    await expect(dialog.getByText('Nobody is left to remind today.')).toBeVisible()
    await dialog.getByLabel('Through').selectOption('Email')
    await dialog.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click()
    await expect(toast(office, /^Sending to \d+ (person|people)$/)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect.poll(() => countOf(address, `${festival.name} is in 2 days`)).toBe(1)

    await sendNow.click()
    await expect(dialog.getByText('Nobody is left to remind today.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Go back' }).click()
    await office.getByRole('button', { name: 'Email me a test' }).click()
    await expect.poll(() => countOf(admin.email, 'Subject: Test: ')).toBe(1)
    await office.getByRole('button', { name: 'Send me a test on WhatsApp' }).click()
    await expect(toast(office, /^You have confirmed no WhatsApp number/)).toBeVisible()

    await office.getByRole('button', { name: 'See the email: 1 day before' }).click()
    const shown = office.getByRole('alertdialog', { name: 'The email' })
    const frame = shown.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('is tomorrow')
    // Its own styles apply, although the office allows none of that kind.
    await expect(frame.getByRole('link').first()).toHaveCSS('padding-left', '24px')
    await shown.getByText('The same as plain text').click()
    await expect(shown.getByText('Change, pause or stop these reminders:')).toBeVisible()
    await office.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    await client.dispose()
  },
)
