import type { Page } from '@playwright/test'
import { languageNames } from '#contract/languages.ts'
import { translationLanguages, type TranslationLanguage } from '#contract/translations/kinds.ts'
import { adminClient } from '#e2e/admin.ts'
import { freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { mailedPath } from '#e2e/mails.ts'
import { someone } from '#e2e/people.ts'
import { isPseudoRun } from '#e2e/pseudo/readPseudo.ts'
import { readerOf, translateTemple } from '#e2e/readers.ts'
import { wordsOf } from '#e2e/readersWords.ts'

/** From the first tap to the last email, in real words. */
test.skip(isPseudoRun, 'The pseudo-language has other words')

type Journeys = {
  readonly name: string
  readonly home: Readonly<Record<'line1' | 'city' | 'state' | 'pin', string>>
  readonly wrongEmail: string
  readonly courier: string
  /** What staff have translated of their temple. */
  readonly temple: Readonly<Record<string, string>>
  /** In which month the dark half of November 2026 is, and what the page says of the other one. */
  readonly months: readonly [string, string]
  readonly subjects: {
    readonly asked: string
    readonly confirmed: string
    readonly cancelled: string
    readonly paid: (order: string) => string
    readonly sent: (order: string) => string
    readonly delivered: (order: string) => string
    readonly gift: RegExp
    readonly reminders: RegExp
  }
}

const languages: Readonly<Record<TranslationLanguage, Journeys>> = {
  mr: {
    name: 'मीरा कुलकर्णी',
    home: { line1: '12 लक्ष्मी रस्ता', city: 'पुणे', state: 'महाराष्ट्र', pin: '४११०३०' },
    wrongEmail: 'कृपया योग्य ईमेल पत्ता लिहा',
    courier: 'टपाल',
    temple: {
      '108 Modak Lane, Kasba Peth': '108 मोदक बोळ, कसबा पेठ',
      'Pune, Maharashtra 411011': 'पुणे, महाराष्ट्र 411011',
      'Kakad aarti': 'काकड आरती',
      Abhishek: 'अभिषेक',
      'Madhyahna aarti': 'मध्यान्ह आरती',
      'Sandhya aarti': 'सायंआरती',
      'Shej aarti': 'शेजारती',
    },
    months: ['कार्तिक (अमांत)', 'उत्तर भारतात मार्गशीर्ष (पौर्णिमांत)'],
    subjects: {
      asked: 'पूजेची आपली विनंती मिळाली',
      confirmed: 'आपल्या पूजेची पुष्टी झाली',
      cancelled: 'आपले बुकिंग रद्द झाले',
      paid: (order) => `ऑर्डर ${order}: पैसे मिळाले`,
      sent: (order) => `ऑर्डर ${order} पाठवली`,
      delivered: (order) => `ऑर्डर ${order} पोहोचली`,
      gift: /देणगी/,
      reminders: /आठवण/,
    },
  },
  hi: {
    name: 'सुनीता मिश्रा',
    home: { line1: '12 लंका रोड', city: 'वाराणसी', state: 'उत्तर प्रदेश', pin: '२२१००५' },
    wrongEmail: 'कृपया सही ईमेल पता लिखें',
    courier: 'डाक',
    temple: {
      '108 Modak Lane, Kasba Peth': '108 मोदक गली, कसबा पेठ',
      'Pune, Maharashtra 411011': 'पुणे, महाराष्ट्र 411011',
      'Kakad aarti': 'काकड़ आरती',
      Abhishek: 'अभिषेक',
      'Madhyahna aarti': 'मध्याह्न आरती',
      'Sandhya aarti': 'संध्या आरती',
      'Shej aarti': 'शयन आरती',
    },
    months: ['मार्गशीर्ष (पूर्णिमांत)', 'महाराष्ट्र और गुजरात में कार्तिक (अमांत)'],
    subjects: {
      asked: 'पूजा का आपका अनुरोध मिल गया',
      confirmed: 'आपकी पूजा की पुष्टि हो गई',
      cancelled: 'आपकी बुकिंग रद्द हो गई',
      paid: (order) => `ऑर्डर ${order}: भुगतान हो गया`,
      sent: (order) => `ऑर्डर ${order} रास्ते में है`,
      delivered: (order) => `ऑर्डर ${order} डिलीवर हो गया`,
      gift: /दान/,
      reminders: /रिमाइंडर/,
    },
  },
}

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })
const press = (page: Page, label: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name: label }).click()
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

for (const language of translationLanguages)
  test.describe(`In ${languageNames[language].english}`, () => {
    const journeys = languages[language]
    const { name, home, courier, subjects } = journeys
    const title = languageNames[language].english
    const words = wordsOf[language]
    const reader = readerOf(language)
    /** Both languages take the same way through the same code: the quick run goes it once. */
    const tag = language === 'mr' ? [] : '@proof'

    test.beforeAll(() => translateTemple(language, journeys.temple))

    test(
      `A puja is booked, confirmed and cancelled, and all that its devotee reads is in ${title}`,
      { tag: '@proof' },
      async ({ page }) => {
        const { email } = someone('meera')
        const form = words.pujaPage
        await reader.open(page, '/')
        await reader.reads(page)
        await page
          .getByRole('navigation', { name: words.shell.tabs.name })
          .getByRole('link', { name: words.shell.tabs.puja })
          .click()
        await expect(page.getByRole('heading', { level: 1, name: form.heading })).toBeVisible()
        await page.locator('input[value="sankashti"]').check()
        await page.getByText(form.anotherDay, { exact: true }).click()
        await field(page, form.date).fill(freshDay())
        await page.locator('input[value="evening"]').check()
        await reader.reads(page)
        await press(page, form.steps.next.puja)
        await press(page, form.steps.next.names)
        await expect(page.getByText(journeys.wrongEmail)).toBeVisible()
        await field(page, form.fullName).fill(name)
        await field(page, form.email).fill(email)
        await page.getByRole('main').getByRole('checkbox', { name: form.terms }).check()
        await reader.reads(page, [email])
        await press(page, form.steps.next.names)
        await page.getByRole('link', { name: form.accepted.open }).click()
        const booked = words.booking
        await expect(page.getByText(booked.steps.pending, { exact: true })).toBeVisible()
        await reader.reads(page, [email])
        expect(await reader.mail(email, subjects.asked)).toContain(booked.day)

        const office = await officeFor(`/api/admin/bookings/${referenceIn(page)}`)
        await office.post('/status', { status: 'confirmed' })
        await reader.mail(email, subjects.confirmed)
        await office.close()
        await page.reload()
        await expect(page.getByText(booked.steps.confirmed, { exact: true })).toBeVisible()
        await page.getByText(booked.change).click()
        await press(page, booked.cancel)
        await reader.reads(page, [email])
        await press(page, booked.cancelIt)
        await expect(page.getByText(booked.cancelledByYou)).toBeVisible()
        await reader.mail(email, subjects.cancelled)
      },
    )

    test(
      `An order is placed, paid, packed, sent and delivered, and all that its buyer reads is in ${title}`,
      { tag },
      async ({ page }) => {
        const { email } = someone('meera')
        const form = words.checkout
        await reader.open(page, '/shop/brass-ganapati')
        await press(page, words.shop.add)
        await expect(page.getByRole('region').getByText(words.shop.added)).toBeVisible()
        await reader.open(page, '/cart')
        await reader.reads(page)
        await page.getByRole('link', { name: words.cart.checkout }).click()
        for (const [label, value] of [
          [form.fullName, name],
          [form.email, email],
          [form.phone, '98220 12345'],
          [form.line1, home.line1],
          [form.city, home.city],
          [form.pin, home.pin],
        ] as const)
          await field(page, label).fill(value)
        await field(page, form.state).selectOption({ label: home.state })
        await page.getByRole('radio', { name: form.card, exact: false }).first().check()
        await reader.reads(page, [email])
        await page.getByRole('button', { name: form.order }).click()
        await page.getByRole('link', { name: form.card }).click()
        await page.getByRole('button', { name: /4242/ }).click()
        await page.getByRole('main').getByRole('button', { name: /₹/ }).click()
        await expect(page.getByText(words.order.steps.paid, { exact: true })).toBeVisible({
          timeout: 30_000,
        })
        const reference = referenceIn(page).toUpperCase()
        await reader.mail(email, subjects.paid(reference))
        const office = await officeFor(`/api/admin/orders/${referenceIn(page)}`)
        await office.post('/pack', {})
        await office.post('/ship', { courier, tracking: 'EM123456789IN' })
        await reader.mail(email, subjects.sent(reference))
        await office.post('/deliver', {})
        await reader.mail(email, subjects.delivered(reference))
        await office.close()
        await page.reload()
        await expect(page.getByText(words.order.steps.delivered, { exact: true })).toBeVisible()
        await reader.reads(page, [email])
      },
    )

    test(
      `A gift is paid and thanked for, and all that its donor reads is in ${title}`,
      { tag },
      async ({ page }) => {
        const { email } = someone('meera')
        const { form, thanks } = words.donations
        await reader.open(page, '/donate')
        await reader.reads(page)
        await page.getByRole('button', { name: '₹501', exact: true }).click()
        await field(page, form.fullName).fill(name)
        await field(page, form.email).fill(email)
        await press(page, form.donateAmount('₹501'))
        await page.getByRole('button', { name: /4242/ }).click()
        await reader.reads(page, [email])
        await page.getByRole('main').getByRole('button', { name: /₹/ }).click()
        await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
        await reader.reads(page, [email])
        expect(await reader.mail(email, subjects.gift)).toContain('₹501')
      },
    )

    test(
      `Reminders are chosen, confirmed and stopped, and all that is read of them is in ${title}`,
      { tag: [] },
      async ({ page }) => {
        const { email } = someone('meera')
        const form = words.reminders
        await reader.open(page, '/reminders')
        await page.getByRole('checkbox', { name: form.kinds.sankashti, exact: true }).check()
        await page.getByRole('radio', { name: form.channels.email }).check()
        await field(page, form.email.label).fill(email)
        await reader.reads(page, [email])
        await press(page, form.save)
        await expect(page.getByText(form.email.sent)).toBeVisible()
        await page.goto(await mailedPath(email, '/reminders'))
        await reader.mail(email, subjects.reminders)
        await press(page, form.manage.confirm)
        await expect(page.getByText(form.manage.status.active, { exact: true })).toBeVisible()
        await reader.reads(page, [email])
        await press(page, form.manage.stop)
        await expect(page.getByText(form.manage.stopped)).toBeVisible()
        await reader.reads(page, [email])
      },
    )

    test(
      `A day of the dark half is in the month of those who read ${title}, and the other one is named`,
      { tag: '@proof' },
      async ({ page }) => {
        await reader.open(page, '/calendar/ganadhipa-sankashti-2026')
        await reader.reads(page)
        await reader.open(page, '/panchang?date=2026-11-27')
        const [own, other] = journeys.months
        const month = page.getByRole('definition').filter({ hasText: other })
        await expect(month).toHaveText(`${own}${other}`)
        await reader.reads(page)
      },
    )
  })
