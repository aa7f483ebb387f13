import { expect, it } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { UpcomingFestivals } from './UpcomingFestivals.tsx'

const props = { today: '2026-11-26', temple: undefined, actionFor: () => null }

it('Before it is known, the year ahead keeps the space of three days', async () => {
  await render(<UpcomingFestivals {...props} festivals={undefined} hasFailed={false} />)
  const list = document.querySelector('[aria-busy=true]')
  expect(list?.children).toHaveLength(3)
})

it('A year ahead that nobody knows says so', async () => {
  await render(<UpcomingFestivals {...props} festivals={undefined} hasFailed />)
  expect(screen.getByText('Failed to load upcoming festivals. Please try again.')).toBeTruthy()
  expect(screen.getByText('Try again')).toBeTruthy()
})

it('A year without festivals says so', async () => {
  await render(<UpcomingFestivals {...props} festivals={[]} hasFailed={false} />)
  expect(screen.getByText('No festival in the year ahead.')).toBeTruthy()
})
