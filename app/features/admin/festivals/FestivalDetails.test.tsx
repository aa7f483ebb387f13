import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffChoice } from '#app/test/aStaffChoice.ts'
import { aStaffFestival } from '#app/test/aStaffFestival.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getFestivalChoice } from '#contract/festivals/choiceAdmin.ts'
import { type FestivalChoice, usualChoice } from '#contract/festivals/groups.ts'
import {
  deleteFestival,
  editFestival,
  getStaffFestival,
  hideFestival,
  type StaffFestivalDetails,
} from '#contract/festivals/admin.ts'
import { FestivalDetails } from './FestivalDetails.tsx'

const { id, name } = aStaffFestival()
const own = { computed: undefined, category: 'default' } as const

const show = async (
  change: Partial<StaffFestivalDetails> = {},
  choice: Partial<FestivalChoice> = {},
) => {
  const server = templeServer()
  server.answers(getStaffFestival, aStaffFestival(change))
  server.answers(getFestivalChoice, aStaffChoice(choice))
  const page = await renderOffice(<FestivalDetails id={id} />, {
    server,
    at: `/admin/festivals/${id}`,
  })
  await screen.findByLabelText('Name')
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    pick: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    press: (button: string) => page.user.click(screen.getByRole('button', { name: button })),
    sent: () => server.received(editFestival),
    version: () => server.headers(editFestival).at(-1)?.get('if-match'),
    factOf: (label: string) => screen.getByText(label).nextSibling?.textContent,
    /** What the server says of it from now on, whatever is done. */
    becomes: (changed: Partial<StaffFestivalDetails>) => {
      const festival = aStaffFestival({ ...change, version: 4, ...changed })
      return () => {
        server.answers(getStaffFestival, festival)
        return festival
      }
    },
  }
}

describe('A festival', () => {
  it('is shown as stored, and cannot be saved unchanged', async () => {
    const { container } = await show()
    expect(screen.getByText('Friday, 27 Nov 2026')).toBeTruthy()
    expect(screen.getByLabelText('Date')).toHaveProperty('value', '2026-11-27')
    expect(screen.getByLabelText('Moonrise')).toHaveProperty('value', '20:52')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Nothing was changed by the temple.')).toBeTruthy()
    await expectAccessible(container)
  })

  it('is saved with what was changed alone; what is emptied is the almanac’s again', async () => {
    const { type, pick, press, server, sent, version, becomes } = await show({ venue: 'The hall' })
    server.answers(editFestival, becomes({ startTime: '18:30', venue: undefined }))
    pick('Begins at (optional)', '18:30')
    await type('Description (optional)', 'Fast until moonrise.')
    fireEvent.change(screen.getByLabelText('Place (optional)'), { target: { value: '' } })
    await press('Save')
    expect(await screen.findByText('Saved. The calendar shows it now.')).toBeTruthy()
    expect(sent()).toEqual([
      { id, description: 'Fast until moonrise.', startTime: '18:30', reset: ['venue'] },
    ])
    expect(version()).toBe('"3"')
  })

  it('is saved once, and stays as typed without a network', async () => {
    const page = await show()
    await page.type('Description (optional)', 'Fast until moonrise.')
    const answer = page.becomes({ description: 'Fast until moonrise.' })
    await expectSteady(page, { button: 'Save', sends: editFestival, answer })
  })

  it('says what is missing, takes the focus there, and sends nothing', async () => {
    const { press, sent, user } = await show()
    await user.clear(screen.getByLabelText('Name'))
    await press('Save')
    expect(await screen.findByText('Please fill this in')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(sent()).toEqual([])
  })

  it('says who will hear of another day before it is moved', async () => {
    const { pick } = await show({ told: 12 })
    const said = /^12 people who were reminded of this festival will be told of the new date/
    expect(screen.queryByText(said)).toBeNull()
    pick('Date', '2026-11-28')
    expect(await screen.findByText(said)).toBeTruthy()
    pick('Date', '2026-11-27')
    await expect.poll(() => screen.queryByText(said)).toBeNull()
  })

  it('that cannot be moved so far says so, and keeps what was typed', async () => {
    const { pick, press, server } = await show()
    const detail = 'At most 45 days from the computed date'
    server.refuses(editFestival, 'invalid_input', { errors: [{ pointer: '#/date', detail }] })
    pick('Date', '2027-11-28')
    await press('Save')
    expect(await screen.findByText(detail)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Date'))
    expect(screen.getByLabelText('Date')).toHaveProperty('value', '2027-11-28')
  })

  it('that somebody else changed is compared in words', async () => {
    const { pick, press, server, sent, version, becomes } = await show()
    pick('Date', '2026-11-28')
    server.refuses(editFestival, 'changed_meanwhile')
    server.answers(
      getStaffFestival,
      aStaffFestival({ date: '2026-11-26', venue: 'The hall', version: 4 }),
    )
    await press('Save')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    expect(panel.getByText('28 Nov 2026')).toBeTruthy()
    expect(panel.getByText('26 Nov 2026')).toBeTruthy()
    expect(panel.getByText('The hall')).toBeTruthy()
    server.answers(editFestival, becomes({ version: 5 }))
    await press('Save mine over theirs')
    await expect.poll(sent).toHaveLength(2)
    expect(sent()[1]).toEqual({ id, date: '2026-11-28' })
    expect(version()).toBe('"4"')
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getStaffFestival, 'unavailable')
    const { user } = await renderOffice(<FestivalDetails id={id} />, { server })
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(getStaffFestival, aStaffFestival())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', name)
  })
})

describe('What the almanac computed', () => {
  it('is named beside what the temple changed, and restored', async () => {
    const { press, server, sent, version, becomes } = await show({
      date: '2026-11-28',
      venue: 'The hall',
      edited: ['date', 'venue'],
    })
    expect(screen.getByText('Ganadhipa Sankashti, 27 Nov 2026')).toBeTruthy()
    expect(screen.getByText('Changed by the temple: date, place.')).toBeTruthy()
    server.answers(editFestival, becomes({ date: '2026-11-27', venue: undefined, edited: [] }))
    await press('Reset to computed values')
    await expect.poll(sent).toEqual([{ id, reset: ['date', 'venue'] }])
    expect(version()).toBe('"3"')
    expect(await screen.findByText('Nothing was changed by the temple.')).toBeTruthy()
    expect(screen.getByLabelText('Date')).toHaveProperty('value', '2026-11-27')
  })

  it.each([
    [38, 'Safe by 38 minutes.', false],
    [165, 'Safe by 2 h 45 min.', false],
    [2, 'Safe by 2 minutes.', true],
  ])('has its reasons; %s minutes are narrow: %s %s', async (marginMinutes, margin, isNarrow) => {
    const { factOf } = await show({
      reason: {
        rule: 'moonrise-in-tithi',
        lunarMonth: 'Kartika',
        isAdhika: true,
        tithi: 19,
        tithiName: 'Krishna Chaturthi',
        tithiStart: '2026-11-27T03:30:00Z',
        tithiEnd: '2026-11-28T02:30:00Z',
        moonriseAt: '2026-11-27T15:22:00Z',
        marginMinutes,
      },
    })
    expect(factOf('Lunar month')).toBe('Kartika, adhika (added month)')
    expect(factOf('Tithi observed')).toBe('Krishna Chaturthi')
    expect(factOf('The tithi begins')).toMatch(/^9:00.AM, 27 Nov 2026$/)
    expect(factOf('Rule')).toBe('the day on which the moon rises within the tithi')
    expect(screen.getByText(margin)).toBeTruthy()
    const narrow = screen.queryByText('That is narrow. Please check your local panchang.')
    expect(narrow !== null).toBe(isNarrow)
  })
})

describe('Hiding a festival', () => {
  it('is done once, says who is told, and is undone from the newer version', async () => {
    const { press, server, becomes } = await show({ told: 1 })
    expect(screen.getByText('One person who was reminded of it will be told.')).toBeTruthy()
    const release = server.holds(hideFestival, becomes({ isHidden: true }))
    await press('Hide from the calendar')
    await press('Hide from the calendar')
    release()
    expect(await screen.findByText('Festival hidden')).toBeTruthy()
    expect(server.received(hideFestival)).toEqual([{ id, isHidden: true }])
    expect(await screen.findByRole('button', { name: 'Show again' })).toBeTruthy()
    server.answers(hideFestival, becomes({ version: 5 }))
    await press('Undo')
    expect(await screen.findByText('Festival shown again')).toBeTruthy()
    expect(server.received(hideFestival)[1]).toEqual({ id, isHidden: false })
    const versions = server.headers(hideFestival).map((each) => each.get('if-match'))
    expect(versions).toEqual(['"3"', '"4"'])
  })

  it('says why it was refused', async () => {
    const { press, server } = await show({ isHidden: true })
    server.refuses(hideFestival, 'changed_meanwhile', { detail: 'It was changed' })
    await press('Show again')
    expect(await screen.findByText('It was changed')).toBeTruthy()
  })
})

describe('Deleting a festival that staff added', () => {
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: `Delete “${name}”?` }))

  it('is asked first, and leads to the calendar', async () => {
    const { press, server, user, address } = await show(own)
    await press('Delete festival')
    await user.click((await question()).getByRole('button', { name: 'Keep festival' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(deleteFestival)).toEqual([])
    server.answers(deleteFestival, {})
    await press('Delete festival')
    await user.click((await question()).getByRole('button', { name: 'Delete festival' }))
    expect(await screen.findByText(`“${name}” deleted`)).toBeTruthy()
    expect(server.received(deleteFestival)).toEqual([{ id }])
    expect(server.headers(deleteFestival)[0]?.get('if-match')).toBe('"3"')
    await expect.poll(address).toBe('/admin/festivals')
  })

  it('that is refused stays where it is', async () => {
    const { press, server, user, address } = await show(own)
    server.refuses(deleteFestival, 'wrong_status', { detail: 'People were reminded of it' })
    await press('Delete festival')
    await user.click((await question()).getByRole('button', { name: 'Delete festival' }))
    expect(await screen.findByText('People were reminded of it')).toBeTruthy()
    expect(address()).toBe(`/admin/festivals/${id}`)
  })

  it.each([
    ['computed', {}],
    ['one that people were reminded of', { ...own, told: 1 }],
  ] as const)('is not offered for %s', async (_of, change) => {
    await show(change)
    expect(screen.queryByRole('button', { name: 'Delete festival' })).toBeNull()
  })

  it('of every year leads to all its years', async () => {
    await show({ ...own, repeatId: 'deepotsav' })
    const link = screen.getByRole('link', { name: 'Change it for all years' })
    expect(link.getAttribute('href')).toBe('/admin/festivals/repeats/deepotsav')
  })
})

describe('A festival beyond Ganesha’s', () => {
  const holi: Partial<StaffFestivalDetails> = {
    group: 'great',
    key: 'holi_maharashtra-phalguna-2027',
    custom: 'maharashtra',
    other: { date: '2026-11-28' },
    why: 'The full moon of Phalguna.',
    hours: { of: 'nishita', from: '00:05', until: '00:55', isNextDay: true },
  }

  it('says why, when and whose it is', async () => {
    const { factOf } = await show({ ...holi, date: '2026-11-29' })
    expect(screen.getByText('The full moon of Phalguna.')).toBeTruthy()
    expect(
      screen.getByText(/^The temple moved this festival. The almanac has it on 27 Nov/),
    ).toBeTruthy()
    expect(factOf('Group')).toBe('Great festivals')
    expect(factOf('Midnight worship')).toMatch(/^12:05.AM to 12:55.AM on 30 Nov 2026$/)
    expect(factOf('Whose date this is')).toBe('Maharashtra’s')
    expect(factOf('By the general rule')).toBe('28 Nov 2026')
    expect(screen.getByText(/^This hides only this one day/)).toBeTruthy()
  })

  it.each([
    ['Everybody, on the calendar', {}, {}],
    ['Nobody: this day is hidden', { isHidden: true }, {}],
    ['Nobody: this group is not shown', {}, { groups: { ...usualChoice.groups, great: 'off' } }],
    ['Nobody: the temple leaves this festival out', {}, { without: ['holi'] }],
    [
      'Nobody: the temple follows the other date',
      {},
      { customs: { maharashtra: 'general', vaishnava: 'both' } },
    ],
  ] as const)('is seen by: %s', async (said, change, choice) => {
    const { factOf } = await show({ ...holi, ...change }, choice as Partial<FestivalChoice>)
    await screen.findByText('Who sees it')
    expect(factOf('Who sees it')).toBe(said)
  })
})
