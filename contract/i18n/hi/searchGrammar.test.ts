import { expect, test } from 'vitest'
import { queryWords } from '#contract/search/text.ts'
import { searchGrammar } from './searchGrammar.ts'

const { stemsOf } = searchGrammar

test.each([
  ['मंदिर', 'मंदिरों mandir'],
  ['पूजा', 'पूजाओं पूजाएँ puja'],
  ['आरती', 'आरतियों आरतियाँ aarti'],
  ['त्योहार', 'त्योहारों'],
  ['देवता', 'देवताओं'],
  ['मंत्र', 'मंत्रों mantra'],
  ['लड्डू', 'लड्डुओं'],
  ['मेला', 'मेले मेलों'],
  ['पुस्तक', 'पुस्तकें पुस्तकों'],
])('%s is one word in all its forms', (word, forms) => {
  // Inner a's are left out in both (`stemsIn`).
  const plain = (each: string) => stemsOf(each).map((stem) => stem.replaceAll(/(?!^)a/g, ''))
  expect(forms.split(' ').filter((form) => plain(form)[0] !== plain(word)[0])).toEqual([])
})

test.each([
  ['दिन', 'दीन दुखी'],
  ['कथा', 'कटि'],
  ['काल', 'काली'],
])('%s is no form of %s', (word, other) => expect(stemsOf(word)).not.toEqual(stemsOf(other)))

test('postpositions are not looked for', () => {
  const typed = (query: string) => queryWords(query, searchGrammar).map((each) => each.typed)
  expect(typed('गणेश जी की आरती')).toEqual(['गणेश', 'जी', 'आरती'])
  expect(typed('पूजा के लिए')).toEqual(['पूजा'])
})
