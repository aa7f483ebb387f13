import { lazyRouteComponent } from '@tanstack/react-router'

/** A booking's page in a file of its own, loaded after the first paint like the calendar's. */
export const loadBooking = () => import('./-bookingPage.tsx')
export const BookingPage = lazyRouteComponent(loadBooking, 'BookingPage')
