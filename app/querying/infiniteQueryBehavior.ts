/** Stands in for the query library's own (vite.config.ts): no list of ours is read page by page. */
export function infiniteQueryBehavior(): never {
  throw new Error('There are no infinite queries')
}
export const hasNextPage = (): boolean => false
export const hasPreviousPage = (): boolean => false
