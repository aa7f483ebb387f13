import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadedHead } from '#app/head.ts'
import { loadPuja, PujaPage } from './-puja.ts'

export const Route = createFileRoute('/puja')({
  async loader({ context }) {
    const [{ preparePujaPage }] = await Promise.all([loadPuja(), PujaPage.preload?.()])
    return preparePujaPage(context)
  },
  head: loadedHead,
  component: Puja,
})

// One element for ever: a page rendered anew before its code has come would lose what the server rendered.
const page = (
  <Suspense>
    <PujaPage />
  </Suspense>
)
function Puja() {
  return page
}
