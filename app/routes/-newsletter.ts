import { lazyRouteComponent } from '@tanstack/react-router'

/** Code of its own, as the calendar's is (-calendar.ts). */
export const loadNewsletter = () => import('./-newsletterPage.tsx')
export const NewsletterPage = lazyRouteComponent(loadNewsletter, 'NewsletterPage')
