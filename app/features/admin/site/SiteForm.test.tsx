import { describe, expect, it } from 'vitest'
import { aSite } from '#app/test/builders.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getSiteSettings, type TempleSite, updateSite } from '#contract/site/admin.ts'
import { SiteTab } from './SiteTab.tsx'
import { showSettings } from './showSettings.tsx'

const show = async (change: Partial<TempleSite> = {}) => {
  const page = await showSettings(change)
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
      server.answers(updateSite, ({ currentPassword: _, ...sent }) => {
        const stored = { site: { ...aSite(), ...sent } as TempleSite, version: 4 }
        server.answers(getSiteSettings, stored)
        return stored
      }),
  }
}

const tagline = 'Welcome line on the home page'

describe('The settings', () => {
  it('are saved as they are typed, and say so', async () => {
    const { fill, type, press, stores, server } = await show()
    stores()
    expect(screen.getByText('Everything is saved')).toBeTruthy()
    await type(tagline, '  Namaste  ')
    await fill('Address', '1 Modak Lane\n\n Pune ')
    await fill('Temple hours', 'Mon-Fri: 6 AM-12 PM\nSat-Sun: 6 AM-9 PM')
    await fill('Services at the foot of each page', 'Online Puja: /puja')
    await type('Instagram', 'https://instagram.com/temple')
    await fill('Purposes donors can choose', 'Annadaan\nFlowers')
    expect(screen.getByText('Changes not saved yet')).toBeTruthy()
    await press('Save')
    expect(await screen.findByText('Saved. The site shows it now.')).toBeTruthy()
    expect(await screen.findByText('Everything is saved')).toBeTruthy()
    expect(server.received(updateSite)).toMatchObject([
      {
        tagline: 'Namaste',
        address: ['1 Modak Lane', 'Pune'],
        templeHours: [
          { days: 'Mon-Fri', hours: '6 AM-12 PM' },
          { days: 'Sat-Sun', hours: '6 AM-9 PM' },
        ],
        services: [{ label: 'Online Puja', to: '/puja' }],
        social: { instagram: 'https://instagram.com/temple' },
        donationPurposes: ['Annadaan', 'Flowers'],
      },
    ])
    expect(server.headers(updateSite)[0]?.get('if-match')).toBe('"3"')
  })

  it('say what is wrong at each field, and go to the first', async () => {
    const { fill, press, faultOf, field, server, user } = await show()
    await user.click(screen.getByRole('button', { name: 'Not in the list? Type the place' }))
    await user.click(field('The trust gives receipts for a tax deduction under section 80G'))
    const wrong = [
      ['Address', ' ', /Required/],
      ['Phone', 'none', /Please enter a phone number/],
      ['Email', 'namaste', /Please enter a valid email address/],
      ['Latitude (degrees north)', '181', /Please enter a number from -90 to 90/],
      ['Time zone', 'Poona', /Please enter a time zone/],
      ['Services at the foot of each page', 'Puja', /Please write a name, a colon/],
      ['WhatsApp', 'whatsapp', /starts with https:/],
      ['Temple hours', 'Mon-Fri: 6-12', /Please write each row as days/],
      ['UPI ID', 'temple', /Please enter a UPI ID/],
      ['PAN of the trust', 'ABC', /A PAN has five letters/],
      ['Date of registration', '', /Please enter a date/],
    ] as const
    for (const [label, text] of wrong) if (text) await fill(label, text)
    await press('Save')
    await expect.poll(() => faultOf('Address')).toMatch(/Required/)
    for (const [label, , fault] of wrong) expect(`${label}: ${faultOf(label)}`).toMatch(fault)
    expect(faultOf('Name of the temple')).toBe(false)
    await expect.poll(() => document.activeElement).toBe(field('Address'))
    expect(server.received(updateSite)).toEqual([])
    expect(field('Phone').value).toBe('none')
  })

  it('show what only the server refuses, and can be sent again', async () => {
    const { type, press, faultOf, field, stores, server } = await show()
    const errors = [{ pointer: '#/phone', detail: 'This number is not in use' }]
    server.refuses(updateSite, 'invalid_input', { errors })
    await type(tagline, 'Namaste')
    await press('Save')
    await expect.poll(() => faultOf('Phone')).toMatch(/This number is not in use/)
    expect(screen.getByText('Please check the highlighted fields.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('Phone'))
    stores()
    await type('Phone', '+91 20 5550 0109')
    await press('Save')
    expect(await screen.findByText('Saved. The site shows it now.')).toBeTruthy()
    expect(server.received(updateSite).at(-1)?.phone).toBe('+91 20 5550 0109')
  })

  it('are sent once, and stay typed when it fails', async () => {
    const { type, press, field, server, network, stores } = await show()
    await type(tagline, 'Namaste')
    network.lose()
    await press('Save')
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
    expect(field(tagline).value).toBe('Namaste')
    network.regain()
    const answer = server.holds(updateSite, {
      site: aSite({ tagline: 'Namaste' }),
      version: 4,
    })
    await press('Save')
    const busy = await screen.findByRole('button', { name: 'Saving...' })
    expect(busy).toHaveProperty('disabled', true)
    await press('Saving...')
    answer()
    expect(await screen.findByText('Saved. The site shows it now.')).toBeTruthy()
    expect(server.received(updateSite)).toHaveLength(1)
    stores()
    // The next change is made from the version that the server stored.
    await type(tagline, 'Welcome')
    await press('Save')
    await expect.poll(() => server.headers(updateSite)[1]?.get('if-match')).toBe('"4"')
  })

  it('keep what somebody else saved meanwhile', async () => {
    const { type, press, stores, server } = await show()
    await type(tagline, 'Namaste')
    server.refuses(updateSite, 'changed_meanwhile')
    server.answers(getSiteSettings, { site: aSite({ locality: 'Nashik' }), version: 4 })
    await press('Save')
    const panel = await screen.findByRole('region', { name: /changed/ })
    await expect.poll(() => document.activeElement).toBe(panel)
    expect(within(panel).getByText('Town and state')).toBeTruthy()
    expect(within(panel).getByText('Nashik')).toBeTruthy()
    stores()
    await press('Save both')
    await screen.findByText('Saved. The site shows it now.')
    expect(server.received(updateSite).at(-1)).toMatchObject({
      tagline: 'Namaste',
      locality: 'Nashik',
    })
    expect(server.headers(updateSite).at(-1)?.get('if-match')).toBe('"4"')
  })

  it('that are not saved yet are not left without a question', async () => {
    const { type, press, address, user, field } = await show()
    await type(tagline, 'Namaste')
    await user.click(screen.getByRole('link', { name: 'Capacity and closed days' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(asked).getByRole('button', { name: 'Stay here' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(field(tagline).value).toBe('Namaste')
    await user.click(screen.getByRole('link', { name: 'Capacity and closed days' }))
    await screen.findByRole('alertdialog')
    await press('Discard and leave')
    await expect.poll(address).toBe('/admin/bookings/places')
  })

  it('have a link to each part, which is no reason to ask', async () => {
    const { type, address, user } = await show()
    await type(tagline, 'Namaste')
    await user.click(screen.getByRole('link', { name: 'Safety' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Safety' }))
    expect(address()).toBe('/admin/settings')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('that cannot be loaded are asked for again', async () => {
    const server = templeServer()
    server.refuses(getSiteSettings, 'unavailable')
    await renderOffice(<SiteTab />, { server })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('A change that could harm the temple', () => {
  const password = 'Your current password'

  it('of the UPI ID asks for the password, and goes on below it', async () => {
    const { type, press, field, faultOf, stores, server } = await show()
    expect(screen.queryByLabelText(password)).toBeNull()
    await type('UPI ID', 'temple@bank')
    const errors = [{ pointer: '#/currentPassword', detail: 'Wrong password' }]
    server.refuses(updateSite, 'invalid_input', { errors })
    await type(password, 'guess')
    await press('Save')
    await expect.poll(() => faultOf(password)).toMatch(/Wrong password/)
    await expect.poll(() => document.activeElement).toBe(field(password))
    stores()
    await type(password, 'Secret123')
    document.activeElement?.closest('form')?.requestSubmit()
    await screen.findByText('Saved. The site shows it now.')
    expect(server.received(updateSite).at(-1)).toMatchObject({
      upiAddress: 'temple@bank',
      currentPassword: 'Secret123',
    })
    expect(screen.queryByLabelText(password)).toBeNull()
    await expect.poll(() => document.activeElement).toBe(field('UPI ID'))
  })

  it('of both rules asks once', async () => {
    const { type, field, user } = await show()
    await user.click(field('Require two-step login for staff'))
    await type(password, 'Secret123')
    await type('UPI ID', 'temple@bank')
    expect(screen.getAllByLabelText(password)).toHaveLength(1)
    expect(field(password).value).toBe('Secret123')
  })
})
