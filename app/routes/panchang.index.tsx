import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadedHead } from '#app/head.ts'
import { loadPanchang, PanchangPage } from './-panchang.ts'

export const Route = createFileRoute('/panchang/')({
  validateSearch: ({ date }: { date?: unknown }): { date?: string } =>
    typeof date === 'string' ? { date } : {},
  async loader({ context }) {
    const [{ preparePanchang }] = await Promise.all([loadPanchang(), PanchangPage.preload?.()])
    return preparePanchang(context, 'page')
  },
  head: loadedHead,
  component: Panchang,
})

// One element for ever: a page rendered anew before its code has come would lose what the server rendered.
const page = (
  <Suspense>
    <PanchangPage />
  </Suspense>
)
function Panchang() {
  return page
}
