import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address that no other route matches. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
})
