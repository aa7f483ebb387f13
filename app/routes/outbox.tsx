import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadedHead } from '#app/head.ts'
import { loadOutbox, OutboxPage } from './-outbox.ts'

export const Route = createFileRoute('/outbox')({
  async loader() {
    const [{ outboxHead }] = await Promise.all([loadOutbox(), OutboxPage.preload?.()])
    return { head: outboxHead }
  },
  head: loadedHead,
  component: Outbox,
})

// One element for ever: a page rendered anew before its code has come would lose what the server rendered.
const page = (
  <Suspense>
    <OutboxPage />
  </Suspense>
)
function Outbox() {
  return page
}
