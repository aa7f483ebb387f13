import { expect, test } from 'vitest'
import { isStop } from './stopWords.ts'

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'STOP!!! 🙏',
  'Please stop',
  'stop sending me messages',
  'STOP ALL',
  'Unsubscribe',
  'unsubscribe me please',
  'cancel reminders',
  'STOP_REMINDERS',
  'बंद',
  'बंद करो',
  'बन्द करें',
  'कृपया बंद कीजिए',
  'संदेश बंद करा',
  'रोको',
  'रोकें',
  'मैसेज मत भेजो रोको',
  'नहीं चाहिए',
  'मुझे नहीं चाहिए',
  'थांबवा',
  'कृपया थांबवा',
  'मला नको',
  'नको',
  'band karo',
  'messages band kara',
  'thambva',
  '\u200bबं\u200dद',
])('%j asks us to stop', (text) => {
  expect(isStop(text)).toBe(true)
})

test.each([
  '',
  '🙏',
  'START',
  "Don't stop",
  'do not stop',
  'When does the aarti stop?',
  'Is the temple closed? बंद है क्या मंदिर',
  'मंदिर बंद आहे का?',
  'Please send reminders',
  'messages',
  'stopped by yesterday',
  'Jai Ganesh',
  'नहीं समझा',
  'नहीं',
  'चाहिए',
  'stop '.repeat(50),
])('%j is for a person to read', (text) => {
  expect(isStop(text)).toBe(false)
})
