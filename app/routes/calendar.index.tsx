import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/calendar/')(latePage(() => import('./-calendarPage.tsx')))
