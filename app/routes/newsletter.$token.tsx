import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/newsletter/$token')(
  latePage(() => import('./-newsletterPage.tsx')),
)
