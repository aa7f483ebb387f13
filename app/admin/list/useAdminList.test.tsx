import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#app/admin/useFilters.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { exportPeople, listPeople } from '#contract/accounts/admin.ts'
import { exportAudit, listAudit } from '#contract/audit/admin.ts'
import { exportDonations, listDonations } from '#contract/donations/admin.ts'
import { AdminList } from './AdminList.tsx'
import { choice, day, flag, own, searched, sentAs } from './filters.tsx'
import { useAdminList } from './useAdminList.ts'

const words = { label: 'Gifts', empty: 'No gifts', emptyText: 'They will appear here.' }
const statuses = { succeeded: 'Received', failed: 'Failed' } as const
const methods = { card: 'By card', cash: 'In cash' } as const

/** A filter of each kind. */
function Gifts() {
  const list = useAdminList({
    read: listDonations,
    csv: exportDonations,
    filters: {
      search: searched('Name or number'),
      status: choice('Status', statuses),
      attention: sentAs(choice('Attention', { claim: 'Claimed' }), () => ({ isClaimed: true })),
      from: day('From'),
      withTests: flag('With tests'),
      method: own(oneOf(methods)),
    },
    always: { limit: 10 },
  })
  return (
    <AdminList
      of={list}
      words={words}
      slots={{
        method: <button onClick={() => list.set({ method: 'cash' })}>Only cash</button>,
        ...(list.shown.method === 'cash' && { status: null }),
      }}
      keyOf={({ reference }) => reference}
    >
      {({ fullName }) => fullName}
    </AdminList>
  )
}

const show = async (at = '/admin/donations') => {
  const server = templeServer()
  server.answers(listDonations, { items: [], claimed: 0, disputed: 0 })
  const page = await renderOffice(<Gifts />, { server, at })
  await screen.findByText(/^No (?:gifts|results)$/)
  return {
    ...page,
    lastQuery: () => server.received(listDonations).at(-1),
    file: (kind: string) =>
      screen.getByRole('link', { name: `Download as ${kind}` }).getAttribute('href'),
    choose: (label: string, option: string) =>
      page.user.selectOptions(screen.getByLabelText(label), option),
  }
}

describe('The filters of a list', () => {
  it('are asked of the endpoint, and kept in the address', async () => {
    const { lastQuery, choose, address, user } = await show()
    expect(lastQuery()).toEqual({ limit: 10 })
    await choose('Status', 'Failed')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
    await user.click(screen.getByLabelText('With tests'))
    await write(user, 'Search', 'meera')
    await expect.poll(lastQuery).toEqual({
      limit: 10,
      status: 'failed',
      from: '2026-11-01',
      withTests: true,
      search: 'meera',
    })
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
      status: 'failed',
      from: '2026-11-01',
      withTests: 'true',
      search: 'meera',
    })
    await user.click(screen.getByLabelText('With tests'))
    await expect.poll(lastQuery).not.toHaveProperty('withTests')
  })

  it('may be sent under another name than in the address', async () => {
    const { lastQuery, choose, address } = await show()
    await choose('Attention', 'Claimed')
    await expect.poll(lastQuery).toEqual({ limit: 10, isClaimed: true })
    expect(address()).toBe('/admin/donations?attention=claim')
  })

  it('go into the links to the files as they are sent', async () => {
    const { file } = await show('/admin/donations?attention=claim&search=meera')
    expect(file('CSV')).toBe('/api/admin/donations.csv?search=meera&isClaimed=true')
    expect(file('Excel')).toBe('/api/admin/donations.xlsx?search=meera&isClaimed=true')
  })

  it('may have fields of their own, and disappear', async () => {
    const { lastQuery, user } = await show()
    expect(screen.getByLabelText('Status')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Only cash' }))
    await expect.poll(lastQuery).toEqual({ limit: 10, method: 'cash' })
    expect(screen.queryByLabelText('Status')).toBeNull()
  })
})

/** Never called: the compiler reads it. */
export function useWrongLists() {
  // @ts-expect-error -- the endpoint has no such filter
  useAdminList({ read: listPeople, filters: { colour: searched('Colour') } })
  // @ts-expect-error -- not a role
  useAdminList({ read: listPeople, filters: { role: choice('Role', { guru: 'Guru' }) } })
  // @ts-expect-error -- a page is no filter
  useAdminList({ read: listPeople, filters: { after: searched('Page') } })
  useAdminList({
    read: listPeople,
    // @ts-expect-error -- sent under a name that the endpoint does not have
    filters: { access: sentAs(choice('Access', statuses), () => ({ isAbled: true })) },
  })
  // @ts-expect-error -- the file of another list
  useAdminList({ read: listPeople, csv: exportAudit, filters: {} })
  useAdminList({ read: listAudit, csv: exportAudit, filters: { subjectId: searched('Whose') } })
  useAdminList({ read: listPeople, csv: exportPeople, filters: {} })
}
