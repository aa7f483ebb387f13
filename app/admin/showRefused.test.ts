import { describe, expect, it } from 'vitest'
import { fieldAt } from './showRefused.ts'

const values = { title: '', lines: 'one\ntwo', hours: { temple: [{ days: 'Mon' }] } }

describe('What a server refuses', () => {
  it.each([
    ['#/title', 'title'],
    ['/title', 'title'],
    ['#/lines/1/text', 'lines'],
    ['#/hours/temple/0/days', 'hours.temple.0.days'],
    ['#/unknown', 'unknown'],
  ])('at %s is said at the field %s', (pointer, field) => {
    expect(fieldAt(values, pointer)).toBe(field)
  })
})
