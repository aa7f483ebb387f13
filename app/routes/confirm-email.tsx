import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'
import { loadSignIn } from './-signIn.ts'

export const Route = createFileRoute('/confirm-email')(
  latePage(async () => (await loadSignIn()).confirm),
)
