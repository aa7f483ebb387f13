import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/newsletter')(latePage(() => import('./-newsletterPage.tsx')))
