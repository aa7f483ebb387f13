import { usualPurposes as words } from '#contract/i18n/hi/usualPurposes.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/donations/usualPurposes.ts'

export const usualPurposes = catalogue(
  'usualPurposes',
  words satisfies Words<typeof english.usualPurposes.english>,
)
