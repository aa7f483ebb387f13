import { SiteTab } from '#app/features/admin/site/SiteTab.tsx'
import { getAppIcon } from '#contract/appLookAdmin.ts'
import { getBackups } from '#contract/backupsAdmin.ts'
import { getLetterhead } from '#contract/letterheadAdmin.ts'
import { getMailState } from '#contract/notificationsAdmin.ts'
import { getServerState } from '#contract/serverStateAdmin.ts'
import { getSiteSettings, type TempleSite } from '#contract/siteAdmin.ts'
import { aSite } from './builders.ts'
import { screen } from './render.tsx'
import { renderOffice } from './renderOffice.tsx'
import { templeServer } from './templeServer.ts'
import { write } from './write.ts'

/** The settings of the office in version 3; what is loaded beside the form is not there. */
export async function renderSettings(change: Partial<TempleSite> = {}, server = templeServer()) {
  server.offers(getSiteSettings, { site: { ...aSite(), ...change }, version: 3 })
  for (const beside of [getAppIcon, getBackups, getLetterhead, getMailState, getServerState])
    server.offersRefusal(beside as typeof getMailState, 'unavailable')
  const page = await renderOffice(<SiteTab />, { server, at: '/admin/settings' })
  await screen.findByLabelText('Name of the temple')
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}
