import { createFileRoute } from '@tanstack/react-router'
import { loadBlog } from './-blog.ts'
import { latePage } from './-latePage.tsx'

export const Route = createFileRoute('/blog/$slug')(
  latePage(async () => (await loadBlog()).article),
)
