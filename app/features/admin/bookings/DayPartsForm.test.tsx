import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { getDayParts, setDayParts, usualDayParts } from '#contract/bookings/dayPartsAdmin.ts'
import { DayParts } from './DayParts.tsx'

const settings = { ...usualDayParts, version: 3 }
const { usual } = settings

const show = async (role: Role = 'admin') => {
  const server = templeServer()
  server.answers(getDayParts, settings)
  server.judges(setDayParts)
  const page = await renderOffice(<DayParts />, { server, me: { role } })
  const part = async (name: string) => within(await screen.findByRole('group', { name }))
  return {
    ...page,
    part,
    save: () => page.user.click(screen.getByRole('button', { name: 'Save hours' })),
  }
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('The hours of the day are changed and sent, those of single weekdays, too', async () => {
  const page = await show()
  const { container, part, server, user } = page
  const morning = await part('Morning')
  expect(morning.getByLabelText('From')).toHaveProperty('value', '06:00')
  type(morning.getByLabelText('From'), '05:30')
  type(morning.getByLabelText(/^Minutes apart/), '30')
  await user.click((await part('Afternoon')).getByLabelText('Pujas can be booked'))
  expect(screen.queryByRole('group', { name: 'Morning on these days' })).toBeNull()
  await user.click(screen.getByLabelText('Tuesday'))
  type((await part('Evening on these days')).getByLabelText('To'), '22:00')
  await expectAccessible(container)
  await expectSteady(page, {
    button: 'Save hours',
    sends: setDayParts,
    answer: { ...settings, version: 4 },
  })
  expect(server.received(setDayParts)).toEqual([
    {
      usual: {
        morning: { isOn: true, from: '05:30', to: '10:00', everyMinutes: 30 },
        afternoon: { ...usual.afternoon, isOn: false },
        evening: usual.evening,
      },
      weekdays: [2],
      other: { ...usual, evening: { ...usual.evening, to: '22:00' } },
    },
  ])
})

it('Hours that cannot be are refused at their field', async () => {
  const { part, save, server } = await show()
  const afternoon = await part('Afternoon')
  type(afternoon.getByLabelText('From'), '09:30')
  type(afternoon.getByLabelText(/^Minutes apart/), 'half')
  await save()
  expect(await afternoon.findByText('Please enter whole minutes')).toBeTruthy()
  type(afternoon.getByLabelText(/^Minutes apart/), '')
  await save()
  expect(await afternoon.findByText(/^Begins before the part above has ended/)).toBeTruthy()
  expect(server.received(setDayParts)).toEqual([])
})

it('Only administrators change them', async () => {
  const { part } = await show('priest')
  expect((await part('Morning')).getByLabelText('From').closest('fieldset[disabled]')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save hours' })).toBeNull()
})
