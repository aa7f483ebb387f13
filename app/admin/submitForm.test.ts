import { createFormControl } from 'react-hook-form'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { submitForm } from './submitForm.ts'

type Values = { name: string; hours: string; days: string[]; place: { north: string } }

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Required')),
  hours: z.string().check(z.minLength(1, 'Required')),
  days: z.array(z.string().check(z.regex(/^\d/, 'Not a day'))),
  place: z.object({ north: z.number() }),
})

const judged = {
  schema,
  toInput: ({ place, ...values }: Values) => ({ ...values, place: { north: Number(place.north) } }),
  unclear: 'Please check this',
}

function open(values: Values) {
  const form = createFormControl<Values>({ defaultValues: values })
  form.subscribe({ formState: { errors: true }, callback: () => undefined })
  form.register('name')
  form.register('hours', { validate: (typed) => typed === '9 to 5' || 'Please enter hours' })
  form.register('place.north')
  const stored: Values[] = []
  const event = { currentTarget: document.createElement('form') } as never
  const submit = () =>
    submitForm(form as never, async (sent: Values) => void stored.push(sent), judged, event)
  const said = (name: keyof Values | 'place.north' | 'days.0') =>
    form.getFieldState(name).error?.message
  return { form, submit, stored, said }
}

it('says everything that is wrong at once: its own words first, then the contract’s', async () => {
  const { submit, stored, said } = open({ name: '', hours: '', days: [], place: { north: 'x' } })
  await submit()
  expect(stored).toEqual([])
  expect(said('name')).toBe('Required')
  expect(said('hours')).toBe('Please enter hours')
  expect(said('place.north')).toBe('Please check this')
})

it('can be sent again after a value without a field of its own was refused', async () => {
  const { form, submit, stored, said } = open({
    name: 'A',
    hours: '',
    days: ['x'],
    place: { north: '18' },
  })
  await submit()
  expect(said('days.0')).toBe('Not a day')
  form.setValue('days', ['2026-11-24'])
  form.setValue('hours', '9 to 5')
  await submit()
  expect(stored).toHaveLength(1)
})
