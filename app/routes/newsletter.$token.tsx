import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadedHead } from '#app/head.ts'
import { loadNewsletter, NewsletterPage } from './-newsletter.ts'

export const Route = createFileRoute('/newsletter/$token')({
  async loader() {
    const [{ newsletterHead }] = await Promise.all([loadNewsletter(), NewsletterPage.preload?.()])
    return { head: newsletterHead }
  },
  head: loadedHead,
  component: Newsletter,
})

// One element for ever: a page rendered anew before its code has come would lose what the server rendered.
const page = (
  <Suspense>
    <NewsletterPage />
  </Suspense>
)
function Newsletter() {
  return page
}
