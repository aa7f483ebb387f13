import { withDates } from '#app/i18n/withDates.ts'

/** The blog's pages are one file: who sees the list reads an article next. */
export const loadBlog = withDates(() => import('./-blogPages.tsx'))
