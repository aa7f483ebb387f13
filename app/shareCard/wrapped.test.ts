import { describe, expect, test } from 'vitest'
import { fitted, wrapped } from './wrapped.ts'

const wrap = (text: string) => wrapped(text, 10, (line) => line.length)

describe('Text on a card', () => {
  test('is broken between words, and no line is too wide', () => {
    expect(wrap('one two three four')).toEqual(['one two', 'three four'])
    expect(wrap('one')).toEqual(['one'])
    expect(wrap('immeasurable joy')).toEqual(['immeasurable', 'joy'])
  })

  test('is whole if it fits', () => {
    expect(fitted('one two three four', 2, wrap)).toEqual(['one two', 'three four'])
  })

  test('is cut after a sentence, and only then within one', () => {
    expect(fitted('One. Two. Three four five six.', 2, wrap)).toEqual(['One. Two.'])
    expect(fitted('One two three, four five.', 2, wrap)).toEqual(['One two', 'three …'])
  })
})
