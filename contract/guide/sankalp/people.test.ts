import { expect, it } from 'vitest'
import { peopleForms } from './people.ts'

const textOf = (people: Parameters<typeof peopleForms>[0]) =>
  peopleForms(people)
    .map(({ text }) => text)
    .join(' ')

const family = 'अस्माकं सहकुटुम्बानां सपरिवाराणां'

it.each([
  ['one woman', { names: ['सुनीता'], gotra: 'कश्यप' }, 'कश्यप-गोत्रोत्पन्नानां सुनीता इति नामधेयानाम्'],
  [
    'a family',
    { names: ['रमेश जोशी', 'सुनीता'], gotra: 'भारद्वाज' },
    'भारद्वाज-गोत्रोत्पन्नानां रमेश जोशी, सुनीता इति नामधेयानाम्',
  ],
  ['people without names', { names: [], gotra: 'वसिष्ठ' }, 'वसिष्ठ-गोत्रोत्पन्नानां'],
])('speaks for %s in the same words', (_, people, expected) => {
  expect(textOf(people)).toBe(`${expected} ${family}`)
})

it.each([undefined, '', '  '])('says Kashyapa where the gotra is not known', (gotra) => {
  expect(textOf({ names: [], gotra })).toContain('काश्यप-गोत्रोत्पन्नानां')
})

it.each(['काश्यप गोत्र', 'काश्यप-गोत्र', ' काश्यप '])('does not say "%s" as two gotras', (gotra) => {
  expect(textOf({ names: [], gotra })).toContain('काश्यप-गोत्रोत्पन्नानां')
})

it.each([
  ['Bharadwaj', 'भारद्वाज'],
  ['Vashisht gotra', 'वसिष्ठ'],
])('knows how %s is spoken', (gotra, spoken) => {
  const [first] = peopleForms({ names: [], gotra })
  expect(first).toEqual({ id: 'gotra', text: `${spoken}-गोत्रोत्पन्नानां`, inOwnScript: [] })
})

it('leaves names and gotras it cannot read in their own script, and says so', () => {
  expect(peopleForms({ names: ['Ramesh', 'सौ. सुनीता', 'જય'], gotra: 'Nagvanshi' })).toMatchObject([
    { text: 'Nagvanshi-गोत्रोत्पन्नानां', inOwnScript: ['Nagvanshi'] },
    { text: 'Ramesh, सौ. सुनीता, જય इति नामधेयानाम्', inOwnScript: ['Ramesh', 'જય'] },
    { inOwnScript: [] },
  ])
})
