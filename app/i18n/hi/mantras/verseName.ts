import type { MantraLanguage } from '#contract/mantras/public.ts'

/** श्लोक is of Sanskrit; an aarti, in Marathi or Hindi, has पद. Both are the same with any number. */
export const verseName = (of: MantraLanguage = 'sa'): string => (of === 'sa' ? 'श्लोक' : 'पद')
