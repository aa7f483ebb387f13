import { afterEach, expect, it } from 'vitest'
import { focusArrival } from './focusArrival.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const arrive = (page: string): Element | null => {
  document.body.innerHTML = `<main id="content">${page}</main>`
  focusArrival()
  return document.activeElement
}

it('a new page begins at its heading, which is otherwise not a stop of the Tab key', () => {
  const heading = arrive('<a href="/">Back</a><h1>Contact Us</h1>')
  expect(heading?.textContent).toBe('Contact Us')
  expect(heading?.getAttribute('tabindex')).toBe('-1')
})

it('a page for typing begins at its field, which stays a stop of the Tab key', () => {
  const field = arrive('<h1>Search</h1><input data-arrival="" />')
  expect(field?.localName).toBe('input')
  expect(field?.hasAttribute('tabindex')).toBe(false)
})
