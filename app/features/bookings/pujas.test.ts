import { expect, test } from 'vitest'
import { hooked } from '#app/test/hooked.tsx'
import { pujasQuery, usePujaName } from './pujas.ts'
import { useBookingLabels } from './useBookingLabels.ts'

const offered = [{ id: 'lakshmi', name: 'Lakshmi Puja', description: 'With lotus and lamps.' }]

test('A puja is called by its name, once the phone has the list; one that is not in it is a puja', async () => {
  const { queryClient, read } = await hooked(usePujaName)
  expect(read()('lakshmi')).toBe('Puja')
  queryClient.setQueryData(pujasQuery.queryKey, offered)
  await expect.poll(() => read()('lakshmi')).toBe('Lakshmi Puja')
  expect(read()('switched-off')).toBe('Puja')
  expect(queryClient.isFetching()).toBe(0)
})

test('a booking that waits keeps the name of a puja that is no longer offered', async () => {
  const { queryClient, read } = await hooked(useBookingLabels)
  queryClient.setQueryData(pujasQuery.queryKey, offered)
  const input = {
    pujaType: 'lakshmi',
    preferredDate: '2026-12-03',
    preferredTime: 'morning',
    fullName: 'Meera',
    email: 'meera@example.org',
  } as const
  await expect.poll(() => read().createBooking.subject?.(input)).toBe('Lakshmi Puja')
  queryClient.setQueryData(pujasQuery.queryKey, [])
  await expect.poll(() => read().createBooking.subject?.(input)).toBeUndefined()
  expect(read().createBooking.summary(input, 'Lakshmi Puja')).toMatch(/^Lakshmi Puja: 3 Dec 2026/)
  expect(read().createBooking.summary(input)).toMatch(/^Puja: /)
})
