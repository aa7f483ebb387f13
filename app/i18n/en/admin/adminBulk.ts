import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

/** What is done with many rows of a list in one press. */
export const adminBulk = catalogue('adminBulk', {
  label: 'With the selected rows',
  all: (count: number) => `Select all ${count}`,
  one: (name: string) => `Select ${name}`,
  chosen: (count: number) => `${count} selected`,
  done: (count: number) => counted(count, { one: '1 changed', other: `${count} changed` }),
  undone: (count: number) => `Undone for ${count}`,
  leftOut: (count: number, reason: string) => `${count} left out. ${reason}`,
  /** `rest`: how many more there are for the same reason. */
  leftOutFor: (names: readonly string[], rest: number, reason: string) =>
    `${names.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}: ${reason}`,
  publish: (count: number) => `Publish ${count}`,
  withdraw: (count: number) => `Change ${count} to draft`,
  markRead: (count: number) => `Mark ${count} as read`,
  markUnread: (count: number) => `Mark ${count} as unread`,
})
