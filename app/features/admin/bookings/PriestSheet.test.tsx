import { describe, expect, it, vi } from 'vitest'
import { aSponsoredDay } from '#app/test/aSponsoredDay.ts'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { aDayOfSeva } from '#app/test/aStaffSeva.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { correctName, getPriestSheet, type SheetBooking } from '#contract/bookings/admin.ts'
import { type DayOfSeva, printSevaDays } from '#contract/sevas/admin.ts'
import { printSponsoredDays, type SponsoredDay } from '#contract/sponsorships/admin.ts'
import { PriestSheet } from './PriestSheet.tsx'

const reference = 'PJ-2026-7K3M9W'
const name = { written: 'Meera', roman: 'Meera', devanagari: 'मीरा', isGuessed: true }
const booking: SheetBooking = {
  reference,
  status: 'confirmed',
  pujaName: 'Ganesh Puja',
  fullName: 'Meera Kulkarni',
  names: [name],
  isGotraUnknown: true,
  exactTime: '17:30',
  priest: 'Pt. Joshi',
  officeNotes: 'Call first',
  intention: 'Health',
  includePrasad: true,
}

const show = async (
  bookings: SheetBooking[] = [booking],
  pending = 0,
  { sevas = [], sponsored = [] }: { sevas?: DayOfSeva[]; sponsored?: SponsoredDay[] } = {},
) => {
  const server = templeServer()
  server.answers(printSevaDays, sevas)
  server.answers(printSponsoredDays, sponsored)
  server.answers(getPriestSheet, {
    date: '2026-11-27',
    pending,
    slots: [
      { slot: 'morning', bookings: [] },
      { slot: 'evening', bookings },
    ],
  })
  const page = await renderOffice(<PriestSheet date="2026-11-27" />, { server })
  await expect.poll(() => server.received(getPriestSheet)).toEqual([{ date: '2026-11-27' }])
  return { ...page, pencil: () => screen.findByRole('button', { name: /^Correct the spelling/ }) }
}

describe('The priest’s list', () => {
  it('has everything that is said at the puja', async () => {
    const { container } = await show([booking], 2)
    expect(await screen.findByText('मीरा*')).toBeTruthy()
    for (const text of ['not known', 'Priest: Pt. Joshi', 'Office: Call first', 'Health'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('Prasad by post')).toBeTruthy()
    expect(screen.getByText(/^\* put into Devanagari by computer/)).toBeTruthy()
    expect(screen.getByText(/^2 bookings are not confirmed yet/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /^Morning/ })).toBeNull()
    await expectAccessible(container)
  })

  it('has what is sponsored on the day, also without a puja', async () => {
    const sponsored = [aSponsoredDay({ date: '2026-11-27' })]
    const { server } = await show([], 0, { sponsored })
    expect(await screen.findByRole('heading', { name: 'Sponsored today' })).toBeTruthy()
    expect(screen.getByText('Ganesh Kulkarni')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', false)
    expect(server.received(printSponsoredDays)).toEqual([{ date: '2026-11-27', to: '2026-11-27' }])
  })

  it('has the yearly sevas of the day, each with what is said and the tithi it follows', async () => {
    const day = { date: '2026-11-27', gotra: 'Kashyapa', notes: 'Son comes' }
    const { container, server } = await show([booking], 0, { sevas: [aDayOfSeva(day)] })
    expect(await screen.findByRole('heading', { name: 'Yearly sevas today' })).toBeTruthy()
    const said = ['Annadan', 'Ganesh Kulkarni', 'Kashyapa', 'Margashirsha, Krishna Dashami']
    for (const text of [...said, 'Son comes']) expect(screen.getByText(text)).toBeTruthy()
    expect(server.received(printSevaDays)).toEqual([{ date: '2026-11-27', to: '2026-11-27' }])
    await expectAccessible(container)
  })

  it('is shown for one priest alone', async () => {
    const { user } = await show([booking, { ...booking, reference: 'PJ-2', priest: 'Anant' }])
    await user.selectOptions(await screen.findByLabelText('Show'), 'Anant')
    expect(screen.queryByText(reference)).toBeNull()
    expect(screen.getByText('PJ-2', { exact: false })).toBeTruthy()
  })

  it('is printed, unless it is empty', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = await show()
    await screen.findByText('मीरा*')
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('of a day without pujas cannot be printed', async () => {
    await show([])
    expect(await screen.findByText('No confirmed puja on this day')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true)
  })

  it('corrects a spelling by keyboard, and the focus is back at its name', async () => {
    const { pencil, server, user } = await show()
    ;(await pencil()).focus()
    await user.keyboard('{Enter}')
    const field = screen.getByLabelText('Meera in the other script')
    await expect.poll(() => document.activeElement).toBe(field)
    expect(field).toHaveProperty('value', 'मीरा')
    await write(user, 'Meera in the other script', 'मिरा')
    server.answers(correctName, aStaffBooking())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Spelling corrected')).toBeTruthy()
    expect(server.received(correctName)).toEqual([
      { reference, written: 'Meera', corrected: 'मिरा' },
    ])
    await expect.poll(() => document.activeElement).toBe(await pencil())
  })

  it('corrects it once, and keeps what was typed without a network', async () => {
    const page = await show()
    await page.user.click(await page.pencil())
    await write(page.user, 'Meera in the other script', 'मिरा')
    await expectSteady(page, { button: 'Save', sends: correctName, answer: aStaffBooking() })
  })

  it('takes the computer’s spelling again if the field is empty', async () => {
    const { pencil, server, user } = await show()
    await user.click(await pencil())
    await user.clear(screen.getByLabelText('Meera in the other script'))
    server.answers(correctName, aStaffBooking())
    await user.keyboard('{Enter}')
    await expect.poll(() => server.received(correctName)).toEqual([{ reference, written: 'Meera' }])
  })

  it('keeps the spelling after Go back, and the form when it failed', async () => {
    const { pencil, server, user } = await show()
    await user.click(await pencil())
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    await expect.poll(() => document.activeElement).toBe(await pencil())
    expect(server.received(correctName)).toEqual([])
    server.refuses(correctName, 'internal')
    await user.click(await pencil())
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    expect(screen.getByLabelText('Meera in the other script')).toBeTruthy()
  })
})
