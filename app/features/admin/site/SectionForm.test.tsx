import { describe, expect, it } from 'vitest'
import { aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getBackups } from '#contract/backups/admin.ts'
import { getMailState } from '#contract/notifications/admin.ts'
import { getSiteSettings, type TempleSite } from '#contract/site/admin.ts'
import { type SiteSection, updateSiteSection } from '#contract/site/sectionsAdmin.ts'
import { SiteTab } from './SiteTab.tsx'
import { showSettings } from './showSettings.tsx'

const show = async (section: SiteSection = 'temple', change: Partial<TempleSite> = {}) => {
  const page = await showSettings(section, change)
  const { server } = page
  const selector = 'input, textarea, select'
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector })
  return {
    ...page,
    field,
    /** Of several lines, or empty. */
    fill: async (label: string, text: string) => {
      await page.user.clear(field(label))
      await page.user.paste(text)
    },
    /** What is read aloud with a field that is wrong. */
    faultOf: (label: string) => {
      const isWrong = field(label).getAttribute('aria-invalid') === 'true'
      const described = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
      return isWrong && described.map((id) => document.getElementById(id)?.textContent).join(' ')
    },
    /** The server stores what it is sent. */
    stores: () =>
      server.answers(updateSiteSection, ({ section: _, ...sent }) => {
        const stored = { site: { ...aSite(), ...sent } as TempleSite, version: 4 }
        server.answers(getSiteSettings, stored)
        return stored
      }),
  }
}

const tagline = 'Welcome line on the home page'
const is80G = 'The trust gives receipts for a tax deduction under section 80G'

describe('A section of the settings', () => {
  it('is saved as it is typed, and says so', async () => {
    const { fill, type, press, stores, server } = await show()
    stores()
    expect(screen.getByText('Everything is saved')).toBeTruthy()
    await type(tagline, '  Namaste  ')
    await fill('Address', '1 Modak Lane\n\n Pune ')
    await fill('Services at the foot of each page', 'Online Puja: /puja')
    await type('Instagram', 'https://instagram.com/temple')
    expect(screen.getByText('Changes not saved yet')).toBeTruthy()
    await press('Save')
    expect(await screen.findByText('Saved. The site shows it now.')).toBeTruthy()
    expect(await screen.findByText('Everything is saved')).toBeTruthy()
    expect(server.received(updateSiteSection)).toMatchObject([
      {
        section: 'temple',
        tagline: 'Namaste',
        address: ['1 Modak Lane', 'Pune'],
        services: [{ label: 'Online Puja', to: '/puja' }],
        social: { instagram: 'https://instagram.com/temple' },
      },
    ])
    expect(server.headers(updateSiteSection)[0]?.get('if-match')).toBe('"3"')
  })

  it.each<[SiteSection, readonly (readonly [label: string, text: string, fault: RegExp])[]]>([
    [
      'temple',
      [
        ['Address', ' ', /Required/],
        ['Phone', 'none', /Please enter a phone number/],
        ['Email', 'namaste', /Please enter a valid email address/],
        ['Latitude (degrees north)', '181', /Please enter a number from -90 to 90/],
        ['Time zone', 'Poona', /Please enter a time zone/],
        ['Services at the foot of each page', 'Puja', /Please write a name, a colon/],
        ['WhatsApp', 'whatsapp', /starts with https:/],
      ],
    ],
    ['visiting', [['Temple hours', 'Mon-Fri: 6-12', /Please write each row as days/]]],
    [
      'giving',
      [
        ['UPI ID', 'temple', /Please enter a UPI ID/],
        ['PAN of the trust', 'ABC', /A PAN has five letters/],
        ['Date of registration', '', /Please enter a date/],
      ],
    ],
  ])('%s says what is wrong at each field, and goes to the first', async (section, wrong) => {
    const { fill, press, faultOf, field, server, user } = await show(section)
    server.judges(updateSiteSection)
    if (section === 'temple') await press('Not in the list? Type the place')
    if (section === 'giving') await user.click(field(is80G))
    for (const [label, text] of wrong) if (text) await fill(label, text)
    await press('Save')
    const [first] = wrong[0] ?? []
    for (const [label, , fault] of wrong) await expect.poll(() => faultOf(label)).toMatch(fault)
    await expect.poll(() => document.activeElement).toBe(field(first ?? ''))
    expect(server.received(updateSiteSection)).toEqual([])
    if (section === 'temple') expect(faultOf('Name of the temple')).toBe(false)
  })

  it('shows what only the server refuses, and can be sent again', async () => {
    const { type, press, faultOf, field, stores, server } = await show()
    const errors = [{ pointer: '#/phone', detail: 'This number is not in use' }]
    server.refuses(updateSiteSection, 'invalid_input', { errors })
    await type(tagline, 'Namaste')
    await press('Save')
    await expect.poll(() => faultOf('Phone')).toMatch(/This number is not in use/)
    expect(screen.getByText('Please check the highlighted fields.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('Phone'))
    stores()
    await type('Phone', '+91 20 5550 0109')
    await press('Save')
    expect(await screen.findByText('Saved. The site shows it now.')).toBeTruthy()
    expect(server.received(updateSiteSection).at(-1)).toMatchObject({
      phone: '+91 20 5550 0109',
    })
  })

  it('is sent once, and stays typed when it fails', async () => {
    const { type, press, field, server, network, stores } = await show()
    await type(tagline, 'Namaste')
    network.lose()
    await press('Save')
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
    expect(field(tagline).value).toBe('Namaste')
    network.regain()
    const answer = server.holds(updateSiteSection, {
      site: aSite({ tagline: 'Namaste' }),
      version: 4,
    })
    await press('Save')
    const busy = await screen.findByRole('button', { name: 'Saving...' })
    expect(busy).toHaveProperty('disabled', true)
    await press('Saving...')
    answer()
    expect(await screen.findByText('Saved. The site shows it now.')).toBeTruthy()
    expect(server.received(updateSiteSection)).toHaveLength(1)
    stores()
    // The next change is made from the version that the server stored.
    await type(tagline, 'Welcome')
    await press('Save')
    await expect.poll(() => server.headers(updateSiteSection)[1]?.get('if-match')).toBe('"4"')
  })

  it('keeps what somebody else saved meanwhile', async () => {
    const { type, press, stores, server } = await show()
    await type(tagline, 'Namaste')
    server.refuses(updateSiteSection, 'changed_meanwhile')
    server.answers(getSiteSettings, { site: aSite({ locality: 'Nashik' }), version: 4 })
    await press('Save')
    const panel = await screen.findByRole('region', { name: /changed/ })
    await expect.poll(() => document.activeElement).toBe(panel)
    expect(within(panel).getByText('Town and state')).toBeTruthy()
    expect(within(panel).getByText('Nashik')).toBeTruthy()
    stores()
    await press('Save both')
    await screen.findByText('Saved. The site shows it now.')
    expect(server.received(updateSiteSection).at(-1)).toMatchObject({
      tagline: 'Namaste',
      locality: 'Nashik',
    })
    expect(server.headers(updateSiteSection).at(-1)?.get('if-match')).toBe('"4"')
  })

  it('is saved although somebody else saved another section', async () => {
    const { type, press, stores, server } = await show()
    await type(tagline, 'Namaste')
    server.refuses(updateSiteSection, 'changed_meanwhile')
    server.answers(getSiteSettings, () => {
      stores()
      return { site: aSite({ phoneHours: '9-5' }), version: 4 }
    })
    await press('Save')
    await screen.findByText('Saved. The site shows it now.')
    expect(server.headers(updateSiteSection).at(-1)?.get('if-match')).toBe('"4"')
    expect(server.received(updateSiteSection).at(-1)).not.toHaveProperty('phoneHours')
  })

  it('that is not saved yet is not left without a question', async () => {
    const { type, press, address, user, field } = await show()
    await type(tagline, 'Namaste')
    await user.click(screen.getByRole('link', { name: 'All settings' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay here' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(field(tagline).value).toBe('Namaste')
    await user.click(screen.getByRole('link', { name: 'All settings' }))
    await screen.findByRole('alertdialog')
    await press('Discard and leave')
    await expect.poll(address).toBe('/admin/settings')
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getSiteSettings, 'unavailable')
    await renderOffice(<SiteTab path={['temple']} />, { server })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('A change that could harm the temple', () => {
  const password = 'Your current password'

  it('of the UPI ID asks for the password, and goes on below it', async () => {
    const { type, press, field, faultOf, stores, server } = await show('giving')
    expect(screen.queryByLabelText(password)).toBeNull()
    await type('UPI ID', 'temple@bank')
    const errors = [{ pointer: '#/currentPassword', detail: 'Wrong password' }]
    server.refuses(updateSiteSection, 'invalid_input', { errors })
    await type(password, 'guess')
    await press('Save')
    await expect.poll(() => faultOf(password)).toMatch(/Wrong password/)
    await expect.poll(() => document.activeElement).toBe(field(password))
    stores()
    await type(password, 'Secret123')
    document.activeElement?.closest('form')?.requestSubmit()
    await screen.findByText('Saved. The site shows it now.')
    expect(server.received(updateSiteSection).at(-1)).toMatchObject({
      upiAddress: 'temple@bank',
      currentPassword: 'Secret123',
    })
    expect(screen.queryByLabelText(password)).toBeNull()
    await expect.poll(() => document.activeElement).toBe(field('UPI ID'))
  })

  it('of two-step login asks for it, too', async () => {
    const { type, press, field, server, user, stores } = await show('safety')
    stores()
    await user.click(field('Require two-step login for staff'))
    await type(password, 'Secret123')
    await press('Save')
    await screen.findByText('Saved. The site shows it now.')
    expect(server.received(updateSiteSection)).toEqual([
      { section: 'safety', isTotpRequired: true, currentPassword: 'Secret123' },
    ])
  })
})

describe('The list of sections', () => {
  it('says what each holds, and what is not there yet', async () => {
    const server = templeServer()
    server.answers(getSiteSettings, { site: aSite({ phone: '', email: '' }), version: 1 })
    server.answers(getMailState, { outlet: 'files', failed: 0, stuck: 0 })
    server.refuses(getBackups, 'unavailable')
    const { container } = await renderOffice(<SiteTab path={[]} />, { server })
    expect(await screen.findByText('Not there yet: Phone, Email')).toBeTruthy()
    expect(await screen.findByText('Not there yet: a mail server')).toBeTruthy()
    const links = within(screen.getByRole('list', { name: /Sections/ })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href')?.slice('/admin/'.length))).toEqual([
      'settings/temple',
      'settings/app',
      'settings/visiting',
      'bookings/places',
      'settings/giving',
      'settings/shop',
      'settings/email',
      'settings/backups',
      'settings/server',
      'settings/safety',
    ])
    await expectAccessible(container)
  })
})
