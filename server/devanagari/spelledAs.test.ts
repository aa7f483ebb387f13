import { expect, test } from 'vitest'
import { spelledAs } from './spelledAs.ts'

test('A name in Roman letters is spelled as the family has written it', () => {
  const write = spelledAs(['सुनिता नाइक', 'Sunita Naik', 'Meera Naik'])
  expect(write('Sunita Naik')).toEqual({
    written: 'Sunita Naik',
    devanagari: 'सुनिता नाइक',
    roman: 'Sunita Naik',
    isGuessed: false,
  })
  expect(write('Meera Naik')).toMatchObject({ devanagari: 'मीरा नाइक', isGuessed: true })
  expect(spelledAs(['Sunita Naik'])('Sunita Naik').devanagari).toBe('सुनीता नाईक')
})
