import {
  choosePuja,
  draftOf,
  fill,
  freshDay,
  openForm,
  openStep,
  send,
  toast,
} from '#e2e/bookingForm.ts'
import { adminClient, openAdmin, openSection } from '#e2e/admin.ts'
import { broughtAll, expect, hydrated, test, testWithWorker } from '#e2e/fixtures.ts'

// One after the other: both add a puja at the end of the same list.
test.describe.configure({ mode: 'default' })

test.describe('In the office', () => {
  test(
    'An editor adds a puja, a devotee books it, and it is switched off with the booking on it',
    { tag: '@proof' },
    async ({ page, browser }) => {
      const name = `Abhishek ${Date.now() % 100_000}`
      await openAdmin(page, 'editor', 'today')
      await openSection(page, 'Pujas')
      await page.getByRole('link', { name: 'Add a puja' }).click()
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('Short line (optional)').fill('milk, honey and water')
      await page
        .getByLabel('What happens in this puja')
        .fill('The murti is bathed, with the Atharvashirsha.')
      await page.getByLabel('Starting price in ₹ (optional)').fill('1,100')
      await page.getByLabel('From (hours)').fill('0.5')
      await page.getByLabel('To (hours)').fill('1')
      const preview = page.getByRole('region', { name: 'As devotees see it' })
      for (const text of [name, '½-1 hour · milk, honey and water', 'from ₹1,100'])
        await expect(preview.getByText(text, { exact: true })).toBeVisible()
      // Saved while the picture is still on its way, it waits for it.
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => (arrive = resolve))
      await page.route('**/api/admin/blog/pictures', async (route) => {
        await arrived
        await route.continue()
      })
      await page.getByLabel('Choose a picture').setInputFiles('public/icons/screenshot-wide.png')
      await page.getByRole('button', { name: 'Save puja' }).click()
      await expect(page.getByText('Everything is saved as soon as the picture')).toBeVisible()
      arrive()
      // A busy machine prepares a picture for longer than the usual wait.
      const saved = page.getByRole('heading', { name, level: 1 })
      await expect(saved).toBeVisible({ timeout: 60_000 })
      await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()

      const devotee = await browser.newPage()
      await openForm(devotee)
      await expect(devotee.getByRole('radio', { name: /Ganesh Puja/ })).toBeChecked()
      await expect(devotee.getByRole('radio', { name, includeHidden: true })).toHaveCount(0)

      await page.getByRole('button', { name: 'Switch on' }).click()
      await expect(page.getByText('Devotees see this puja and can book it.')).toBeVisible()
      await page.getByRole('link', { name: 'All pujas' }).click()
      await page.getByRole('button', { name: `Move ${name} up` }).click()
      const rows = page.getByRole('list', { name: 'Pujas in their order' }).getByRole('link')
      await expect(rows.nth(-2)).toContainText(name)
      await devotee.reload()
      await hydrated(devotee)
      const offered = devotee.locator('.option-rows .option-head > :first-child')
      await expect(offered).toHaveText([
        /Ganesh/,
        /Sankashti/,
        /Satyanarayana/,
        /Lakshmi/,
        name,
        /Custom/,
      ])
      await fill(devotee, freshDay())
      await openStep(devotee, 'Puja')
      await choosePuja(devotee, new RegExp(name))
      await expect(devotee.getByText('The murti is bathed, with the Atharvashirsha.')).toBeVisible()
      await expect(devotee.locator('.docked-bar')).toContainText('from ₹1,100')
      await send(devotee)
      await devotee.getByRole('link', { name: 'Open your booking' }).click()
      await expect(devotee.getByRole('heading', { name, level: 1 })).toBeVisible()

      // Somebody else has the form open while it is switched off.
      const late = await browser.newPage()
      await openForm(late)
      await fill(late, freshDay())
      await openStep(late, 'Puja')
      await choosePuja(late, new RegExp(name))
      await expect.poll(() => draftOf(late)).toContain('abhishek')

      await page.getByRole('link', { name }).click()
      await page.getByRole('button', { name: 'Switch off' }).click()
      const question = page.getByRole('alertdialog', { name: `Switch off ${name}?` })
      await expect(question).toContainText('One booking is still to come. It stays')
      await question.getByRole('button', { name: 'Switch off' }).click()
      await expect(page.getByText('Devotees do not see this puja')).toContainText(
        'One booking is still to come.',
      )

      await late.reload()
      await hydrated(late)
      await openStep(late, 'Puja')
      await late.getByRole('button', { name: 'Your names', exact: true }).click()
      const words = late.getByText('This puja is not offered at present. Please choose another')
      await expect(words).toBeVisible()
      await late.getByRole('radio', { name: /Ganesh Puja/ }).check()
      await expect(words).toBeHidden()
      await openStep(late, 'Your names')
      await expect(late.getByLabel('Your full name')).toHaveValue('Meera Kulkarni')

      await devotee.reload()
      await expect(devotee.getByRole('heading', { name, level: 1 })).toBeVisible()
      await openForm(devotee)
      await expect(devotee.getByRole('radio', { name: /Ganesh Puja/ })).toBeChecked()
      await expect(
        devotee.getByRole('radio', { name: new RegExp(name), includeHidden: true }),
      ).toHaveCount(0)
      await expect(devotee.getByRole('link', { name: new RegExp(name) })).toBeVisible()
      await devotee.close()
      await late.close()
    },
  )
})

testWithWorker(
  'A booking that waits on the phone for a puja switched off since is refused in words, and kept',
  { tag: '@proof' },
  async ({ page, network }) => {
    const name = `Havan ${Date.now() % 100_000}`
    const admin = await adminClient()
    const added = await admin.post('/api/admin/pujas', {
      data: { name, description: 'With ghee.' },
    })
    const { id, version } = await added.json()
    const turn = async (from: number, isOn: boolean) => {
      const headers = { 'If-Match': `"${from}"` }
      const reply = await admin.post(`/api/admin/pujas/${id}/switch`, { data: { isOn }, headers })
      expect(reply.status(), await reply.text()).toBe(200)
    }
    await turn(version, true)
    await openForm(page)
    await broughtAll(page)
    await network.lose()
    await fill(page, freshDay())
    await openStep(page, 'Puja')
    await choosePuja(page, new RegExp(name))
    await send(page)
    await expect(toast(page, 'Saved on this phone')).toBeVisible()

    await turn(version + 1, false)
    await network.regain()
    await page.goto('/outbox')
    await expect(page.getByText('Needs attention')).toBeVisible({ timeout: 20_000 })
    await expect(
      page.getByRole('main').getByText(`${name} is not offered at present`).first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.locator('form.booking')).toContainText(`${name} is not offered at present`)
    await expect(page.getByRole('radio', { name: /Ganesh Puja/ })).not.toBeChecked()
    await page.getByRole('radio', { name: /Ganesh Puja/ }).check()
    await openStep(page, 'Your names')
    await expect(page.getByLabel('Name 2', { exact: true })).toHaveValue('Anand Kulkarni')
    await send(page)
    await expect(toast(page, 'Booking successful!')).toBeVisible()
    await admin.dispose()
  },
)
