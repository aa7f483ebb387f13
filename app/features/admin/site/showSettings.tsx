import { aSite } from '#app/test/builders.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getAppIcon } from '#contract/site/appLookAdmin.ts'
import { getLetterhead } from '#contract/site/letterheadAdmin.ts'
import { getMailState } from '#contract/notifications/admin.ts'
import { getSiteSettings, type TempleSite } from '#contract/site/admin.ts'
import type { SiteSection } from '#contract/site/sectionsAdmin.ts'
import { SiteTab } from './SiteTab.tsx'

/** For tests: a section of the settings in version 3; what is loaded beside the form is not there. */
export async function showSettings(
  section: SiteSection,
  change: Partial<TempleSite> = {},
  server = templeServer(),
) {
  server.offers(getSiteSettings, { site: { ...aSite(), ...change }, version: 3 })
  for (const beside of [getAppIcon, getLetterhead, getMailState])
    server.offersRefusal(beside as typeof getMailState, 'unavailable')
  const page = await renderOffice(<SiteTab path={[section]} />, {
    server,
    at: `/admin/settings/${section}`,
  })
  await screen.findByRole('button', { name: 'Save' })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}
