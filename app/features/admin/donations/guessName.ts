/** Words of banks, which are nobody's name. */
const bankWords =
  /\b(upi|neft|rtgs|imps|ecs|nach|cr|dr|by|to|from|transfer|payment|bank|ltd|limited|inward|deposit|cheque|clg|donation|for|the|ref|no|txn)\b/i

/**
 * The payer's name, as far as a bank's line shows it: the first part of letters alone that is not
 * the bank's own word. `NEFT-N305262345678901-MEERA KULKARNI-HDFC` → `Meera Kulkarni`.
 */
export const guessName = (text: string): string => {
  const parts = text.split(/[^\p{L}\p{M}.' ]+/u).map((part) => part.trim())
  const found = parts.find(
    (part) => /^\p{L}[\p{L}\p{M}.']+( [\p{L}\p{M}.']+){1,4}$/u.test(part) && !bankWords.test(part),
  )
  return (found ?? '')
    .toLowerCase()
    .replaceAll(
      /(^|[ .'])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
}
