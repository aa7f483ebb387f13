import { expect, test } from 'vitest'
import { pujaValues } from './pujaValues.ts'

const { empty, toInput } = pujaValues
const typed = { ...empty, name: 'Abhishek', description: 'The murti is bathed.' }

test('What is left empty is not sent', () => {
  expect(toInput(typed)).toEqual({ name: 'Abhishek', description: 'The murti is bathed.' })
})

test('Numbers are read as people write them', () => {
  const input = toInput({ ...typed, price: '1,100', hours: { from: '0.5', to: '1,5' } })
  expect(input).toMatchObject({ price: 1100, hours: { from: 0.5, to: 1.5 } })
})

test('One number of hours is the whole duration', () => {
  expect(toInput({ ...typed, hours: { from: '2', to: '' } }).hours).toEqual({ from: 2, to: 2 })
  expect(toInput({ ...typed, hours: { from: '', to: '3' } }).hours).toEqual({ from: 3, to: 3 })
})

test('Words in place of a number are not taken for none', () => {
  expect(toInput({ ...typed, price: 'free' }).price).toBeNaN()
})
