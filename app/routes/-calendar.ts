import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The calendar's own code comes after the first paint: what the server rendered stands until it is
 * there. In a file of its own, because the route's loader and its component are built into two.
 */
export const loadCalendar = () => import('./-calendarPage.tsx')
export const CalendarPage = lazyRouteComponent(loadCalendar, 'CalendarPage')
