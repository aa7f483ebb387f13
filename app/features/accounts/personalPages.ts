/** Pages that show, or have in their forms, data of the person who is logged in. */
const personal = [
  '/booking/',
  '/donation/',
  '/receipt/',
  '/orders/',
  '/cart/checkout',
  '/checkout',
  '/donation-success',
  '/profile',
  '/puja',
  '/donate',
  '/contact',
]

/** `/donation/` matches every page below it; without the final slash, only that page. */
export const isPersonalPage = (path: string): boolean =>
  personal.some((page) => (page.endsWith('/') ? path.startsWith(page) : path === page))
