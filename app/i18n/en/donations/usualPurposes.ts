import { catalogue } from '#app/i18n/words.ts'
import { usualPurposes as words } from '#contract/i18n/en/usualPurposes.ts'

export const usualPurposes = catalogue('usualPurposes', words)
