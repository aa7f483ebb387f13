import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { pageHead } from '#app/head.ts'
import { loadPanchang, PanchangMonthPage } from './-panchang.ts'

export const Route = createFileRoute('/panchang/month')({
  validateSearch: ({ month }: { month?: unknown }): { month?: string } =>
    typeof month === 'string' ? { month } : {},
  async loader({ context }) {
    const [{ preparePanchang }] = await Promise.all([loadPanchang(), PanchangMonthPage.preload?.()])
    return preparePanchang(context, 'monthPage')
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({ ...loaderData, path: '/panchang/month', origin: match.context.origin })
      : {},
  component: Panchang,
})

function Panchang() {
  return (
    <Suspense>
      <PanchangMonthPage />
    </Suspense>
  )
}
