import { createFileRoute } from '@tanstack/react-router'
import { loadGiving } from './-giving.ts'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/donate')(latePage(async () => (await loadGiving()).donate))
