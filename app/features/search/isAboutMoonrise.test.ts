import { expect, it } from 'vitest'
import { isAboutMoonrise } from './isAboutMoonrise.ts'

it.each([
  'moonrise',
  'Moon rise today',
  'moonrise in Pune',
  'chandrodaya',
  'चंद्रोदय',
  'chandroday kab hai',
  'चाँद कब निकलेगा',
  'चंद्रमा निकलने का समय',
  'chand kab niklega',
])('“%s” asks for the moonrise', (query) => expect(isAboutMoonrise(query)).toBe(true))

it.each(['', 'moon', 'sunrise', 'chandra', 'चंदा'])('“%s” does not', (query) =>
  expect(isAboutMoonrise(query)).toBe(false),
)
