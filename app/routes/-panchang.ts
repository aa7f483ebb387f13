import { withDates } from '#app/i18n/withDates.ts'

/** In a file of its own, as -signIn.ts is. */
export const loadPanchang = withDates(() => import('./-panchangPages.tsx'))
