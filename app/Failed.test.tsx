import { expect, it, onTestFinished, vi } from 'vitest'
import { readQuery } from '#app/queries.ts'
import { aSite } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { act } from '@testing-library/react'
import { Failed } from './Failed.tsx'

it('A failure has two ways on: Try again, and the temple’s number where the phone knows it', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  onTestFinished(() => reload.mockRestore())
  const { user, queryClient, network } = await render(<Failed title="Nothing came" />)
  expect(screen.queryByText('+91 20 5550 0108')).toBeNull()
  await act(async () => queryClient.setQueryData(readQuery('getSite', {}).queryKey, aSite()))
  network.lose()
  const number = await screen.findByText('+91 20 5550 0108')
  expect(number.getAttribute('href')).toBe('tel:+912055500108')
  network.regain()
  await user.click(screen.getByText('Try again'))
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

it('A fault of ours is not called a lost connection, nor the other way round', async () => {
  const lost = 'It will load when you’re online.'
  const { network } = await render(<Failed title="Nothing came" unreachableText={lost} />)
  expect(screen.queryByText(lost)).toBeNull()
  expect(screen.getByText(/^Nothing you saved is lost/)).toBeTruthy()
  await act(async () => network.lose())
  expect(screen.getByText(lost)).toBeTruthy()
})
