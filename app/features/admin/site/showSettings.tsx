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
import { getSiteSettings, type TempleSite } from '#contract/siteAdmin.ts'
import { SiteTab } from './SiteTab.tsx'

/** For tests: the settings of the office in version 3; what is loaded beside the form is not there. */
export async function showSettings(change: Partial<TempleSite> = {}, server = templeServer()) {
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
