import { productCategories } from '#contract/shop/rules.ts'

/** What is read there is typed, shared, or any day: more variants than can be cached. */
const manyVariants: Readonly<Record<string, readonly string[]>> = {
  '/search': ['q', 'title', 'text', 'url'],
  '/panchang': ['date'],
  '/panchang/month': ['month'],
  '/reminders': ['festival'],
}

const isKnownCategory = (category: string): boolean =>
  productCategories.some((each) => each === category)

/** Pages with one query parameter of few values, each cached as a separate page. */
const fewVariants: Readonly<Record<string, { name: string; isPage: (value: string) => boolean }>> =
  {
    '/blog': { name: 'page', isPage: (page) => /^[1-9]\d{0,3}$/.test(page) && page !== '1' },
    '/shop': { name: 'category', isPage: isKnownCategory },
  }

/** Whether a page has too many variants to be cached: it is rendered per request. */
export const hasManyVariants = ({ pathname, search }: URL): boolean =>
  Object.hasOwn(manyVariants, pathname) && search !== ''

/**
 * What a page is rendered from besides its path: a route that shows something else for a parameter
 * has it here, or waits with it until the app runs (`useHydrated`). Everything else in a query
 * (`utm_…`, `fbclid`, a category that does not exist) leaves the page as it is.
 */
export const renderedQuery = ({ pathname, searchParams }: URL): string => {
  // The routes take a parameter that occurs twice for none.
  const once = [...searchParams].filter(([name]) => searchParams.getAll(name).length === 1)
  const many = manyVariants[pathname]
  if (many) return new URLSearchParams(once.filter(([name]) => many.includes(name))).toString()
  const few = fewVariants[pathname]
  const [, value = ''] = once.find(([name]) => name === few?.name) ?? []
  return few?.isPage(value) ? `?${few.name}=${value}` : ''
}
