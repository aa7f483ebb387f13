/** The pages around a payment are one file: who sees one of them sees the next. */
export const loadGiving = () => import('./-givingPages.tsx')
