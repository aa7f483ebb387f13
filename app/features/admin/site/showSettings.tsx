import { aSite } from '#app/test/builders.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getAppIcon } from '#contract/site/appLookAdmin.ts'
import { getBackups } from '#contract/backups/admin.ts'
import { getLetterhead } from '#contract/site/letterheadAdmin.ts'
import { getMailState } from '#contract/notifications/admin.ts'
import { getServerState } from '#contract/site/serverStateAdmin.ts'
import { getSiteSettings, type TempleSite } from '#contract/site/admin.ts'
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
