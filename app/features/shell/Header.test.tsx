import { describe, expect, it, vi } from 'vitest'
import { anAccount, aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen, within } from '#app/test/render.tsx'
import type { Me } from '#contract/accounts/public.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { NotFound } from './NotFound.tsx'
import { Tabs } from './Tabs.tsx'

const show = async (account?: Me) => {
  const onLogout = vi.fn()
  const page = await render(
    <Header name="Shri Ganesha Mandir" locality="Pune, Maharashtra" onLogout={onLogout} />,
    { at: '/mantras', ...(account && { account }) },
  )
  return { ...page, onLogout, menu: within(screen.getByLabelText('Main')) }
}

const linksIn = (element: Element): [string, string | null][] =>
  [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

describe('The header', () => {
  it('leads to the eight pages, and says which one is open', async () => {
    const { menu, container } = await show()
    const list = menu.getAllByRole('list', { hidden: true })[0] ?? container
    expect(linksIn(list)).toEqual([
      ['Home', '/'],
      ['Daily Mantras', '/mantras'],
      ['Festivals', '/calendar'],
      ['Book Puja', '/puja'],
      ['Shop', '/shop'],
      ['Donate', '/donate'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
    ])
    expect(menu.getByText('Daily Mantras').getAttribute('aria-current')).toBe('page')
    expect(menu.getByText('Home').hasAttribute('aria-current')).toBe(false)
    await expectAccessible(container)
  })

  it('leads to the login and the sign-up', async () => {
    const { menu } = await show()
    expect(menu.getByText('Login').getAttribute('href')).toBe('/login')
    expect(menu.getByText('Sign Up').getAttribute('href')).toBe('/signup')
    expect(menu.queryByText('Back office')).toBeNull()
  })

  it('leads whoever is logged in to the account, and logs out', async () => {
    const { user, menu, onLogout } = await show(anAccount())
    expect(menu.getByText('Account').getAttribute('href')).toBe('/profile')
    expect(menu.queryByText('Back office')).toBeNull()
    await user.click(menu.getByText('Logout'))
    expect(onLogout).toHaveBeenCalledOnce()
  })

  it('leads staff to the back office', async () => {
    const { menu } = await show(anAccount({ role: 'desk' }))
    expect(menu.getByText('Back office').getAttribute('href')).toBe('/admin')
  })
})

it('The tabs lead to the places people go to most, and open the menu', async () => {
  const { container } = await render(<Tabs />)
  expect(linksIn(container)).toEqual([
    ['Today', '/'],
    ['Mantras', '/mantras'],
    ['Calendar', '/calendar'],
    ['Puja', '/puja'],
  ])
  expect(screen.getByText('More').getAttribute('popovertarget')).toBe('menu')
})

describe('The footer', () => {
  const foot = (change: Parameters<typeof aSite>[0] = {}) =>
    render(
      <Footer site={aSite(change)} year={2026} newsletter={<p>Form</p>} openNow={<p>Open</p>} />,
    )

  it('has the temple’s address, phone, email and hours', async () => {
    await foot()
    expect(screen.getByText('+91 20 5550 0108').getAttribute('href')).toBe('tel:+912055500108')
    expect(screen.getByText('10:00 AM - 6:00 PM Mon-Sat')).toBeTruthy()
    expect(screen.getByText('108 Modak Lane, Pune')).toBeTruthy()
    expect(screen.getByText('© 2026 Shri Ganesha Mandir. All rights reserved.')).toBeTruthy()
  })

  it('leads to the policies and the services', async () => {
    await foot()
    const legal = linksIn(screen.getByLabelText('Legal'))
    expect(legal).toEqual([
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Shipping Policy', '/shipping'],
      ['Refund Policy', '/refunds'],
      ['FAQ', '/faq'],
    ])
    expect(screen.getByText('Festival Calendar').getAttribute('href')).toBe('/calendar')
    expect(screen.getByText('Mantra Learning').getAttribute('href')).toBe('/mantras')
  })

  it('has the services that the temple names', async () => {
    await foot({ services: [{ label: 'Griha Pravesh', to: '/puja' }] })
    expect(screen.getByText('Griha Pravesh').getAttribute('href')).toBe('/puja')
    expect(screen.queryByText('Astrological Consultation')).toBeNull()
  })

  it('has only networks at which the temple is', async () => {
    await foot({ social: { youtube: 'https://youtube.com/@temple' } })
    expect(screen.getByText('YouTube').getAttribute('href')).toBe('https://youtube.com/@temple')
    expect(screen.queryByText('Facebook')).toBeNull()
  })
})

it('A page that there is not says so', async () => {
  await render(<NotFound suggestions={<p>Search</p>} />)
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText('Search')).toBeTruthy()
})
