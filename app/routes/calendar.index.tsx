import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { pageHead } from '#app/head.ts'
import { CalendarPage, loadCalendar } from './-calendar.ts'

export const Route = createFileRoute('/calendar/')({
  async loader({ context }) {
    const [{ prepareCalendar }] = await Promise.all([loadCalendar(), CalendarPage.preload?.()])
    return prepareCalendar(context)
  },
  head: ({ match, loaderData }) =>
    loaderData ? pageHead({ ...loaderData, path: '/calendar', origin: match.context.origin }) : {},
  component: Calendar,
})

function Calendar() {
  return (
    <Suspense>
      <CalendarPage />
    </Suspense>
  )
}
