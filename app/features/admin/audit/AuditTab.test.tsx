import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { type AuditEntry, listAudit } from '#contract/audit/admin.ts'
import { AuditTab } from './AuditTab.tsx'

const anEntry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-24T05:00:00Z',
  actor: { id: 'user-1', username: 'asha' },
  subject: 'booking',
  subjectId: 'PJ-2026-7K3M9W',
  action: 'status_set',
  before: { status: 'pending' },
  after: { status: 'confirmed' },
  ...change,
})

const show = async (items: AuditEntry[], next?: string) => {
  const server = templeServer()
  server.answers(listAudit, { items, ...(next && { next }) })
  const page = await renderOffice(<AuditTab />, { server, at: '/admin/activity' })
  await expect.poll(() => server.received(listAudit)).toHaveLength(1)
  return { ...page, lastQuery: () => server.received(listAudit).at(-1) }
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole('listitem')

describe('The activity log', () => {
  it('says what was changed, by whom and when, and leads to it', async () => {
    const { container } = await show([anEntry()])
    const [row] = await rows()
    expect(row?.textContent).toMatch(
      /^Booking PJ-2026-7K3M9W: status changedasha, 10:30.AM, 24 Nov 2026/,
    )
    expect(screen.getByText('PJ-2026-7K3M9W').getAttribute('href')).toBe(
      '/admin/bookings/pj-2026-7k3m9w',
    )
    await expectAccessible(container)
  })

  it('shows on request what each field was before, and is now', async () => {
    const { user } = await show([
      anEntry({
        subject: 'puja',
        subjectId: 'ganesh',
        action: 'edited',
        before: { price: 501, notes: '' },
        after: { price: 551, notes: 'With flowers' },
      }),
    ])
    await user.click(await screen.findByText('What changed'))
    const terms = screen.getAllByRole('term').map((term) => term.textContent)
    const values = screen.getAllByRole('definition').map((value) => value.textContent)
    expect(terms).toHaveLength(2)
    expect(values).toEqual(['Before501After551', 'BeforenothingAfterWith flowers'])
  })

  it('says of what was not there before only what it is', async () => {
    const { user } = await show([
      anEntry({ action: 'booked', before: undefined, after: { status: 'pending' } }),
    ])
    await user.click(await screen.findByText('Details'))
    expect(screen.queryByText('What changed')).toBeNull()
    expect(screen.getByRole('definition').textContent).not.toContain('Before')
  })

  it('names lists, deleted accounts and unknown steps so that people can read them', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const bare = { before: undefined, after: undefined }
    await show([
      anEntry({ id: 1, subject: 'list', subjectId: 'priest_sheet', action: 'downloaded', ...bare }),
      anEntry({ id: 2, subject: 'message', subjectId: id, action: 'replied', ...bare }),
      anEntry({ id: 3, subject: 'person', subjectId: id, about: 'sunil', action: 'role_set' }),
      anEntry({ id: 4, actor: { id: 'user-9' }, action: 'not_known_yet', ...bare }),
    ])
    const texts = (await rows()).map((row) => row.textContent)
    expect(texts[0]).toMatch(/^List priest’s list for a day: downloaded/)
    expect(texts[1]).toMatch(/^Message: answered · Open/)
    expect(texts[2]).toMatch(/^Person sunil: role changed/)
    expect(texts[3]).toMatch(/: not known yet/)
    expect(texts[3]).not.toContain('asha')
    expect(screen.getByText('Open').getAttribute('href')).toBe(`/admin/messages/${id}`)
    expect(screen.getByText('sunil').getAttribute('href')).toBe(`/admin/people/${id}`)
  })

  it('is filtered, and the file has the same', async () => {
    const { lastQuery, user, address } = await show([])
    expect(await screen.findByText('No changes yet')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('What'), 'Product')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } })
    await write(user, 'Search', 'lamp')
    const expected = { subject: 'product', from: '2026-11-01', to: '2026-11-30', subjectId: 'lamp' }
    await expect.poll(lastQuery).toEqual(expected)
    const query = (text: string) => Object.fromEntries(new URLSearchParams(text.split('?')[1]))
    expect(query(address())).toEqual(expected)
    const csv = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? ''
    expect(csv).toMatch(/^\/api\/admin\/audit\.csv\?/)
    expect(query(csv)).toEqual(expected)
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await expect.poll(address).toBe('/admin/activity')
    expect(await screen.findByText('No changes yet')).toBeTruthy()
  })

  it('goes on on request', async () => {
    const { server, user, lastQuery } = await show([anEntry()], 'cursor-2')
    const more = await screen.findByRole('button', { name: 'Show more' })
    server.answers(listAudit, { items: [anEntry({ id: 2, action: 'moved' })] })
    await user.click(more)
    expect(await screen.findByText('2 in total.')).toBeTruthy()
    expect(lastQuery()).toMatchObject({ after: 'cursor-2' })
    expect(await rows()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('is asked for again if it could not be loaded', async () => {
    const server = templeServer()
    server.refuses(listAudit, 'unavailable')
    const { user } = await renderOffice(<AuditTab />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(listAudit, { items: [anEntry()] })
    await user.click(again)
    expect(await rows()).toHaveLength(1)
  })
})
