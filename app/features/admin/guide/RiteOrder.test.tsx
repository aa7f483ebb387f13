import { expect, it } from 'vitest'
import { aStaffRite } from '#app/test/aStaffRite.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  listStaffRites,
  orderRites,
  publishRites,
  restoreRite,
  type StaffRiteSummary,
} from '#contract/guide/admin.ts'
import { RiteOrder } from './RiteOrder.tsx'

const aRow = (id: string, change: Partial<StaffRiteSummary> = {}): StaffRiteSummary => {
  const { summary, status, version, updatedAt } = aStaffRite()
  const sums = { stepCount: 16, minutes: 40, shortMinutes: 15, recordingCount: 1 }
  return { id, title: id.toUpperCase(), summary, status, version, updatedAt, ...sums, ...change }
}

const show = async (items: StaffRiteSummary[]) => {
  const server = templeServer()
  const counts = { draft: items.length, scheduled: 0, published: 0, deleted: 0 }
  server.answers(listStaffRites, { items, total: items.length, counts })
  return renderOffice(<RiteOrder />, { server, at: '/admin/guide' })
}

it('The list of rites says how long each is, and puts them into another order', async () => {
  const { server, user, container } = await show([aRow('a'), aRow('b')])
  expect(await screen.findByText('2 pujas, in the order devotees see.')).toBeTruthy()
  const about = '16 steps, 40 min, 15 min in the short form, 1 recording'
  expect(screen.getAllByText(about)).toHaveLength(2)
  await expectAccessible(container)
  server.answers(orderRites, ({ ids }) => ({ ids }))
  await user.click(screen.getByRole('button', { name: 'Move up: B' }))
  expect(await screen.findByText('The new order is saved')).toBeTruthy()
  expect(server.received(orderRites)).toEqual([{ ids: ['b', 'a'] }])
})

it('Several rites are published at once', async () => {
  const { server, user } = await show([
    aRow('a', { status: 'draft' }),
    aRow('b', { status: 'draft' }),
  ])
  const done = ['a', 'b'].map((id) => ({ id, version: 4 }))
  server.answers(publishRites, { done, leftOut: [] })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }))
  await user.click(screen.getByRole('button', { name: 'Publish 2' }))
  await expect
    .poll(() => server.received(publishRites))
    .toMatchObject([{ status: 'published', items: [{ id: 'a' }, { id: 'b' }] }])
})

it('A deleted rite is restored from the list', async () => {
  const { server, user } = await show([aRow('a', { deletedAt: '2026-11-20T05:00:00Z' })])
  server.answers(restoreRite, aStaffRite({ id: 'a' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await expect.poll(() => server.received(restoreRite)).toEqual([{ id: 'a' }])
})
