import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'
import { loadPanchang } from './-panchang.ts'

export const Route = createFileRoute('/panchang/month')({
  validateSearch: ({ month }: { month?: unknown }): { month?: string } =>
    typeof month === 'string' ? { month } : {},
  ...latePage(async () => (await loadPanchang()).month),
})
