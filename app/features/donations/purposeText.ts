import { usualPurposes } from '#app/i18n/en/donations/usualPurposes.ts'

/**
 * A purpose of the books as a reader of another language sees it; one that the temple added is as it
 * wrote it. Asked after `__IS_TRANSLATED__`, so that an English page has no byte of it.
 */
export const purposeText = (purpose: string): string => usualPurposes.english[purpose] ?? purpose
