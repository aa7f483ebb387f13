import { expect, it } from 'vitest'
import { aFestival } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { VisarjanDays } from './VisarjanDays.tsx'

const anant = aFestival({ key: 'anant_chaturdashi-bhadrapada-2027', date: '2027-09-14' })

const daysSince = async (since: string) => {
  const { container } = await render(<VisarjanDays since={since} festivals={[anant]} />)
  expect(screen.getByText('The days of visarjan')).toBeTruthy()
  return [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
}

it('A guest leaves after a day and a half, on an odd day or on Anant Chaturdashi', async () => {
  expect(await daysSince('2027-09-04')).toEqual([
    'After a day and a half: 5 Sep 2027',
    'Day 3: 6 Sep 2027',
    'Day 5: 8 Sep 2027',
    'Day 7: 10 Sep 2027',
    'Anant Chaturdashi: 14 Sep 2027',
  ])
})

it('A puja on another day has no Anant Chaturdashi', async () => {
  expect(await daysSince('2027-08-04')).toHaveLength(4)
})
