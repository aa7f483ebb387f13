import { expect, test } from 'vitest'
import { bookingOf, saturdayNoon, sendBooking } from '#server/test/bookings.ts'
import { testApp } from '#server/test/testApp.ts'
import { deleteStep, findBooking, listSteps } from './repository.ts'

test('a step that is undone leaves the steps of other bookings as they are', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const idOf = async (): Promise<string> => {
    const { reference } = bookingOf(await sendBooking(app))
    return (await findBooking(app.db, reference))?.id ?? ''
  }
  const [mine, theirs] = [await idOf(), await idOf()]
  await deleteStep(app.db, mine, 0)
  expect(await listSteps(app.db, mine)).toEqual([])
  expect(await listSteps(app.db, theirs)).toMatchObject([{ status: 'pending' }])
})
