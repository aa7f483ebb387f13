import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadedHead } from '#app/head.ts'
import { loadPanchang, PanchangMonthPage } from './-panchang.ts'

export const Route = createFileRoute('/panchang/month')({
  validateSearch: ({ month }: { month?: unknown }): { month?: string } =>
    typeof month === 'string' ? { month } : {},
  async loader({ context }) {
    const [{ preparePanchang }] = await Promise.all([loadPanchang(), PanchangMonthPage.preload?.()])
    return preparePanchang(context, 'monthPage')
  },
  head: loadedHead,
  component: Panchang,
})

// One element for ever: a page rendered anew before its code has come would lose what the server rendered.
const page = (
  <Suspense>
    <PanchangMonthPage />
  </Suspense>
)
function Panchang() {
  return page
}
