import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/booking/$reference')(
  latePage(() => import('./-bookingPage.tsx')),
)
