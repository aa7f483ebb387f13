import { aStaffMantra } from '#app/test/aStaffMantra.ts'
import { aStaffProduct } from '#app/test/aStaffProduct.ts'
import { aStaffRite } from '#app/test/aStaffRite.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { write } from '#app/test/write.ts'
import { writingServer } from '#app/test/writingServer.ts'
import { getStaffRite, previewRite, type StaffRite, updateRite } from '#contract/guide/admin.ts'
import { listStaffMantras } from '#contract/mantras/admin.ts'
import { listStaffProducts } from '#contract/shop/admin.ts'
import { GuideTab } from './GuideTab.tsx'

const counts = { draft: 0, scheduled: 0, published: 2, deleted: 0 }

const text = (id: string, title: string) => {
  const { lines: _l, meaning: _m, ...mantra } = aStaffMantra({ id, title })
  return { ...mantra, lineCount: 2, timedLineCount: 0 }
}

/** A page of the rites, of which the server has one. */
export const showRite = async (
  path: string[],
  change: Partial<StaffRite> = {},
  server = writingServer(),
) => {
  server.answers(getStaffRite, aStaffRite(change))
  const { status: _s, version: _v, updatedAt: _at, ...rite } = aStaffRite(change)
  server.answers(previewRite, rite)
  server.answers(listStaffProducts, {
    items: [aStaffProduct({ id: 'lamp-brass', name: 'Brass Lamp' })],
    total: 1,
    counts,
  })
  server.answers(listStaffMantras, ({ list }) => ({
    items:
      list === 'aartis'
        ? [text('sukhakarta', 'Sukhakarta'), text('shankar', 'Lavthavti')]
        : [text('asanam', 'Asanam')],
    total: 2,
    counts,
  }))
  const page = await renderOffice(<GuideTab path={path} />, {
    server,
    at: `/admin/guide/${path.join('/')}`,
  })
  return {
    ...page,
    type: (label: string | RegExp, typed: string) => write(page.user, label, typed),
    press: (name: string | RegExp) => page.user.click(screen.getByRole('button', { name })),
    steps: () => within(screen.getByRole('group', { name: 'Steps' })),
    saved: () => server.received(updateRite),
    /** What is sent is what the server has from then on. */
    takesChanges: () =>
      server.answers(updateRite, ({ id: _, ...sent }) => {
        const rite = aStaffRite({ title: sent.title, summary: sent.summary, version: 4 })
        server.answers(getStaffRite, rite)
        return rite
      }),
  }
}
