import { foldWord, phraseRoles, wordRoles } from './stopVocabulary.ts'

/** What the quick-reply button of a reminder sends. */
export const stopPayload = 'STOP_REMINDERS'

/** A longer message is a letter, and goes to the office. */
const mostWords = 14

/** Letters spread over a message: `S.T.O.P`. */
const spread = /^\P{L}*(?:([a-z])\1*\P{L}+){2,}([a-z])\2*\P{L}*$/u

const plain = (text: string): string => {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
  return spread.test(letters) ? letters.replaceAll(/\P{L}/gu, '') : letters
}

const clauseEnd = /[.!?,;:।॥|\n…]+/u

const wordsOf = (clause: string): string[] =>
  clause
    .split(/[^\p{L}\p{M}\p{N}'’‘`´]+/u)
    .map(foldWord)
    .filter(Boolean)

/** One letter for the role of each word, `?` for a word that has none. */
const rolesOf = (words: readonly string[]): string => {
  let rest = ` ${words.join(' ')} `
  // A role in capitals: the words are in small letters.
  for (const [phrase, role] of phraseRoles) rest = rest.replaceAll(` ${phrase} `, ` ${role} `)
  return rest
    .trim()
    .split(' ')
    .map((word) => (/^[A-Z]$/.test(word) ? word : (wordRoles.get(word) ?? '?')))
    .join('')
}

/** `Don't stop`, मत रोको, I don't want to stop, बंद करू नका, बंद न करें. */
const keeps = /[NT][FMQ]*[SCB]|NWF?[SC]|[SCB]D*[NZK]|[SCB]TD/

const stops: readonly RegExp[] = [
  // Please stop. Remove me. Stop promotions. हटा दो. काढून टाका.
  /S/,
  // Cancel reminders. मैसेज रद्द करें. *Cancel* alone counts only as the whole message.
  /CF*M|MF*C|^CD*$/,
  // बंद करो, and बंद as the whole message.
  /BD|^[FM]*B[FM]*$/,
  // Don't send. मत भेजो. नका पाठवू. Don't want. नहीं चाहिए. No messages.
  /[NZTK][FM]*[VW]|N[FM]*M|QF*M/,
  // पाठवू नका. भेजो मत. चाहिए नहीं. मेसेज नको.
  /[VW][FD]*[NZ]|[VWM]D*K/,
  // Message mat karo. मेसेज करू नका.
  /M[NZTK]D|MD[NZ]/,
  // मला नको.
  /^[FM]*KF*$/,
]

/** How a clause stands to a wish to stop: it is one, says nothing, or asks for something else. */
const readClause = (clause: string, isQuestion: boolean): 'stop' | 'nothing' | 'else' => {
  const roles = rolesOf(wordsOf(clause))
  if (roles.includes('?') || keeps.test(roles)) return 'else'
  // Whether the temple is closed.
  if (isQuestion && /B(?!D)/.test(roles)) return 'else'
  if (stops.some((wish) => wish.test(roles))) return 'stop'
  return /^[FMQZT]*$/.test(roles) ? 'nothing' : 'else'
}

/**
 * Whether somebody asks us to stop. Every word has to belong to that: "When does the aarti stop?" and
 * "Don't stop" are for the office to read.
 */
export const isStop = (text: string): boolean => {
  if (text.trim() === stopPayload) return true
  const letters = plain(text)
  if (wordsOf(letters).length > mostWords) return false
  const clauses = letters
    .split(clauseEnd)
    .filter((clause) => wordsOf(clause).length > 0)
    .map((clause) => readClause(clause, letters.includes('?')))
  return clauses.includes('stop') && !clauses.includes('else')
}
