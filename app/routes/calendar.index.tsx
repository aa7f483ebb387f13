import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadedHead } from '#app/head.ts'
import { CalendarPage, loadCalendar } from './-calendar.ts'

export const Route = createFileRoute('/calendar/')({
  async loader({ context }) {
    const [{ prepareCalendarPage }] = await Promise.all([loadCalendar(), CalendarPage.preload?.()])
    return prepareCalendarPage(context)
  },
  head: loadedHead,
  component: Calendar,
})

// One element for ever: a page rendered anew before its code has come would lose what the server rendered.
const page = (
  <Suspense>
    <CalendarPage />
  </Suspense>
)
function Calendar() {
  return page
}
