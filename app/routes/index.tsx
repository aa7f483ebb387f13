import { createFileRoute } from '@tanstack/react-router'
import { OfflinePromise } from '#app/features/home/OfflinePromise.tsx'
import { Hero } from '#app/features/home/Hero.tsx'
import { FeaturedMantras } from '#app/features/mantras/FeaturedMantras.tsx'
import { featuredMantrasQuery } from '#app/features/mantras/queries.ts'
import { pageHead } from '#app/head.ts'
import { home } from '#app/i18n/en/home.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.prepare(featuredMantrasQuery),
  head: ({ match }) => pageHead({ ...home.english, path: '/', origin: match.context.origin }),
  component: Home,
})

function Home() {
  return (
    <>
      <Hero />
      <FeaturedMantras limit={3} />
      <OfflinePromise />
    </>
  )
}
