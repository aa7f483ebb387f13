import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { pageHead } from '#app/head.ts'
import { loadPanchang, PanchangPage } from './-panchang.ts'

export const Route = createFileRoute('/panchang/')({
  validateSearch: ({ date }: { date?: unknown }): { date?: string } =>
    typeof date === 'string' ? { date } : {},
  async loader({ context }) {
    const [{ preparePanchang }] = await Promise.all([loadPanchang(), PanchangPage.preload?.()])
    return preparePanchang(context, 'page')
  },
  head: ({ match, loaderData }) =>
    loaderData ? pageHead({ ...loaderData, path: '/panchang', origin: match.context.origin }) : {},
  component: Panchang,
})

function Panchang() {
  return (
    <Suspense>
      <PanchangPage />
    </Suspense>
  )
}
