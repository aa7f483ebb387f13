import type { Locator } from '@playwright/test'
import { orderPath } from '#contract/orders/links.ts'
import { axeFaults } from '#e2e/axe.ts'
import { fill, freshDay, openForm, openStep, send } from '#e2e/bookingForm.ts'
import { sendMessage } from '#e2e/contactForm.ts'
import { alongDonations } from '#e2e/donations.ts'
import {
  expect,
  hydrated,
  offerInstall,
  openMantra,
  settled,
  sound,
  test,
  testWithWorker,
} from '#e2e/fixtures.ts'
import { placed } from '#e2e/orders.ts'
import { menu, openFold, openMenu, signedIn } from '#e2e/people.ts'
import { toast } from '#e2e/toasts.ts'

const pages = [
  '/',
  '/mantras/sankata-nashana-stotra',
  '/aarti',
  '/calendar',
  '/blog',
  '/blog/how-sankashti-is-kept',
  '/about',
  '/contact',
  '/faq',
  '/shop',
  '/shop/brass-ganapati',
  '/cart',
  '/outbox',
  '/sadhana',
  '/offline',
  '/privacy',
  '/search?q=sankashti',
  '/puja',
  '/puja/guide',
  '/puja/guide/daily',
  '/donate',
  '/donation-success?payment_intent=pi_nothing',
  '/donation/d7k3m9wace#nonsense',
  '/receipt/r-2026-27-00001#nonsense',
  '/newsletter#nonsense',
  '/no-such-page',
]
const gates = [
  '/login',
  '/signup',
  '/forgot-password',
  '/forgot-password#token',
  '/confirm-email#token',
  '/admin/first#token',
  '/admin/invitation#token',
  '/profile',
]
const widths = [360, 1440]
const saved = 'Om Gam Ganapataye Namah'
const broken = 'Vakratunda Mahakaya'
const unsaved = 'Ganesha Gayatri'

test.describe('axe finds nothing', () => {
  test.describe.configure({ timeout: 120_000 })

  for (const width of widths) {
    test.describe(`${width} wide`, () => {
      test.use({ viewport: { width, height: 800 } })

      test.describe(() => {
        for (const part of [0, 1, 2, 3])
          test(`on the pages, part ${part + 1} of 4`, { tag: '@proof' }, async ({ page }) => {
            for (const path of pages.filter((_, at) => at % 4 === part)) {
              await page.goto(path)
              await hydrated(page)
              expect(await axeFaults(page, path)).toEqual([])
            }
          })

        // All of it is over a gradient (app/styles/chant.css), of which axe can judge one colour at a time.
        for (const ground of [
          'light-dark(var(--saffron-soft), #4a1c12)',
          'light-dark(var(--paper), #140a0e)',
        ])
          test(`on the mala, over ${ground}`, { tag: '@proof' }, async ({ page }) => {
            await page.goto('/chant/om-gam-ganapataye-namah')
            await hydrated(page)
            await page.locator('.mala').evaluate((mala: HTMLElement, colour) => {
              mala.style.background = colour
            }, ground)
            expect(await axeFaults(page, 'the mala')).toEqual([])
          })

        test(
          'in a booking, from its form to its pass',
          { tag: width === 360 ? [] : '@proof' },
          async ({ page, problems }) => {
            await openForm(page)
            await openStep(page, 'Your names')
            await page.getByRole('checkbox', { name: 'Send me the prasad by post' }).check()
            await send(page)
            await expect(page.getByText('Please choose a date')).toBeVisible()
            expect(await axeFaults(page, 'errors')).toEqual([])
            await openStep(page, 'Your names')
            await page.getByRole('checkbox', { name: 'Send me the prasad by post' }).uncheck()
            await fill(page, freshDay())
            await send(page)
            await expect(
              page.getByRole('heading', { name: 'We have received your request' }),
            ).toBeVisible()
            expect(await axeFaults(page, 'booked')).toEqual([])
            await page.getByRole('link', { name: 'Open your booking' }).click()
            await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
            await page.getByText('Change your booking').click()
            await page.getByRole('button', { name: 'Move to another day' }).click()
            expect(await axeFaults(page, 'pass')).toEqual([])
            expect(problems).toEqual([])
          },
        )

        test('on the way of a donation', { tag: '@proof' }, async ({ page, release }) => {
          await alongDonations(page, release, async (state) =>
            expect(await axeFaults(page, state)).toEqual([]),
          )
        })

        test('on the way of an order', { tag: '@proof' }, async ({ page, release }) => {
          await page.goto('/shop/brass-ganapati')
          await page.getByRole('button', { name: /^Add .* to cart$/ }).click()
          await expect(toast(page, 'Added to cart')).toBeVisible()
          await page.goto('/cart/checkout')
          await page.getByRole('button', { name: /^Place order/ }).click()
          await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
          expect(await axeFaults(page, 'checkout, with errors')).toEqual([])
          const order = await placed(page.request, release.origin)
          await page.goto(orderPath(order))
          await page.getByRole('link', { name: /^Pay ₹[\d,]+ by card$/ }).click()
          await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
          expect(await axeFaults(page, 'payment')).toEqual([])
          await page.goBack()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await axeFaults(page, 'order')).toEqual([])
        })

        test('on the way into an account', { tag: '@proof' }, async ({ page }) => {
          for (const path of gates) {
            await page.goto('about:blank')
            await page.goto(path)
            await hydrated(page)
            // A page opened by a link checks the link first.
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            expect(await axeFaults(page, path)).toEqual([])
          }
          await page.goto('/signup')
          await hydrated(page)
          await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
          await expect(page.getByText('Please enter a username')).toBeVisible()
          expect(await axeFaults(page, 'errors')).toEqual([])
        })
      })

      testWithWorker(
        'in what waits and what was refused',
        { tag: '@proof' },
        async ({ page, network, release }) => {
          await settled(page, '/contact')
          const detail = 'Nothing can be saved at the moment. Please try again in a few minutes.'
          const errors = [{ pointer: '#/message', code: 'service.nothingSaved', detail }]
          const problem = { type: 'about:blank', title: 'No', status: 400, code: 'invalid_input' }
          release.answer(/^\/api\/contact$/, 400, JSON.stringify({ ...problem, errors }))
          await sendMessage(page, 'When is the arati?')
          await expect(page.getByText(detail)).toBeVisible()
          expect(await axeFaults(page, 'refused')).toEqual([])
          await network.lose()
          // On a phone a form ends its page: there is no footer below it.
          await page.goto('/mantras')
          await hydrated(page)
          await openFold(page, 'Newsletter')
          const footer = page.getByRole('contentinfo')
          await footer.getByLabel('Your email').fill('asha@example.org')
          await footer.getByRole('button', { name: 'Subscribe' }).click()
          await expect(toast(page, 'Saved on this phone')).toBeVisible()
          await page.goto('/outbox')
          await expect(page.getByText('Needs attention')).toBeVisible()
          expect(await axeFaults(page, 'outbox')).toEqual([])
        },
      )

      testWithWorker(
        'on one’s own page, and in leaving',
        { tag: '@proof' },
        async ({ page, network }) => {
          await signedIn(page)
          await settled(page, '/profile')
          for (const fold of [
            'Change name',
            'Change email',
            'Change password',
            'Delete my account',
          ])
            await page.getByText(fold, { exact: true }).click()
          await expect(page.getByText('This device')).toBeVisible()
          expect(await axeFaults(page, 'profile')).toEqual([])
          await network.lose()
          await openMenu(page)
          await menu(page).getByRole('button', { name: 'Logout' }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          expect(await axeFaults(page, 'leaving')).toEqual([])
        },
      )

      testWithWorker(
        'in what comes and goes',
        { tag: '@proof' },
        async ({ page, network, release }) => {
          const card = (title: string) => page.locator('article', { hasText: title })
          const listen = (title: string) =>
            card(title)
              .getByRole('button', { name: /^Listen/ })
              .click()
          release.answer(/^\/audio\/vakratunda-mahakaya\.mp3/, 404)
          await settled(page, '/mantras')

          if (width < 1200) {
            await page.getByRole('button', { name: 'More', exact: true }).click()
            await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
            expect(await axeFaults(page, 'menu')).toEqual([])
            await page.getByRole('button', { name: 'More' }).click()
            await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
          }

          await page.evaluate(offerInstall)
          await expect(page.getByRole('complementary')).toBeVisible()
          for (const title of [saved, broken, unsaved]) await openMantra(page, title)
          await card(saved).getByRole('button', { name: 'Save offline' }).click()
          await expect(card(saved).getByText(/^Saved, /)).toBeVisible()
          await listen(saved)
          await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
          // While it has the focus, a message stays.
          await page.keyboard.press('F8')
          await expect(toast(page, 'Saved on this phone')).toBeVisible()
          expect(await axeFaults(page, 'saved, playing, message, install')).toEqual([])
          await page.keyboard.press('Escape')

          await listen(broken)
          await expect(card(broken).getByText('Audio could not be loaded')).toBeVisible()
          await page.keyboard.press('F8')
          await expect(toast(page, 'Audio unavailable')).toBeVisible()
          expect(await axeFaults(page, 'broken audio')).toEqual([])
          await page.keyboard.press('Escape')

          await network.lose()
          await listen(unsaved)
          await expect(card(unsaved).getByText(/^Not saved on this phone/)).toBeVisible()
          await expect(page.getByText('You’re offline. Saved')).toBeVisible()
          expect(await axeFaults(page, 'offline')).toEqual([])
        },
      )
    })
  }
})

test.describe('Everyone can use it', () => {
  test('a mantra is found, played and stopped with only the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    const reach = async (target: Locator): Promise<void> => {
      for (let presses = 0; presses < 60; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(target).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await reach(page.locator('main').getByRole('link', { name: 'Daily Mantras' }).first())
    await expect(page).toHaveURL(/\/mantras$/)
    await reach(page.getByRole('button', { name: /^Listen/ }).first())
    await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
    const outline = await page
      .getByRole('button', { name: /^Pause: / })
      .evaluate((button) => getComputedStyle(button).outlineStyle)
    expect(outline).not.toBe('none')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Pause: / })).toHaveCount(0)
  })
})
