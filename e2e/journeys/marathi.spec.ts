import type { Page } from '@playwright/test'
import { adminClient } from '#e2e/admin.ts'
import { freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { expectMarathi, mailInMarathi, open, translateTemple } from '#e2e/inMarathi.ts'
import { mailedPath } from '#e2e/mails.ts'
import { someone } from '#e2e/people.ts'
import { isPseudoRun } from '#e2e/pseudo/readPseudo.ts'
import { booking } from '#app/i18n/mr/bookings/booking.ts'
import { pujaPage } from '#app/i18n/mr/bookings/pujaPage.ts'
import { donations } from '#app/i18n/mr/donations/donations.ts'
import { order } from '#app/i18n/mr/orders/order.ts'
import { reminders } from '#app/i18n/mr/reminders/reminders.ts'
import { shell } from '#app/i18n/mr/shell/shell.ts'
import { cart } from '#app/i18n/mr/shop/cart.ts'
import { checkout } from '#app/i18n/mr/shop/checkout.ts'
import { shop } from '#app/i18n/mr/shop/shop.ts'

/** From the first tap to the last email, in real words. */
test.skip(isPseudoRun, 'The pseudo-language has other words')

test.beforeAll(() =>
  translateTemple({
    'Shri Ganesha Mandir': 'श्री गणेश मंदिर',
    'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey':
      'रोजच्या साधनेत श्री गणेशाचे आशीर्वाद',
    'Pune, Maharashtra': 'पुणे, महाराष्ट्र',
    '108 Modak Lane, Kasba Peth': '108 मोदक बोळ, कसबा पेठ',
    'Pune, Maharashtra 411011': 'पुणे, महाराष्ट्र 411011',
    India: 'भारत',
    'Kakad aarti': 'काकड आरती',
    Abhishek: 'अभिषेक',
    'Madhyahna aarti': 'मध्यान्ह आरती',
    'Sandhya aarti': 'सायंआरती',
    'Shej aarti': 'शेजारती',
  }),
)

const name = 'मीरा कुलकर्णी'

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })
const press = (page: Page, label: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name: label }).click()
const tab = (page: Page, label: string) =>
  page.getByRole('navigation', { name: shell.english.tabs.name }).getByRole('link', { name: label })

const referenceIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** The temple's staff, who work on one booking or order. */
const officeFor = async (path: string) => {
  const client = await adminClient()
  return {
    post: async (step: string, data: object) => {
      const { version } = await (await client.get(path)).json()
      const reply = await client.post(`${path}${step}`, {
        data,
        headers: { 'If-Match': `"${version}"` },
      })
      expect(reply.status(), await reply.text()).toBe(200)
    },
    close: () => client.dispose(),
  }
}

test(
  'A puja is booked, confirmed and cancelled, and all that its devotee reads is in Marathi',
  { tag: '@proof' },
  async ({ page }) => {
    const { email } = someone('meera')
    const words = pujaPage.english
    await open(page, '/')
    await expectMarathi(page)
    await tab(page, shell.english.tabs.puja).click()
    await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
    await page.locator('input[value="sankashti"]').check()
    await page.getByText(words.anotherDay, { exact: true }).click()
    await field(page, words.date).fill(freshDay())
    await page.locator('input[value="evening"]').check()
    await expectMarathi(page)
    await press(page, words.steps.next.puja)
    await press(page, words.steps.next.names)
    await expect(page.getByText('कृपया योग्य ईमेल पत्ता लिहा')).toBeVisible()
    await field(page, words.fullName).fill(name)
    await field(page, words.email).fill(email)
    await page.getByRole('main').getByRole('checkbox', { name: words.terms }).check()
    await expectMarathi(page, [email])
    await press(page, words.steps.next.names)
    await page.getByRole('link', { name: words.accepted.open }).click()
    await expect(page.getByText(booking.english.steps.pending, { exact: true })).toBeVisible()
    await expectMarathi(page, [email])
    const asked = await mailInMarathi(email, 'पूजेची आपली विनंती मिळाली')
    expect(asked).toContain(booking.english.day)

    const office = await officeFor(`/api/admin/bookings/${referenceIn(page)}`)
    await office.post('/status', { status: 'confirmed' })
    await mailInMarathi(email, 'आपल्या पूजेची पुष्टी झाली')
    await office.close()
    await page.reload()
    await expect(page.getByText(booking.english.steps.confirmed, { exact: true })).toBeVisible()
    await page.getByText(booking.english.change).click()
    await press(page, booking.english.cancel)
    await expectMarathi(page, [email])
    await press(page, booking.english.cancelIt)
    await expect(page.getByText(booking.english.cancelledByYou)).toBeVisible()
    await mailInMarathi(email, 'आपले बुकिंग रद्द झाले')
  },
)

test('An order is placed, paid, packed, sent and delivered, and all that its buyer reads is in Marathi', async ({
  page,
}) => {
  const { email } = someone('meera')
  const words = checkout.english
  await open(page, '/shop/brass-ganapati')
  await press(page, shop.english.add)
  await open(page, '/cart')
  await expectMarathi(page)
  await page.getByRole('link', { name: cart.english.checkout }).click()
  for (const [label, value] of [
    [words.fullName, name],
    [words.email, email],
    [words.phone, '98220 12345'],
    [words.line1, '12 लक्ष्मी रस्ता'],
    [words.city, 'पुणे'],
    [words.pin, '४११०३०'],
  ] as const)
    await field(page, label).fill(value)
  await field(page, words.state).selectOption({ label: words.stateName('Maharashtra') })
  await page.getByRole('radio', { name: words.card, exact: false }).first().check()
  await expectMarathi(page, [email])
  await page.getByRole('button', { name: words.order }).click()
  await page.getByRole('link', { name: /कार्ड/ }).click()
  await page.getByRole('button', { name: /4242/ }).click()
  await page.getByRole('main').getByRole('button', { name: /₹/ }).click()
  await expect(page.getByText(order.english.steps.paid, { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  const reference = referenceIn(page).toUpperCase()
  await mailInMarathi(email, `ऑर्डर ${reference}: पैसे मिळाले`)
  const office = await officeFor(`/api/admin/orders/${referenceIn(page)}`)
  await office.post('/pack', {})
  await office.post('/ship', { courier: 'टपाल', tracking: 'EM123456789IN' })
  await mailInMarathi(email, `ऑर्डर ${reference} पाठवली`)
  await office.post('/deliver', {})
  await mailInMarathi(email, `ऑर्डर ${reference} पोहोचली`)
  await office.close()
  await page.reload()
  await expect(page.getByText(order.english.steps.delivered, { exact: true })).toBeVisible()
  await expectMarathi(page, [email])
})

test('A gift is paid and thanked for, and all that its donor reads is in Marathi', async ({
  page,
}) => {
  const { email } = someone('meera')
  const words = donations.english.form
  await open(page, '/donate')
  await expectMarathi(page)
  await page.getByRole('button', { name: '₹501', exact: true }).click()
  await field(page, words.fullName).fill(name)
  await field(page, words.email).fill(email)
  await press(page, words.donateAmount('₹501'))
  await page.getByRole('button', { name: /4242/ }).click()
  await expectMarathi(page, [email])
  await page.getByRole('main').getByRole('button', { name: /₹/ }).click()
  await expect(page.getByRole('heading', { name: donations.english.thanks })).toBeVisible()
  await expectMarathi(page, [email])
  expect(await mailInMarathi(email, /देणगी/)).toContain('₹501')
})

test('Reminders are chosen, confirmed and stopped, and all that is read of them is in Marathi', async ({
  page,
}) => {
  const { email } = someone('meera')
  const words = reminders.english
  await open(page, '/reminders')
  await page.getByRole('checkbox', { name: words.kinds.sankashti, exact: true }).check()
  await page.getByRole('radio', { name: words.channels.email }).check()
  await field(page, words.email.label).fill(email)
  await expectMarathi(page, [email])
  await press(page, words.save)
  await expect(page.getByText(words.email.sent)).toBeVisible()
  await page.goto(await mailedPath(email, '/reminders'))
  await mailInMarathi(email, /आठवण/)
  await press(page, words.manage.confirm)
  await expect(page.getByText(words.manage.status.active, { exact: true })).toBeVisible()
  await expectMarathi(page, [email])
  await press(page, words.manage.stop)
  await expect(page.getByText(words.manage.stopped)).toBeVisible()
  await expectMarathi(page, [email])
})
