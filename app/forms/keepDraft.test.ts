import { createFormControl } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leavePage } from '#app/test/leavePage.ts'
import { keepDraft } from './keepDraft.ts'

type Values = { message: string }
type SaveCall = { values: Values; isLeaving: boolean; done: () => void }

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** A form whose savings take until `done`. */
const open = () => {
  const saved: SaveCall[] = []
  const { formControl, register, setValue } = createFormControl<Values>({
    defaultValues: { message: '' },
  })
  register('message')
  const keeping = keepDraft<Values>(
    formControl as never,
    (values, isLeaving) =>
      new Promise((done) => saved.push({ values: { ...values }, isLeaving, done })),
  )
  const type = (message: string) => setValue('message', message, { shouldDirty: true })
  return { saved, keeping, type, leave: () => leavePage() }
}

it('What is typed is saved after a pause, and again when more is typed', async () => {
  const { saved, type, keeping } = open()
  type('For')
  await vi.advanceTimersByTimeAsync(300)
  type('For the')
  await vi.advanceTimersByTimeAsync(300)
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(saved.map(({ values }) => values.message)).toEqual(['For the'])
  keeping.stop()
})

it('Leaving the page saves at once what was typed just before', () => {
  const { saved, type, leave, keeping } = open()
  type('For the family')
  leave()
  expect(saved).toMatchObject([{ values: { message: 'For the family' }, isLeaving: true }])
  keeping.stop()
})

it('Leaving the page saves again what is still being saved, and only that', async () => {
  const { saved, type, leave, keeping } = open()
  type('For the family')
  await vi.advanceTimersByTimeAsync(400)
  leave()
  expect(saved.map(({ isLeaving }) => isLeaving)).toEqual([false, true])
  for (const { done } of saved) done()
  await vi.advanceTimersByTimeAsync(0)
  leave()
  expect(saved).toHaveLength(2)
  keeping.stop()
})
