import * as z from 'zod/mini'
import { oneLine, optionalLine, optionalText } from '#contract/fields.ts'

/** The 27 lunar mansions in their order, from 0° of sidereal longitude. */
export const nakshatras = [
  'ashvini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva_phalguni',
  'uttara_phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva_ashadha',
  'uttara_ashadha',
  'shravana',
  'dhanishta',
  'shatabhisha',
  'purva_bhadrapada',
  'uttara_bhadrapada',
  'revati',
] as const
export type Nakshatra = (typeof nakshatras)[number]

/** The twelve signs in their order, from Aries. */
export const rashis = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'mina',
] as const
export type Rashi = (typeof rashis)[number]

/** An optional choice; an empty one, as a form's list sends it, counts as not made. */
const openChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.optional(
    z.pipe(
      z.union([z.enum(values), z.literal('')], 'Please choose from the list'),
      z.transform((value) => (value === '' ? undefined : value)),
    ),
  )

export const mostNames = 11

/** For whom the puja is performed, and why. */
export const sankalp = z
  .object({
    names: z
      .array(oneLine(100))
      .check(
        z.minLength(1, 'Please enter at least one name'),
        z.maxLength(mostNames, `At most ${mostNames} names`),
      ),
    gotra: optionalLine(60),
    isGotraUnknown: z._default(z.boolean(), false),
    nakshatra: openChoice(nakshatras),
    rashi: openChoice(rashis),
    intention: optionalText(500),
  })
  .check(
    z.refine(({ gotra, isGotraUnknown }) => isGotraUnknown || Boolean(gotra), {
      error: 'Please enter the gotra, or choose that you don’t know it',
      path: ['gotra'],
    }),
  )
export type Sankalp = z.infer<typeof sankalp>
