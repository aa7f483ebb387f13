import { adminClient } from '#e2e/admin.ts'
import { axeOn } from '#e2e/axe.ts'
import { chooseCity } from '#e2e/calendarPage.ts'
import { expect, hydrated, test } from '#e2e/fixtures.ts'
import { mailedPath } from '#e2e/mails.ts'
import { toast } from '#e2e/toasts.ts'
import type { Festival } from '#contract/festivals/public.ts'

/** The code in the last WhatsApp message to a number, which staff can read as there is no account. */
async function codeFor(phone: string): Promise<string> {
  const client = await adminClient()
  let code: string | undefined
  await expect
    .poll(async () => {
      const reply = await client.get('/api/admin/whatsapp-messages')
      const { items } = await reply.json()
      const message = items.find(({ to }: { to: string }) => to === phone)
      code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0]
      return code
    })
    .toBeDefined()
  await client.dispose()
  return code ?? ''
}

test.describe('Never Miss a Festival', () => {
  test(
    'the email box keeps the newsletter’s rules, and asks to confirm',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/calendar')
      const box = page.getByRole('region', { name: 'Never Miss a Festival' })
      const button = box.getByRole('button', { name: 'Set Reminders' })
      await box.getByLabel('Your email').fill('nobody')
      await button.click()
      await expect(toast(page, 'Invalid email')).toBeVisible()
      await expect(box.getByText(/^Please check the address/)).toBeVisible()
      await box.getByLabel('Your email').fill(`gauri-${Date.now()}@temple.example`)
      await button.click()
      await expect(toast(page, 'Thanks for subscribing!')).toBeVisible()
      await box.getByRole('button', { name: 'Choose festivals and days' }).click()
      await expect(box.getByRole('radio', { name: 'Email' })).toBeChecked()
      await box.getByRole('checkbox', { name: 'Sankashti', exact: true }).check()
      await box.getByLabel('Your email').fill(`gauri-${Date.now()}@temple.example`)
      await box.getByRole('button', { name: 'Set Reminders' }).click()
      await expect(box.getByText(/^Please check your inbox/)).toBeVisible()
    },
  )

  test(
    'WhatsApp alerts begin with a code that shows whose number it is',
    { tag: '@proof' },
    async ({ page }) => {
      const digits = String(Date.now()).slice(-8)
      await page.goto('/calendar')
      const box = page.getByRole('region', { name: 'Never Miss a Festival' })
      await box.getByRole('tab', { name: 'WhatsApp Alerts' }).click()
      const phone = box.getByLabel('WhatsApp number')
      await expect(phone).toHaveValue('+91')
      const subscribe = box.getByRole('button', { name: 'Subscribe on WhatsApp' })
      await subscribe.click()
      await expect(box.getByText('Name must be at least 2 characters')).toBeVisible()
      await expect(box.getByText('Phone number must be at least 10 digits')).toBeVisible()
      await box.getByLabel('Your name').fill('Asha Kulkarni')
      await phone.fill('9876543210123')
      await subscribe.click()
      await expect(
        box.getByText('Must be in international format (e.g., +919876543210)'),
      ).toBeVisible()
      await phone.fill(`+91 98${digits}`)
      await subscribe.click()
      await expect(toast(page, 'Subscription Successful')).toBeVisible()
      const code = box.getByLabel('Six-digit code')
      await code.fill('12')
      await box.getByRole('button', { name: 'Confirm number' }).click()
      await expect(box.getByText('Enter the six digits of the code')).toBeVisible()
      await code.fill(await codeFor(`+9198${digits}`))
      await box.getByRole('button', { name: 'Confirm number' }).click()
      await expect(box.getByText('Your number is confirmed.')).toBeVisible()

      await box.getByRole('link', { name: 'Change or stop them' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your reminders' })).toBeVisible()
      await page.getByRole('checkbox', { name: '7 days before' }).uncheck()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(toast(page, 'Your changes are saved.')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('checkbox', { name: '7 days before' })).not.toBeChecked()
    },
  )
})

test.describe('Reminders', () => {
  test('by email: chosen, confirmed, paused and stopped without a login @engines', async ({
    page,
  }) => {
    const address = `meera-${Date.now()}@temple.example`
    await page.goto('/reminders')
    await expect(page.getByRole('figure', { name: 'Example of a reminder' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Sankashti', exact: true }).check()
    await expect(page.getByRole('checkbox', { name: 'Every Ganesha festival' })).not.toBeChecked()
    await page.getByRole('checkbox', { name: 'At moonrise' }).check()
    await page.getByRole('radio', { name: 'Email' }).check()
    await page.getByRole('main').getByLabel('Your email').fill('nobody')
    await page.getByRole('button', { name: 'Set Reminders' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await page.getByRole('main').getByLabel('Your email').fill(address)
    await page.getByRole('button', { name: 'Set Reminders' }).click()
    await expect(page.getByText(/^Please check your inbox/)).toBeVisible()

    await page.goto(await mailedPath(address, '/reminders'))
    await expect(page.getByRole('checkbox', { name: 'Sankashti', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: 'Confirm reminders' }).click()
    await expect(page.getByRole('checkbox', { name: 'Sankashti', exact: true })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'At moonrise' })).toBeChecked()
    await expect(page.getByText('Dates and moonrise are for Pune.')).toBeVisible()
    await chooseCity(page, 'london', /^London/)
    await expect(page.getByText('Dates and moonrise are for Pune.')).toBeVisible()
    await page.getByRole('button', { name: 'Use London instead' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Dates and moonrise are for London.')).toBeVisible()
    await page.getByRole('button', { name: 'Pause reminders' }).click()
    await expect(page.getByText('Paused. Nothing is sent until you resume them.')).toBeVisible()
    await page.getByRole('button', { name: 'Stop reminders' }).click()
    await expect(page.getByText(/^Your reminders have stopped/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Pause reminders' })).toBeHidden()
    await page.getByRole('link', { name: 'Set new reminders' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible()
  })

  test(
    'a festival’s own page leads to a reminder of it alone',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/calendar')
      // Weeks away: on its own evening the first has risen, or is over, and offers no reminder.
      await page
        .getByRole('region', { name: 'Upcoming Festivals' })
        .locator('a[href^="/calendar/"]')
        .last()
        .click()
      // Where the browser may not notify, the bell itself is the link.
      const remind = page.getByRole('link', { name: /^(Remind me|Other times, email)/ })
      // The calendar's own heading is there until then.
      await expect(remind).toBeVisible()
      const name = await page.getByRole('heading', { level: 1 }).textContent()
      await remind.click()
      await expect(page.getByRole('checkbox', { name: `Only ${name}`, exact: false })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Every Ganesha festival' })).not.toBeChecked()
      const example = page.getByRole('figure', { name: 'Example of a reminder' })
      await expect(example).toContainText(name ?? '')
    },
  )

  test(
    'other festivals are offered beside Ganesha’s, and none is chosen',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/reminders')
      await page.getByText(/^More festivals/).click()
      const others = page.getByRole('group', { name: 'Other festivals' })
      const boxes = others.getByRole('checkbox')
      await expect(boxes).toHaveCount(4)
      for (const box of await boxes.all()) await expect(box).not.toBeChecked()
      await expect(others.getByText(/^Next: /)).toHaveCount(4)
      await others.getByRole('checkbox', { name: 'Pradosh' }).check()
      const every = page.getByRole('checkbox', { name: 'Every Ganesha festival' })
      await expect(every).toBeChecked()
      await every.uncheck()
      const example = page.getByRole('figure', { name: 'Example of a reminder' })
      await expect(example).toContainText('Pradosh')
      await expect(example).toContainText('Evening worship in Pune from')
    },
  )

  test('one day of them leads to a reminder of it alone', { tag: '@proof' }, async ({ page }) => {
    const client = await adminClient()
    const reply = await client.get('/api/festivals/upcoming?groups=great')
    const ahead: Festival[] = await reply.json()
    await client.dispose()
    const { slug = '', name = '' } = ahead.findLast(({ group }) => group === 'great') ?? {}
    await page.goto(`/reminders?festival=${slug}`)
    await expect(page.getByRole('checkbox', { name: `Only ${name}`, exact: false })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Every Ganesha festival' })).not.toBeChecked()
  })

  test('a link that is wrong says so', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/reminders#nonsense')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  })

  for (const theme of ['light', 'dark'] as const)
    test(`axe finds nothing, ${theme}`, { tag: '@proof' }, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      await page.goto('/reminders')
      const { violations } = await axeOn(page).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })
})
