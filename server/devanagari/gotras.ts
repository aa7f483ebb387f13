import type { InBothScripts } from '#contract/bookings/admin.ts'
import { spokenGotra } from '#contract/bookings/gotras.ts'
import { inBothScripts } from './bothScripts.ts'

/** A gotra of the list is written as it is spoken; any other is guessed like a name. */
export const gotraInBothScripts = (written: string): InBothScripts => {
  const devanagari = spokenGotra(written)
  return devanagari === undefined
    ? inBothScripts(written)
    : { written, devanagari, roman: written, isGuessed: false }
}
