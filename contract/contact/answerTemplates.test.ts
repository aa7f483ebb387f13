import { expect, test } from 'vitest'
import { filledIn } from './answerTemplates.ts'

test.each(['Meera', 'Rohan $& Deshmukh', '$1 {name}'])('A template names %s as written', (name) => {
  expect(filledIn('Namaste {name}, dear {name}.', name)).toBe(`Namaste ${name}, dear ${name}.`)
})
