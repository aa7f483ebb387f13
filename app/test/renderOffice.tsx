import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { AdminContext } from '#app/admin/adminContext.ts'
import { createAdminClient } from '#app/admin/createAdminClient.ts'
import { forgetFilters } from '#app/admin/useFilters.ts'
import type { Me } from '#contract/accounts/public.ts'
import { getDevoteeInBrief, listDevotees } from '#contract/devotees/admin.ts'
import { listDeliveriesAbout } from '#contract/notifications/admin.ts'
import { listViews } from '#contract/views/admin.ts'
import { anAccount } from './builders.ts'
import { render, type RenderOptions } from './render.tsx'

type Options = Omit<RenderOptions, 'account'> & { me?: Partial<Me> }

/** Renders a part of the back office for a staff member: by default an administrator. */
export async function renderOffice(node: ReactNode, { me, ...options }: Options = {}) {
  const account = anAccount({ role: 'admin', ...me })
  const office = createAdminClient()
  // Test files share a process.
  onTestFinished(forgetFilters)
  // The pages of donations, bookings and orders ask for it beside what they show.
  options.server?.offers(listDeliveriesAbout, { items: [], sendable: [] })
  // And what is known of the devotee.
  options.server?.offers(getDevoteeInBrief, {
    name: 'Meera Kulkarni',
    since: '2024-03-01T05:00:00Z',
    counts: { donation: 7 },
  })
  options.server?.offers(listDevotees, { items: [] })
  options.server?.offers(listViews, { views: [] })
  const temple = {
    name: 'Shri Ganesha Mandir',
    place: { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' },
  }
  const page = await render(
    <QueryClientProvider client={office}>
      <AdminContext
        value={{ me: account, timeZone: 'Asia/Kolkata', temple, onLogout: () => undefined }}
      >
        {node}
      </AdminContext>
    </QueryClientProvider>,
    options,
  )
  return { ...page, office }
}
