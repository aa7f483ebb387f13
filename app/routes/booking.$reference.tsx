import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadedHead } from '#app/head.ts'
import { BookingPage, loadBooking } from './-booking.ts'

export const Route = createFileRoute('/booking/$reference')({
  async loader() {
    const [{ bookingHead }] = await Promise.all([loadBooking(), BookingPage.preload?.()])
    return { head: bookingHead }
  },
  head: loadedHead,
  component: Booking,
})

// One element for ever: a page rendered anew before its code has come would lose what the server rendered.
const page = (
  <Suspense>
    <BookingPage />
  </Suspense>
)
function Booking() {
  return page
}
