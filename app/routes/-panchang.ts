import { lazyRouteComponent } from '@tanstack/react-router'

/** The panchang's own code comes after the first paint, as the calendar's does (-calendar.ts). */
export const loadPanchang = () => import('./-panchangPages.tsx')
export const PanchangPage = lazyRouteComponent(loadPanchang, 'PanchangPage')
export const PanchangMonthPage = lazyRouteComponent(loadPanchang, 'PanchangMonthPage')
