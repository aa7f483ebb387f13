import { expect, test } from 'vitest'
import { createLater } from './backgroundTasks.ts'

test('what is left for later is done after everything at hand, and can be waited for', async () => {
  const done: string[] = []
  const later = createLater(() => undefined)
  later.run(async () => {
    done.push('later')
    later.run(async () => void done.push('last'))
  })
  await Promise.resolve()
  done.push('at hand')
  await later.settled()
  expect(done).toEqual(['at hand', 'later', 'last'])
})

test('what fails is told, and holds up nothing', async () => {
  const errors: unknown[] = []
  const later = createLater((error) => void errors.push(error))
  later.run(() => Promise.reject(new Error('no database')))
  await later.settled()
  expect(errors).toMatchObject([{ message: 'no database' }])
})
