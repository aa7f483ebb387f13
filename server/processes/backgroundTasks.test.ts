import { expect, test } from 'vitest'
import { createBackgroundTasks } from './backgroundTasks.ts'

test('what is left for later is done after everything at hand, and can be waited for', async () => {
  const done: string[] = []
  const backgroundTasks = createBackgroundTasks(() => undefined)
  backgroundTasks.run(async () => {
    done.push('later')
    backgroundTasks.run(async () => void done.push('last'))
  })
  await Promise.resolve()
  done.push('at hand')
  await backgroundTasks.settled()
  expect(done).toEqual(['at hand', 'later', 'last'])
})

test('what fails is told, and holds up nothing', async () => {
  const errors: unknown[] = []
  const backgroundTasks = createBackgroundTasks((error) => void errors.push(error))
  backgroundTasks.run(() => Promise.reject(new Error('no database')))
  await backgroundTasks.settled()
  expect(errors).toMatchObject([{ message: 'no database' }])
})
