import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArrivingPage } from '#app/features/arriving/ArrivingPage.tsx'
import { loadedHead } from '#app/head.ts'

/** Every page that is linked before it is built. A feature's own route takes the place of its name here. */
export const Route = createFileRoute('/$arriving')({
  async loader({ params }) {
    // Not a static import: these words are for a few pages, and the router's part of each is in every one.
    const { arriving } = await import('#app/i18n/en/arriving.ts')
    const { pages } = arriving.english
    const name = params.arriving.toLowerCase()
    if (!isNameOf(pages, name)) throw notFound()
    const { title, description } = pages[name]
    const isPrivate = name === 'login' || name === 'signup'
    return { name, head: { title, description, path: `/${name}`, isPrivate } }
  },
  head: loadedHead,
  component: Arriving,
})

const isNameOf = <T extends object>(pages: T, name: string): name is string & keyof T =>
  Object.hasOwn(pages, name)

function Arriving() {
  const { name } = Route.useLoaderData()
  return <ArrivingPage page={name} />
}
