import type { PrintedText } from '#contract/prints/admin.ts'
import { shownPictures } from '#server/letterhead/shown.ts'
import type { Printed } from './printed.ts'

type Short = {
  /** Printed unless the paper has a second language of its own. */
  readonly headingMr: string
  /** Labels of facts that a slip leaves out. */
  readonly sheetOnly: readonly string[]
  /** What a slip says about the law. */
  readonly law?: string | undefined
  /** Beside the code of a slip, which has no room for the link. */
  readonly scan: string
}

/** A receipt for a printer at the counter: the same words as in its PDF. */
export const onPaper = (
  printed: Printed,
  { headingMr, sheetOnly, law, scan }: Short,
): PrintedText => {
  const { number, heading, second, temple, letterhead = {}, registration, mark, facts } = printed
  return {
    number,
    heading,
    headingMr: second?.heading ?? headingMr,
    ...(second?.language === 'hi' && { headingLanguage: 'hi' as const }),
    temple: { name: temple.name, address: [...temple.address] },
    ...shownPictures(letterhead),
    ...(registration && { registration }),
    ...(mark && { mark: { title: mark.title, text: mark.text } }),
    facts: facts.map(({ label, text, isAmount = false }) => ({
      label,
      text,
      ...(isAmount && { isAmount }),
      ...(sheetOnly.includes(label) && { isOnSheetOnly: true }),
    })),
    ...(printed.law && { law: { ...printed.law, short: law ?? printed.law.text } }),
    notes: [...(second?.thanks ? [second.thanks] : []), printed.computed],
    code: { link: printed.verifyUrl, text: printed.verify, short: scan },
  }
}
