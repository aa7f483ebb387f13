import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aFestival, aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listUpcomingFestivals } from '#contract/festivals/public.ts'
import { getTithiOfDate, listSevaDates, requestSeva } from '#contract/sevas/public.ts'
import { SevaRequest } from './SevaRequest.tsx'

const show = async () => {
  const server = templeServer()
  server.answers(listSevaDates, [
    { date: '2027-01-01', rule: 'aparahna-larger' },
    { date: '2027-12-22', rule: 'sunrise' },
  ])
  const page = await render(<SevaRequest site={aSite()} />, { server })
  await screen.findByText(/1 Jan 2027/)
  const { user } = page
  const choose = (label: string, option: string) =>
    user.selectOptions(screen.getByLabelText(label), option)
  return {
    ...page,
    choose,
    fill: async () => {
      await choose('Seva', 'Annadan')
      await choose('Occasion', 'Punyatithi (death anniversary)')
      await write(user, 'In whose name, or in memory of', 'Ganesh Kulkarni')
      await write(user, 'Your name', 'Meera Kulkarni')
      await write(user, 'Email', 'meera@example.org')
    },
  }
}

const answer = { reference: 'Y7K3M9WACE', next: { date: '2027-01-01', rule: 'aparahna-larger' } }

describe('The request for a yearly seva', () => {
  it('says what is missing, and sends nothing', async () => {
    const { user, server, container } = await show()
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('Please choose a seva')).toBeTruthy()
    expect(screen.getByText('Please choose an occasion')).toBeTruthy()
    expect(server.received(requestSeva)).toEqual([])
    await expectAccessible(container)
  })

  it('takes the tithi of a date, and the afternoon for a shraddha', async () => {
    const { user, server, fill } = await show()
    server.answers(getTithiOfDate, {
      place: 'Pune',
      date: '1998-12-15',
      tithi: 27,
      month: 8,
      isAdhika: false,
      purnimanta: 'Margashirsha',
      next: { tithi: 28, month: 8, from: '14:10' },
    })
    await fill()
    await user.click(screen.getByText('Find the tithi of a date'))
    fireEvent.change(screen.getByLabelText('Date of birth or death'), {
      target: { value: '1998-12-15' },
    })
    expect(await screen.findByText('Krishna Trayodashi began at 2:10 PM on that day.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Use Krishna Dwadashi' }))
    await expect
      .poll(() => server.received(listSevaDates).at(-1))
      .toEqual({ by: 'tithi', month: 8, day: 27, dayRule: 'aparahna' })
  })

  it('is sent once, and says the next day and the reference', async () => {
    const page = await show()
    await page.fill()
    await page.choose('For how long?', 'For 5 years')
    await expectSteady(page, { button: 'Send request', sends: requestSeva, answer })
    expect(await screen.findByText('Its next day is 1 Jan 2027.')).toBeTruthy()
    expect(screen.getByText('Your reference: Y7K3M9WACE')).toBeTruthy()
    expect(page.server.received(requestSeva)).toMatchObject([
      { kind: 'annadan', by: 'tithi', month: 1, day: 1, years: 5, plan: 'once' },
    ])
    await page.user.click(screen.getByRole('button', { name: 'Request another seva' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Seva'))
  })

  it('may follow a festival of the temple', async () => {
    const { choose, fill, server, user } = await show()
    server.answers(listUpcomingFestivals, [
      aFestival({ key: 'ganesh_jayanti-magha-2026', name: 'Ganesh Jayanti', date: '2027-02-10' }),
      aFestival({ key: 'sankashti-adhika-jyeshtha-2026', name: 'Vibhuvana' }),
    ])
    server.answers(requestSeva, answer)
    await fill()
    await choose('Repeats', 'With a festival')
    await screen.findByText('Ganesh Jayanti (10 Feb 2027)')
    expect(screen.queryByText(/Vibhuvana/)).toBeNull()
    await choose('Festival', 'Ganesh Jayanti (10 Feb 2027)')
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    await expect
      .poll(() => server.received(requestSeva))
      .toMatchObject([{ by: 'festival', festival: 'ganesh_jayanti-magha' }])
  })
})
