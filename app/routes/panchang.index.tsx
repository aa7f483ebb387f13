import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'
import { loadPanchang } from './-panchang.ts'

export const Route = createFileRoute('/panchang/')({
  validateSearch: ({ date }: { date?: unknown }): { date?: string } =>
    typeof date === 'string' ? { date } : {},
  ...latePage(async () => (await loadPanchang()).day),
})
