import { plainCheque } from '#server/payments/cheques.ts'
import { wayOf } from './wayOfPaying.ts'

const clearing = /(?<!\p{L})(?:ch(?:e)?q(?:ue)?|clg|clearing|cts|micr)(?!\p{L})/iu

/** Whether the bank says that a line is a cheque it has cleared. */
export const isClearing = (text: string): boolean =>
  wayOf(text) === undefined && clearing.test(text)

/**
 * Numbers that may be a cheque's: six digits, more only if they are zeros, fewer only where the bank
 * says that it is a cheque.
 */
export const chequesIn = (text: string): string[] => {
  const fewest = isClearing(text) ? 3 : 6
  const runs = text.matchAll(/(?<![\p{L}\d])(?:(?:ch(?:e)?q(?:ue)?|no)\.?)?(\d+)(?![\p{L}\d])/giu)
  const found = [...runs].flatMap(([, digits = '']) => {
    const plain = plainCheque(digits)
    return digits.length >= fewest && plain !== '' && plain.length <= 6 ? [plain] : []
  })
  return [...new Set(found)]
}
