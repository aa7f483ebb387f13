import { dayTexts, joined, type Message, type ReminderFacts } from '#contract/reminders/words.ts'
import type { MessageWords } from './words.ts'

/** To those who were reminded of another day. */
export const movedMessage = (facts: ReminderFacts, from: string, words: MessageWords): Message => {
  const { name, date: to } = facts
  const { title, body } = words.moved
  return {
    title: title(name, to),
    body: joined(body(name, { from, to }), ...dayTexts(facts, words)),
  }
}

export const notObservedMessage = (
  name: string,
  date: string,
  { notObserved }: MessageWords,
): Message => ({ title: notObserved.title(name), body: notObserved.body(name, date) })

/** For subscribers who were told that it is not observed. */
export const observedMessage = (facts: ReminderFacts, words: MessageWords): Message => {
  const { name, date } = facts
  const { title, body } = words.observed
  return { title: title(name, date), body: joined(body(name, date), ...dayTexts(facts, words)) }
}

/** Above several messages in one email. */
export const digestTitle = (titles: readonly string[], { digest }: MessageWords): string => {
  const [first = '', ...others] = titles
  return others.length === 0 ? first : digest(first, others)
}
