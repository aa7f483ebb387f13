import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/admin_/first')(
  latePage(() => import('./-adminFirstPage.tsx')),
)
