import { lazyRouteComponent } from '@tanstack/react-router'

/** Code of its own, as the calendar's is (-calendar.ts). */
export const loadContact = () => import('./-contactPage.tsx')
export const ContactPage = lazyRouteComponent(loadContact, 'ContactPage')
