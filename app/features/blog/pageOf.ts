/** The page of the list that a query names; the first where it names none there could be. */
export const pageOf = ({ page }: { page?: unknown }): number => {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 && number <= 9999 ? number : 1
}

/** The first page has one address. */
export const pageSearch = (page: number): { page?: number } => (page > 1 ? { page } : {})
