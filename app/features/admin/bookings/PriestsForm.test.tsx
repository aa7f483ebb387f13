import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { listPriests, type Priests, updatePriests } from '#contract/bookings/priestsAdmin.ts'
import { PriestsPage } from './PriestsPage.tsx'

const anant: Priests['items'][number] = {
  name: 'Anant Guruji',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  parts: ['morning', 'afternoon', 'evening'],
  daysOff: [],
}
const priests = { items: [anant], version: 2, accounts: [{ id: 'u1', username: 'guruji' }] }

const show = async (role: Role = 'admin') => {
  const server = templeServer()
  server.answers(listPriests, priests)
  const page = await renderOffice(<PriestsPage />, { server, me: { role } })
  const of = async (name: string) => within(await screen.findByRole('group', { name }))
  return { ...page, of }
}

it('A priest gets his days, his account and a colleague', async () => {
  const page = await show()
  const { container, of, server, user } = page
  const first = await of('Anant Guruji')
  await user.click(first.getByLabelText('Tuesday'))
  await user.click(first.getByLabelText('Afternoon'))
  fireEvent.change(first.getByLabelText(/^Days off/), { target: { value: '2026-12-25\n' } })
  await user.selectOptions(first.getByLabelText('Account in the back office'), 'guruji')
  await user.click(screen.getByRole('button', { name: 'Add priest' }))
  const second = await of('New priest')
  fireEvent.change(second.getByLabelText('Name'), { target: { value: 'Prabhakar' } })
  await expectAccessible(container)
  await expectSteady(page, {
    button: 'Save',
    sends: updatePriests,
    answer: { ...priests, version: 3 },
  })
  expect(server.received(updatePriests)).toEqual([
    {
      items: [
        {
          name: 'Anant Guruji',
          weekdays: [0, 1, 3, 4, 5, 6],
          parts: ['morning', 'evening'],
          daysOff: ['2026-12-25'],
          accountId: 'u1',
        },
        { ...anant, name: 'Prabhakar' },
      ],
    },
  ])
})

it('Only administrators change the list', async () => {
  const { of } = await show('priest')
  expect(
    (await of('Anant Guruji')).getByLabelText('Name').closest('fieldset[disabled]'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
