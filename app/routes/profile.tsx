import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/profile')(latePage(() => import('./-profilePage.tsx')))
