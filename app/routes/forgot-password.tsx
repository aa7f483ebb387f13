import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'
import { loadSignIn } from './-signIn.ts'

export const Route = createFileRoute('/forgot-password')(
  latePage(async () => (await loadSignIn()).forgot),
)
