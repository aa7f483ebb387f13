import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reportReach } from '#app/offline/connection.ts'
import { render, screen } from '#app/test/render.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

it('The strip says that the phone is offline, as long as that lasts', async () => {
  const { network } = await render(<OfflineBanner />)
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => network.lose())
  expect(screen.getByRole('status').textContent).toBe('You’re offline. Saved pages still work.')
  await act(async () => network.regain())
  expect(screen.getByRole('status').textContent).toBe('')
})

it('The strip says that the server cannot be reached although there is a network', async () => {
  await render(<OfflineBanner />)
  await act(async () => reportReach(false))
  expect(screen.getByRole('status').textContent).toBe('We can’t connect. Saved pages still work.')
})
