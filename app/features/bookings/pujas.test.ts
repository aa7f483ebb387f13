import { expect, test } from 'vitest'
import { hooked } from '#app/test/hooked.tsx'
import { pujasQuery, usePujaName } from './pujas.ts'

test('A puja is called by its name, once the phone has the list; one that is not in it is a puja', async () => {
  const { queryClient, read } = await hooked(usePujaName)
  expect(read()('lakshmi')).toBe('Puja')
  queryClient.setQueryData(pujasQuery.queryKey, [
    { id: 'lakshmi', name: 'Lakshmi Puja', description: 'With lotus and lamps.' },
  ])
  await expect.poll(() => read()('lakshmi')).toBe('Lakshmi Puja')
  expect(read()('switched-off')).toBe('Puja')
  expect(queryClient.isFetching()).toBe(0)
})
