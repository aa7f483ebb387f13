import { expect, test } from 'vitest'
import { outbox as english } from '#app/i18n/en/outbox/outbox.ts'
import { outbox as hindi } from '#app/i18n/hi/outbox/outbox.ts'
import { outbox as marathi } from '#app/i18n/mr/outbox/outbox.ts'

test('The page of the outbox has one name, in its tab and on it', () => {
  for (const { page, heading } of [english.english, marathi.english, hindi.english])
    expect(page.title).toBe(heading)
})
