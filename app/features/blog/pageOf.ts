/** The page number in a query; the first page if it is not a possible number. */
export const pageOf = ({ page }: { page?: unknown }): number => {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 && number <= 9999 ? number : 1
}

/** The first page has only one address. */
export const pageSearch = (page: number): { page?: number } => (page > 1 ? { page } : {})
