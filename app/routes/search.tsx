import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/search')(latePage(() => import('./-searchPage.tsx')))
