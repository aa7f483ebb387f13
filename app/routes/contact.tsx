import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadedHead } from '#app/head.ts'
import { ContactPage, loadContact } from './-contact.ts'

export const Route = createFileRoute('/contact')({
  async loader() {
    const [{ contactHead }] = await Promise.all([loadContact(), ContactPage.preload?.()])
    return { head: contactHead }
  },
  head: loadedHead,
  component: Contact,
})

// One element for ever: a page rendered anew before its code has come would lose what the server rendered.
const page = (
  <Suspense>
    <ContactPage />
  </Suspense>
)
function Contact() {
  return page
}
