import { createFileRoute } from '@tanstack/react-router'
import { latePage } from './-latePage.tsx'
import { loadSignIn } from './-signIn.ts'

export const Route = createFileRoute('/signup')(latePage(async () => (await loadSignIn()).signup))
