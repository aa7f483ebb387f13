import { expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { showSettings } from './showSettings.tsx'

it('Enter moves the temple nowhere: a row is chosen first, and then it is asked', async () => {
  const { press, user } = await showSettings('temple')
  await press('Choose city')
  const field = await screen.findByRole('combobox')
  await user.type(field, 'Nashik{Enter}')
  expect(screen.getByRole('combobox')).toBeTruthy()
  await user.type(field, '{ArrowDown}{Enter}')
  expect(await screen.findByText('Move the temple to Nashik, Maharashtra?')).toBeTruthy()
  await press('Go back')
  expect(screen.queryByText(/^20.0/)).toBeNull()
  await press('Choose city')
  await user.type(await screen.findByRole('combobox'), 'Nashik{ArrowDown}{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  await expect.poll(() => screen.getAllByText('Nashik').length).toBeGreaterThan(0)
  expect(screen.getByText('Changes not saved yet')).toBeTruthy()
})
