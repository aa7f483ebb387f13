import { createFileRoute } from '@tanstack/react-router'
import { loadBlog } from './-blog.ts'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/blog/')({
  validateSearch: ({ page }: { page?: unknown }): { page?: number } =>
    typeof page === 'number' ? { page } : {},
  ...latePage(async () => (await loadBlog()).list),
})
