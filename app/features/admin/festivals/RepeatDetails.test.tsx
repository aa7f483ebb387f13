import { describe, expect, it } from 'vitest'
import { aStaffRepeat, repeatWords } from '#app/test/aStaffRepeat.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  editFestivalRepeat,
  getFestivalRepeat,
  listFestivalRepeats,
  listRepeatDays,
  type StaffRepeatDetails,
  stopFestivalRepeat,
} from '#contract/festivals/repeatsAdmin.ts'
import { RepeatDetails } from './RepeatDetails.tsx'
import { RepeatList } from './RepeatList.tsx'

const id = 'deepotsav'

const show = async (change: Partial<StaffRepeatDetails> = {}) => {
  const server = templeServer()
  server.answers(getFestivalRepeat, aStaffRepeat(change))
  server.answers(listRepeatDays, [])
  const page = await renderOffice(<RepeatDetails id={id} />, {
    server,
    at: `/admin/festivals/repeats/${id}`,
  })
  await screen.findByLabelText('Name')
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    choose: (label: string, option: string) =>
      page.user.selectOptions(screen.getByLabelText(label), option),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    sent: () => server.received(editFestivalRepeat),
    question: async () =>
      within(await screen.findByRole('alertdialog', { name: 'Stop repeating “Deepotsav”?' })),
  }
}

describe('A festival of every year', () => {
  it('is shown with its rule, and saved for all years from that version', async () => {
    const { type, press, server, sent, container } = await show({ told: 3 })
    expect(screen.getByText('Kartika, Purnima')).toBeTruthy()
    expect(screen.getAllByText(/^3 people who were reminded of it will be notified/)).toHaveLength(
      2,
    )
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    await expectAccessible(container)
    await type('Place (optional)', 'The courtyard')
    server.answers(editFestivalRepeat, aStaffRepeat({ venue: 'The courtyard', version: 4 }))
    await press('Save')
    expect(await screen.findByText('Saved. The calendar shows it now.')).toBeTruthy()
    expect(sent()).toEqual([{ ...repeatWords, venue: 'The courtyard' }])
    expect(server.headers(editFestivalRepeat)[0]?.get('if-match')).toBe('"3"')
  })

  it('can repeat by its date instead, with the days that come of it', async () => {
    const { choose, press, server, sent } = await show()
    await choose('Repeats', 'Every year, by date')
    await choose('Month', 'November')
    await choose('Day', '14')
    await expect
      .poll(() => server.received(listRepeatDays).at(-1))
      .toEqual({ by: 'date', month: 11, day: 14 })
    server.answers(editFestivalRepeat, aStaffRepeat({ by: 'date', month: 11, day: 14, version: 4 }))
    await press('Save')
    await expect.poll(sent).toEqual([{ ...repeatWords, by: 'date', month: 11, day: 14 }])
  })

  it('keeps what was typed when it is refused, with the focus at the field', async () => {
    const { type, press, server } = await show()
    await type('Description (optional)', 'Lamps.')
    const detail = 'That month has no such day'
    server.refuses(editFestivalRepeat, 'invalid_input', { errors: [{ pointer: '#/day', detail }] })
    await press('Save')
    expect(await screen.findByText(detail)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Tithi'))
    expect(screen.getByLabelText('Description (optional)')).toHaveProperty('value', 'Lamps.')
  })

  it('is saved once, and stays as typed without a network', async () => {
    const page = await show()
    await page.type('Description (optional)', 'Lamps.')
    const answer = aStaffRepeat({ description: 'Lamps.', version: 4 })
    await expectSteady(page, { button: 'Save', sends: editFestivalRepeat, answer })
  })

  it('that somebody else changed is merged with what was typed', async () => {
    const { type, press, server, sent } = await show()
    await type('Description (optional)', 'Lamps.')
    server.refuses(editFestivalRepeat, 'changed_meanwhile')
    server.answers(getFestivalRepeat, aStaffRepeat({ name: 'Dipotsav', version: 4 }))
    await press('Save')
    await screen.findByText('You changed different things, so both changes can be saved.')
    server.answers(editFestivalRepeat, aStaffRepeat({ version: 5 }))
    await press('Save both')
    await expect.poll(sent).toHaveLength(2)
    expect(sent()[1]).toMatchObject({ name: 'Dipotsav', description: 'Lamps.' })
    expect(server.headers(editFestivalRepeat)[1]?.get('if-match')).toBe('"4"')
  })

  it('stops only after a question, and leads to the list', async () => {
    const { press, question, server, user, address } = await show()
    await press('Stop repeating')
    await user.click((await question()).getByRole('button', { name: 'Keep repeating' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(stopFestivalRepeat)).toEqual([])
    server.answers(stopFestivalRepeat, {})
    await press('Stop repeating')
    await user.click((await question()).getByRole('button', { name: 'Stop repeating' }))
    expect(await screen.findByText('“Deepotsav” no longer repeats')).toBeTruthy()
    expect(server.received(stopFestivalRepeat)).toEqual([{ id }])
    expect(server.headers(stopFestivalRepeat)[0]?.get('if-match')).toBe('"3"')
    await expect.poll(address).toBe('/admin/festivals/repeats')
  })

  it('says why it was not stopped', async () => {
    const { press, question, server, user, address } = await show()
    server.refuses(stopFestivalRepeat, 'changed_meanwhile', { detail: 'It was changed' })
    await press('Stop repeating')
    await user.click((await question()).getByRole('button', { name: 'Stop repeating' }))
    expect(await screen.findByText('It was changed')).toBeTruthy()
    expect(address()).toBe(`/admin/festivals/repeats/${id}`)
  })

  it('that has ended says until when, and cannot end again', async () => {
    await show({ until: '2026-11-24' })
    expect(screen.getByText('Until 24 Nov 2026')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Stop repeating' })).toBeNull()
  })
})

describe('The festivals of every year', () => {
  const showList = async (server = templeServer()) =>
    await renderOffice(<RepeatList />, { server, at: '/admin/festivals/repeats' })

  it('are listed with their rules, and lead to each', async () => {
    const server = templeServer()
    const byDate = aStaffRepeat({ id: 'day', name: 'Founding day', by: 'date', month: 2, day: 29 })
    server.answers(listFestivalRepeats, [aStaffRepeat(), { ...byDate, until: '2026-11-24' }])
    const { container } = await showList(server)
    await screen.findByText('Deepotsav')
    const links = within(screen.getByRole('list', { name: 'Festivals that repeat' })).getAllByRole(
      'link',
    )
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['DeepotsavKartika, Purnima', '/admin/festivals/repeats/deepotsav'],
      ['Founding day29 FebruaryUntil 24 Nov 2026', '/admin/festivals/repeats/day'],
    ])
    await expectAccessible(container)
  })

  it('say how to add the first', async () => {
    const server = templeServer()
    server.answers(listFestivalRepeats, [])
    await showList(server)
    expect(await screen.findByText('No festival repeats yet.')).toBeTruthy()
  })

  it('that cannot be loaded are asked for again', async () => {
    const server = templeServer()
    server.refuses(listFestivalRepeats, 'unavailable')
    const { user } = await showList(server)
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(listFestivalRepeats, [aStaffRepeat()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Deepotsav')).toBeTruthy()
  })
})
