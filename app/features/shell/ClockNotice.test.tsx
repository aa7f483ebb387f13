import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reportServerDate } from '#app/offline/clock.ts'
import { render, screen } from '#app/test/render.tsx'
import { ClockNotice } from './ClockNotice.tsx'

it('A phone’s clock that is years off is reported', async () => {
  await render(<ClockNotice />, { now: '2019-03-01T06:00:00.000Z' })
  await act(async () => reportServerDate('Thu, 26 Nov 2026 06:00:00 GMT'))
  expect(screen.getByRole('status').textContent).toBe(
    'Your phone’s date looks wrong: it shows 1 Mar 2019, but today is 26 Nov 2026. Please correct it.',
  )
})

it('A clock that is right, or an hour off, is not', async () => {
  await render(<ClockNotice />, { now: '2026-11-26T06:00:00.000Z' })
  await act(async () => reportServerDate('Thu, 26 Nov 2026 07:00:00 GMT'))
  expect(screen.getByRole('status').textContent).toBe('')
})
