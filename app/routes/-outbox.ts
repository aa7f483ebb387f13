import { lazyRouteComponent } from '@tanstack/react-router'

/** Code of its own, as the calendar's is (-calendar.ts). */
export const loadOutbox = () => import('./-outboxPage.tsx')
export const OutboxPage = lazyRouteComponent(loadOutbox, 'OutboxPage')
