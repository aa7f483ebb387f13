import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffChoice } from '#app/test/aStaffChoice.ts'
import { aStaffFestival } from '#app/test/aStaffFestival.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getFestivalChoice } from '#contract/festivals/choiceAdmin.ts'
import { listStaffFestivals } from '#contract/festivals/admin.ts'
import { FestivalTable } from './FestivalTable.tsx'

const holi = aStaffFestival({
  id: 'holi',
  key: 'holi-phalguna-2027',
  name: 'Holi',
  date: '2027-03-22',
  category: 'default',
  group: 'great',
})
const fair = aStaffFestival({
  id: 'added:7',
  name: 'Modak fair',
  category: 'default',
  computed: undefined,
  repeatId: 'fair',
  isHidden: true,
  edited: ['venue'],
})

const show = async (server = templeServer()) => {
  server.offers(listStaffFestivals, { items: [aStaffFestival(), holi, fair] })
  server.answers(getFestivalChoice, aStaffChoice({ without: ['holi'] }))
  const page = await renderOffice(<FestivalTable />, { server, at: '/admin/festivals' })
  const link = (name: string) => screen.getByRole('link', { name })
  return {
    ...page,
    link,
    choose: (label: string, option: string) =>
      page.user.selectOptions(screen.getByLabelText(label), option),
    lastQuery: () => server.received(listStaffFestivals).at(-1),
  }
}

describe('The festivals', () => {
  it('are listed with what the temple changed, and lead to each', async () => {
    const { container } = await show()
    const list = within(await screen.findByRole('list', { name: 'Festivals' }))
    await list.findByText('Not shown')
    expect(
      list.getAllByRole('link').map((row) => [row.textContent, row.getAttribute('href')]),
    ).toEqual([
      [
        'Ganadhipa SankashtiFriday, 27 Nov 2026Sankashti',
        '/admin/festivals/sankashti-kartika-2026',
      ],
      ['HoliMonday, 22 Mar 2027Not shownGreat festival', '/admin/festivals/holi'],
      [
        'Modak fairFriday, 27 Nov 2026HiddenEvery yearAddedChangedChaturthi or other',
        expect.stringContaining('/admin/festivals/added'),
      ],
    ])
    await expectAccessible(container)
  })

  it.each([
    ['Which festivals are shown', '/admin/festivals/shown'],
    ['Month view', '/admin/festivals/month'],
    ['Every year', '/admin/festivals/repeats'],
    ['Add a festival', '/admin/festivals/new'],
  ])('have a way to: %s', async (name, address) => {
    const { link } = await show()
    expect(link(name).getAttribute('href')).toBe(address)
  })

  it('are chosen by day, kind and what was changed', async () => {
    const { lastQuery, choose, address } = await show()
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-12-31' } })
    await choose('Kind', 'Sankashti')
    await choose('Changed by the temple', 'Hidden')
    await expect
      .poll(lastQuery)
      .toEqual({ from: '2026-11-01', to: '2026-12-31', category: 'sankashti', only: 'hidden' })
    expect(address()).toContain('from=2026-11-01')
  })

  it('beyond Ganesha’s are of one kind, which cannot be chosen', async () => {
    const { lastQuery, choose } = await show()
    expect(screen.getByLabelText('Which festivals')).toHaveProperty('value', 'ganesha')
    await choose('Kind', 'Sankashti')
    await choose('Which festivals', 'Ekadashi')
    await expect.poll(lastQuery).toEqual({ group: 'ekadashi' })
    expect(screen.queryByLabelText('Kind')).toBeNull()
  })

  it('are searched everywhere', async () => {
    const { lastQuery, user } = await show()
    await write(user, 'Search', 'holi')
    await expect.poll(lastQuery).toEqual({ search: 'holi' })
    expect(screen.getByLabelText('Which festivals')).toHaveProperty('value', 'all')
  })

  it('that are not there yet are explained', async () => {
    const server = templeServer()
    server.answers(listStaffFestivals, { items: [] })
    await show(server)
    expect(await screen.findByText('No festivals')).toBeTruthy()
  })
})
