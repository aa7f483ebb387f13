import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffFestival } from '#app/test/aStaffFestival.ts'
import { aStaffRepeat } from '#app/test/aStaffRepeat.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { aPicture, anUploadedPicture, takeUploads } from '#app/test/takeUploads.ts'
import { write } from '#app/test/write.ts'
import { uploadPicture } from '#contract/blog/admin.ts'
import { addFestivalRepeat, listRepeatDays } from '#contract/festivals/repeatsAdmin.ts'
import { addFestival } from '#contract/festivals/admin.ts'
import { NewFestival } from './NewFestival.tsx'

const add = 'Add festival'

const show = async () => {
  const page = await renderOffice(<NewFestival />, { at: '/admin/festivals/new' })
  takeUploads(page.server)
  const type = (label: string, text: string) => write(page.user, label, text)
  const pick = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const choose = (label: string, option: string) =>
    page.user.selectOptions(screen.getByLabelText(label), option)
  return {
    ...page,
    type,
    pick,
    choose,
    fill: async () => {
      await type('Name', 'Deepotsav')
      await type('Description (optional)', 'A thousand lamps.')
      await choose('Kind', 'Major')
    },
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    sent: () => page.server.received(addFestival),
  }
}

const filled = { name: 'Deepotsav', description: 'A thousand lamps.', category: 'major' }

describe('A new festival', () => {
  it('says what is missing, takes the focus there, and sends nothing', async () => {
    const { press, sent, container } = await show()
    await press(add)
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2)
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(sent()).toEqual([])
    await expectAccessible(container)
  })

  it('is added once on its day, and leads to its page', async () => {
    const { fill, type, pick, press, server, sent, address } = await show()
    const release = server.holds(addFestival, aStaffFestival({ id: 'added:7' }))
    await fill()
    pick('Date', '2026-12-05')
    pick('Begins at (optional)', '18:30')
    pick('Moonrise', '20:15')
    await type('Place (optional)', 'The courtyard')
    await press(add)
    const busy = await screen.findByRole('button', { name: 'Saving...' })
    await press('Saving...')
    expect(busy).toHaveProperty('disabled', true)
    release()
    expect(await screen.findByText('Festival added')).toBeTruthy()
    expect(sent()).toEqual([
      {
        ...filled,
        date: '2026-12-05',
        startTime: '18:30',
        moonriseTime: '20:15',
        venue: 'The courtyard',
      },
    ])
    await expect.poll(address).toMatch(/^\/admin\/festivals\/added(:|%3A|%253A)7$/)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps what was typed when the network is lost', async () => {
    const { fill, pick, press, server, network, sent } = await show()
    await fill()
    pick('Date', '2026-12-05')
    network.lose()
    await press(add)
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
    expect(screen.getByLabelText('Date')).toHaveProperty('value', '2026-12-05')
    network.regain()
    server.answers(addFestival, aStaffFestival())
    await press(add)
    await expect.poll(sent).toEqual([{ ...filled, date: '2026-12-05' }])
  })

  it('has a colour that is typed, picked, or that of its kind', async () => {
    const { fill, pick, type, press, server, sent } = await show()
    await fill()
    pick('Date', '2026-12-05')
    const colour = screen.getByLabelText('Colour (optional)')
    server.judges(addFestival)
    await type('Colour (optional)', 'orange')
    await press(add)
    expect(await screen.findByText('Please enter a colour, for example #C2410C')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(colour)
    fireEvent.change(screen.getByLabelText('Pick a colour'), { target: { value: '#1a7f37' } })
    await expect.poll(() => colour).toHaveProperty('value', '#1A7F37')
    server.refuses(addFestival, 'internal')
    await press(add)
    await expect.poll(() => sent().at(-1)).toMatchObject({ color: '#1A7F37' })
    await press('Use the colour of its kind')
    expect(colour).toHaveProperty('value', '')
    await screen.findByText(/^Something went wrong on the server/)
    await press(add)
    await expect.poll(sent).toHaveLength(2)
    expect(sent()[1]).not.toHaveProperty('color')
  })

  it('has a picture only with a description', async () => {
    const { fill, pick, type, press, server, sent, user } = await show()
    const alt = 'Description of the picture'
    server.answers(uploadPicture, anUploadedPicture)
    server.answers(addFestival, aStaffFestival())
    await fill()
    pick('Date', '2026-12-05')
    await user.upload(screen.getByLabelText('Choose a picture'), aPicture())
    await screen.findByLabelText(alt)
    await press(add)
    expect(await screen.findByText('Please describe the picture')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(alt))
    await type(alt, 'Lamps on the steps')
    await press(add)
    const picture = { imageUrl: anUploadedPicture.url, imageAlt: 'Lamps on the steps' }
    await expect.poll(sent).toMatchObject([{ picture }])
  })
})

describe('A new festival of every year', () => {
  const years = () => within(screen.getByRole('region', { name: 'The next years' }))

  it('by tithi shows what comes of it, and is added', async () => {
    const { fill, choose, press, server, sent, address } = await show()
    server.answers(listRepeatDays, ({ month, day }) => [
      { year: 2026, days: [{ date: '2026-11-24', rule: 'sunrise' }] },
      { year: 2027, days: [{ date: '2027-11-14', rule: 'first-of-two-sunrises' }] },
      { year: 2028 + month + day, days: [], before: '2027-12-31', after: '2029-01-02' },
    ])
    await fill()
    await choose('Repeats', 'Every year, by tithi')
    expect(screen.queryByLabelText('Date')).toBeNull()
    expect(screen.queryByLabelText('Moonrise')).toBeNull()
    await choose('Lunar month', 'Kartika')
    await choose('Tithi', 'Purnima')
    await expect
      .poll(() => server.received(listRepeatDays).at(-1))
      .toEqual({ by: 'tithi', month: 8, day: 15 })
    expect(await years().findByText('Sunday, 14 Nov 2027')).toBeTruthy()
    expect(
      years().getByText('The tithi spans two sunrises, so the first day is used.'),
    ).toBeTruthy()
    expect(await years().findByText('2051: No day')).toBeTruthy()
    expect(years().getByText(/it falls on 31 Dec 2027 and 2 Jan 2029\.$/)).toBeTruthy()
    server.answers(addFestivalRepeat, aStaffRepeat())
    await press(add)
    expect(await screen.findByText('Festival added')).toBeTruthy()
    expect(server.received(addFestivalRepeat)).toEqual([
      { ...filled, by: 'tithi', month: 8, day: 15 },
    ])
    expect(sent()).toEqual([])
    await expect.poll(address).toBe('/admin/festivals/repeats/deepotsav')
  })

  it('by date refuses a day that the month does not have', async () => {
    const { fill, choose, press, server } = await show()
    server.answers(listRepeatDays, [])
    await fill()
    await choose('Repeats', 'Every year, by date')
    await choose('Month', 'February')
    server.judges(listRepeatDays)
    await choose('Day', '30')
    await expect.poll(() => screen.queryByRole('region', { name: 'The next years' })).toBeNull()
    server.judges(addFestivalRepeat)
    await press(add)
    expect(await screen.findByText('That month has no such day')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Day'))
  })

  it('can be a festival of one day again', async () => {
    const { fill, choose, pick, press, server, sent } = await show()
    server.answers(listRepeatDays, [])
    server.answers(addFestival, aStaffFestival())
    await fill()
    await choose('Repeats', 'Every year, by date')
    await choose('Repeats', 'Once')
    pick('Date', '2026-12-05')
    await press(add)
    await expect.poll(sent).toEqual([{ ...filled, date: '2026-12-05' }])
  })
})
