import type { FestivalFacts } from '#contract/festivals/facts.ts'
import type { FestivalWords } from '#contract/i18n/en/festivals/words.ts'
import type { FestivalRecord } from './repository.ts'

const textsFrom = (facts: FestivalFacts, words: FestivalWords) =>
  'window' in facts
    ? {
        name: words.greatName(facts),
        description: words.greatText(facts),
        why: words.greatReason(facts),
      }
    : { name: words.ganeshaName(facts), description: words.ganeshaText(facts) }

/**
 * A record of the table in a language's words, except for what staff wrote. Not computed again: the
 * almanac would take a hundred times as long, for the same days.
 */
export const inWords = <R extends FestivalRecord>(record: R, words: FestivalWords): R => {
  const { computed, edited } = record
  if (!computed?.facts) return record
  const own = Object.fromEntries(edited.map((name) => [name, record[name]]))
  return { ...record, ...textsFrom(computed.facts, words), ...own }
}
