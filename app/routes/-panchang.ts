/** In a file of its own, as -signIn.ts is. */
export const loadPanchang = () => import('./-panchangPages.tsx')
