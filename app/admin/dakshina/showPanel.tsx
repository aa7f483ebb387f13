import { aDakshina } from '#app/test/aDakshina.ts'
import { aSite } from '#app/test/builders.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getStaffDakshina, type StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { getSite } from '#contract/site/public.ts'
import { DakshinaPanel } from './DakshinaPanel.tsx'

export const { reference } = aDakshina()

/** For tests: what was paid for a booking, in the back office. */
export async function showPanel(change: Partial<StaffDakshina> = {}, role: Role = 'treasurer') {
  const server = templeServer()
  server.answers(getStaffDakshina, aDakshina(change))
  server.answers(getSite, aSite({ upiAddress: 'temple@bank' }))
  const page = await renderOffice(<DakshinaPanel reference={reference} />, {
    server,
    me: { role },
    now: '2026-11-24T06:00:00Z',
  })
  const panel = await screen.findByRole('region', { name: 'Dakshina' })
  await within(panel).findByRole('list')
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    type: (label: string, text: string) => write(page.user, label, text),
  }
}
