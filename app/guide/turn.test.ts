import { expect, it } from 'vitest'
import { turnOf } from './turn.ts'

const view = { top: 60, bottom: 660 }
const line = (top: number, height = 50) => ({ top, bottom: top + height })

it('a text that is in view whole is not turned', () => {
  expect(turnOf([], view)).toBeUndefined()
  expect(turnOf([line(-200), line(100), line(610)], view)).toBeUndefined()
})

it('the first line that is cut comes to the top', () => {
  expect(turnOf([line(100), line(630), line(700)], view)).toBe(630 - 60 - 12)
  expect(turnOf([line(100), line(900)], view)).toBe(900 - 60 - 12)
})

it('a line that is taller than the view is read by the screen', () => {
  expect(turnOf([line(72, 2000)], view)).toBe(480)
  expect(turnOf([line(-400, 2000)], view)).toBe(480)
})
