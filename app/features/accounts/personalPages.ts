/** Pages that show, or have in their forms, what is of the person who is logged in. */
const personal = [
  '/booking/',
  '/donation/',
  '/receipt/',
  '/checkout',
  '/donation-success',
  '/profile',
  '/puja',
  '/donate',
  '/contact',
]

/** `/donation/` stands for all below it; what ends without a slash for itself. */
export const isPersonalPage = (path: string): boolean =>
  personal.some((page) => (page.endsWith('/') ? path.startsWith(page) : path === page))
