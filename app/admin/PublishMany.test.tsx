import { expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { publishProducts } from '#contract/shop/admin.ts'
import { PublishMany } from './PublishMany.tsx'

const row = (id: string, status: 'draft' | 'scheduled' | 'published', deletedAt?: string) => ({
  id,
  status,
  version: 3,
  ...(deletedAt !== undefined && { deletedAt }),
})

it('drafts and what is public are changed apart; undoing gives back the day of publishing', async () => {
  const since = '2026-11-01T05:00:00.000Z'
  const server = templeServer()
  server.answers(publishProducts, ({ status, items }) => ({
    done: items.map(({ id, version }) => ({
      id,
      version: version + 1,
      ...(status === 'draft' && { since }),
    })),
    leftOut: [],
  }))
  let rounds = 0
  const chosen = [
    row('clay', 'draft'),
    row('lamp', 'published'),
    row('later', 'scheduled'),
    row('gone', 'draft', since),
  ]
  const { user } = await renderOffice(
    <PublishMany endpoint={publishProducts} chosen={chosen} onDone={() => (rounds += 1)} />,
    { server },
  )
  await user.click(screen.getByRole('button', { name: 'Publish 1' }))
  await expect.poll(() => rounds).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Change 1 to draft' }))
  await expect.poll(() => rounds).toBe(2)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect
    .poll(() => server.received(publishProducts))
    .toEqual([
      { status: 'published', items: [{ id: 'clay', version: 3 }] },
      { status: 'draft', items: [{ id: 'lamp', version: 3 }] },
      { status: 'published', items: [{ id: 'lamp', version: 4, since }] },
    ])
})
