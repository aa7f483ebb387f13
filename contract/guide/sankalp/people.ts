import { spokenGotra } from '#contract/bookings/gotras.ts'

/** As a family typed it; without a gotra they do not know it. */
export type SankalpPeople = { names: readonly string[]; gotra?: string | undefined }

export type PeopleId = 'gotra' | 'names' | 'family'

export type PeopleForm = {
  id: PeopleId
  text: string
  /** What stays in the script it was typed in. */
  inOwnScript: readonly string[]
}

/** "Where the gotra is not known, Kashyapa is said to be the gotra: all people come from Kashyapa." */
const whenUnknown = 'काश्यप'

const isDevanagari = (text: string): boolean => /^[\p{Script=Devanagari}\p{M}\s.,'’-]+$/u.test(text)

const inOneLine = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

const gotraOf = (typed: string): string => {
  const stem = inOneLine(typed).replace(/[\s-]*(?:गोत्र|गोत्री|गोत्रीय|gotra)$/iu, '')
  return isDevanagari(stem) ? stem : (spokenGotra(stem) ?? stem)
}

/**
 * In whose name: "of us, born in this gotra, whose names are these, with our household". The genitive plural has one form
 * for women and men, for one and many, so it is right for everybody.
 */
export function peopleForms({ names, gotra }: SankalpPeople): PeopleForm[] {
  const spoken = gotraOf(gotra ?? '') || whenUnknown
  const people = names.map(inOneLine).filter(Boolean)
  const foreign = (texts: readonly string[]) => texts.filter((text) => !isDevanagari(text))
  return [
    { id: 'gotra', text: `${spoken}-गोत्रोत्पन्नानां`, inOwnScript: foreign([spoken]) },
    ...(people.length > 0
      ? [
          {
            id: 'names' as const,
            text: `${people.join(', ')} इति नामधेयानाम्`,
            inOwnScript: foreign(people),
          },
        ]
      : []),
    { id: 'family', text: 'अस्माकं सहकुटुम्बानां सपरिवाराणां', inOwnScript: [] },
  ]
}
