import { describe, expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { updateSiteSection } from '#contract/site/sectionsAdmin.ts'
import { showSettings } from './showSettings.tsx'

const show = async () => {
  const page = await showSettings('shop', {
    shop: { standardFee: 80, expressFee: 150, countries: [] },
  })
  page.server.refuses(updateSiteSection, 'unavailable')
  return page
}

describe('The shop’s settings', () => {
  it('refuse fees, countries and a tax number that cannot be', async () => {
    const { press, type, server } = await show()
    await type('GSTIN of the temple', '27AAATG')
    await type('Standard delivery in India, in rupees', 'much')
    await press('Add country')
    await press('Save')
    expect(await screen.findAllByText('Please enter whole rupees, 0 if it is free')).toHaveLength(2)
    expect(screen.getByText('Please choose a country')).toBeTruthy()
    expect(screen.getByText(/^A GSTIN has 15 characters/)).toBeTruthy()
    expect(server.received(updateSiteSection)).toEqual([])
  })

  it('warn of a GSTIN of another PAN, and refuse one of another state', async () => {
    const { press, type, server } = await showSettings('shop', {
      shop: { standardFee: 80, expressFee: 150, countries: [] },
      trust: { pan: 'AAATG1234F' },
    })
    await type('GSTIN of the temple', '27AAATG1234F1Z5')
    expect(screen.queryByText(/^This GSTIN belongs to another PAN/)).toBeNull()
    await type('GSTIN of the temple', '29AAGCB7383J1Z4')
    expect(screen.getByText(/^This GSTIN belongs to another PAN than the trust’s/)).toBeTruthy()
    const detail = 'This GSTIN is registered in Karnataka'
    server.refuses(updateSiteSection, 'invalid_input', {
      errors: [{ pointer: '#/shop/gstin', detail }],
    })
    await press('Save')
    expect(await screen.findByText(detail)).toBeTruthy()
  })

  it('send what delivery to each country costs', async () => {
    const { press, type, server, user } = await show()
    await press('Add country')
    await user.selectOptions(screen.getByLabelText('Country'), 'NP')
    await type('Delivery, in rupees', '900')
    await type('Standard delivery in India, in rupees', '0')
    expect(screen.getByText('Changes not saved yet')).toBeTruthy()
    await press('Save')
    await expect
      .poll(() => server.received(updateSiteSection)[0])
      .toEqual({
        section: 'shop',
        shop: { standardFee: 0, expressFee: 150, countries: [{ code: 'NP', fee: 900 }] },
      })
    expect(server.headers(updateSiteSection)[0]?.get('if-match')).toBe('"3"')
    await screen.findByRole('button', { name: 'Save' })
    expect(screen.getByLabelText('Delivery, in rupees')).toHaveProperty('value', '900')
  })

  it('have each country only once', async () => {
    const { press, server, user } = await show()
    await press('Add country')
    await press('Add country')
    for (const field of screen.getAllByLabelText('Country')) await user.selectOptions(field, 'NP')
    await press('Save')
    expect((await screen.findAllByText('This country is in the list already')).length).toBe(2)
    expect(server.received(updateSiteSection)).toEqual([])
  })
})
