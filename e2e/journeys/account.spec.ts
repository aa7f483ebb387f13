import { expect, hydrated, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { mailedPath } from '#e2e/mails.ts'
import { fillLogin, menu, openMenu, pressLogin, register, signIn, someone } from '#e2e/people.ts'
import { toast } from '#e2e/toasts.ts'

test.describe('An account', () => {
  test(
    'is opened, confirmed, used on two phones, and ended on both',
    { tag: '@proof' },
    async ({ page, openDevice }) => {
      const asha = someone()
      await page.goto('/signup')
      await hydrated(page)
      await page.getByLabel('Username').fill(asha.username)
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill(asha.email)
      await page.getByLabel('Full name').fill('Asha Kulkarni')
      await page.getByLabel('Password', { exact: true }).fill(asha.password)
      await page.getByLabel('Confirm password').fill(asha.password)
      await page.getByLabel('I accept the terms and conditions').check()
      await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
      await expect(page.getByText('Registration successful', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByText(/We have emailed/)).toContainText(asha.email)
      await expect(page.getByLabel('Username or email')).toHaveValue(asha.username)

      await page.goto(await mailedPath(asha.email, '/confirm-email'))
      await expect(page.getByText(/^Enter your account password/)).toBeVisible()
      const confirm = page.getByRole('button', { name: 'Confirm email' })
      const password = page.getByLabel('Account password', { exact: true })
      await confirm.click()
      await expect(page.getByText('Please enter your account password')).toBeVisible()
      await expect(password).toBeFocused()
      await password.fill('not-mine')
      await confirm.click()
      await expect(page.getByRole('main').getByText('This password is not correct')).toBeVisible()
      await expect(password).toBeFocused()
      await password.fill(asha.password)
      await confirm.click()
      const confirmed = page.getByRole('heading', { name: 'Email confirmed' })
      await expect(confirmed).toBeFocused()
      await expect(confirmed).toBeInViewport()
      await expect(page.getByRole('status').filter({ has: confirmed })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click()

      await fillLogin(page, asha)
      await pressLogin(page)
      await expect(page.getByText('Login successful', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\/$/)

      const other = await openDevice()
      await signIn(other, { ...asha, username: asha.email })
      await other.goto('/profile')
      await expect(other.getByRole('heading', { name: 'Asha Kulkarni' })).toBeVisible()
      await expect(other.getByText('Confirmed', { exact: true })).toBeVisible()

      await page.goto('/profile')
      const sessions = page.locator('section', { hasText: 'Where you are logged in' })
      await expect(sessions.getByRole('listitem')).toHaveCount(2)
      await sessions.getByRole('button', { name: 'Log out other devices' }).click()
      await sessions.getByLabel('Your current password').fill('not-mine')
      await sessions.getByRole('button', { name: 'Log out', exact: true }).click()
      await expect(sessions.getByLabel('Your current password')).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await sessions.getByLabel('Your current password').fill(asha.password)
      await sessions.getByRole('button', { name: 'Log out', exact: true }).click()
      await expect(page.getByText('Logged out 1 other device', { exact: true })).toBeVisible()
      await expect(sessions.getByRole('listitem')).toHaveCount(1)
      await expect(sessions.getByRole('list')).toBeFocused()

      // The other phone notices it, says so, and keeps its data until its owner decides.
      await other.goto('/')
      await expect(other.getByText('You were logged out', { exact: true })).toBeVisible()
      await other.goto('/profile')
      await expect(other.getByRole('heading', { name: 'Asha Kulkarni' })).toBeVisible()
      await expect(other.getByText(/Everything on this phone is still here/)).toBeVisible()
      await other.getByRole('link', { name: 'Log in again' }).click()
      await fillLogin(other, asha)
      await pressLogin(other)
      await expect(other).toHaveURL(/\/profile$/)
      await expect(other.getByText(/Everything on this phone is still here/)).toHaveCount(0)

      await openMenu(page)
      await menu(page).getByRole('button', { name: 'Logout' }).click()
      await expect(toast(page, 'You are logged out')).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    },
  )

  test('explains in words what is wrong with the input', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/signup')
    await hydrated(page)
    const submit = page.getByRole('main').getByRole('button', { name: 'Sign Up' })
    const password = page.getByLabel('Password', { exact: true })
    await submit.click()
    await expect(page.getByText('Please enter a username')).toBeVisible()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('You must accept the terms and conditions')).toBeVisible()
    await expect(page.getByLabel('Username')).toBeFocused()
    for (const [typed, words] of [
      ['Modak-1', 'Password must be at least 8 characters'],
      ['modak-108', 'Password must contain at least one uppercase letter'],
      ['MODAK-108', 'Password must contain at least one lowercase letter'],
      ['Modak-modak', 'Password must contain at least one digit'],
    ] as const) {
      await password.fill(typed)
      await expect(page.getByText(words)).toBeVisible()
    }
    await password.fill('Laddu-for-21')
    await page.getByLabel('Confirm password').fill('Laddu-for-22')
    await submit.click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()

    const taken = someone()
    await register(page.request, taken)
    await page.getByLabel('Username').fill(taken.username)
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(someone().email)
    await page.getByLabel('Confirm password').fill('Laddu-for-21')
    await page.getByLabel('I accept the terms and conditions').check()
    await submit.click()
    await expect(page.getByText('Registration failed', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Username')).toHaveValue(taken.username)
  })

  testWithWorker(
    'cannot be entered with a wrong password or offline, and says so',
    { tag: '@proof' },
    async ({ page, network }) => {
      const asha = someone()
      await register(page.request, asha)
      await settled(page, '/login')
      await pressLogin(page)
      await expect(page.getByText('Please enter your username or email')).toBeVisible()
      await expect(page.getByText('Please enter your password')).toBeVisible()
      await fillLogin(page, { ...asha, password: 'Modak-109' })
      await pressLogin(page)
      await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
      await expect(toast(page, 'Invalid username or password. Please try again.')).toBeVisible()
      await network.lose()
      await fillLogin(page, asha)
      await pressLogin(page)
      await expect(page.getByRole('main').getByText(/We can’t connect right now/)).toBeVisible()
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(asha.password)
      await network.regain()
      await pressLogin(page)
      await expect(page.getByText('Login successful', { exact: true })).toBeVisible()
    },
  )

  test(
    'lets passwords be read by who types them, pasted, and filled in by a manager',
    { tag: '@proof' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/login')
      await hydrated(page)
      const password = page.getByLabel('Password', { exact: true })
      await expect(password).toHaveAttribute('type', 'password')
      await expect(password).toHaveAttribute('autocomplete', 'current-password')
      await expect(page.getByLabel('Username or email')).toHaveAttribute('autocomplete', 'username')
      await page.evaluate(() => navigator.clipboard.writeText('Laddu for 21, and modak'))
      await password.focus()
      await page.keyboard.press('Control+V')
      await expect(password).toHaveValue('Laddu for 21, and modak')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(password).toHaveAttribute('type', 'password')
      await page.goto('/signup')
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
        'autocomplete',
        'new-password',
      )
    },
  )

  test('is created and logged in to by keyboard alone, and leads back to the page that asked @smoke @engines', async ({
    page,
  }) => {
    const asha = someone()
    await page.goto('/signup')
    await hydrated(page)
    await page.getByLabel('Username').focus()
    const type = async (text: string, tabs = 1) => {
      await page.keyboard.type(text)
      for (let press = 0; press < tabs; press++) await page.keyboard.press('Tab')
    }
    await type(asha.username)
    await type(asha.email)
    await type('')
    await type(asha.password, 2)
    await type(asha.password, 2)
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login$/)

    await page.goto('/profile')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login\?back=/)
    await page.getByLabel('Username or email').focus()
    await type(asha.username)
    await type('Not-mine-21', 2)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText(/^Invalid username or password/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await type(asha.password, 0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByRole('heading', { name: asha.username })).toBeVisible()
  })
})
