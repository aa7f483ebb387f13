import type { MantraLanguage } from '#contract/mantras/public.ts'

/** श्लोक is of Sanskrit; an aarti, in Marathi or Hindi, has कडवी. */
export const verseName = (of: MantraLanguage = 'sa', count = 1): string =>
  of === 'sa' ? 'श्लोक' : count === 1 ? 'कडवे' : 'कडवी'
