import { createFileRoute } from '@tanstack/react-router'
import { withDates } from '#app/i18n/withDates.ts'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/calendar/')(
  latePage(withDates(() => import('./-calendarPage.tsx'))),
)
