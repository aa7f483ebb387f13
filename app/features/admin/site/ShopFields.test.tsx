import { describe, expect, it } from 'vitest'
import { aSite } from '#app/test/builders.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getAppIcon } from '#contract/appLookAdmin.ts'
import { getBackups } from '#contract/backupsAdmin.ts'
import { getLetterhead } from '#contract/letterheadAdmin.ts'
import { getMailState } from '#contract/notificationsAdmin.ts'
import { getServerState } from '#contract/serverStateAdmin.ts'
import { getSiteSettings, updateSite } from '#contract/siteAdmin.ts'
import { SiteTab } from './SiteTab.tsx'

const show = async () => {
  const server = templeServer()
  server.answers(getSiteSettings, {
    site: aSite({ shop: { standardFee: 80, expressFee: 150, countries: [] } } as object),
    version: 3,
  })
  for (const beside of [getAppIcon, getBackups, getLetterhead, getMailState, getServerState])
    server.refuses(beside as typeof getMailState, 'unavailable')
  server.refuses(updateSite, 'unavailable')
  const page = await renderOffice(<SiteTab />, { server })
  await screen.findByLabelText('GSTIN of the temple')
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
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
    expect(server.received(updateSite)).toEqual([])
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
      .poll(() => server.received(updateSite)[0]?.shop)
      .toEqual({ standardFee: 0, expressFee: 150, countries: [{ code: 'NP', fee: 900 }] })
    expect(server.headers(updateSite)[0]?.get('if-match')).toBe('"3"')
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
    expect(server.received(updateSite)).toEqual([])
  })
})
