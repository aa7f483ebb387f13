import { notFound, redirect, useLoaderData } from '@tanstack/react-router'
import { ArrivingPage } from '#app/features/arriving/ArrivingPage.tsx'
import { arriving } from '#app/i18n/en/arriving.ts'
import type { RouterContext } from '#app/router.tsx'

/** What a name leads to: a page that is being prepared, home, or nowhere. */
export function prepare(_: RouterContext, pathname: string) {
  const { pages } = arriving.english
  const name = pathname.slice(1).toLowerCase()
  if (name === 'home') throw redirect({ to: '/', replace: true })
  if (!isNameOf(pages, name)) throw notFound()
  const { title, description } = pages[name]
  return { name, head: { title, description, path: `/${name}` } }
}

const isNameOf = <T extends object>(pages: T, name: string): name is string & keyof T =>
  Object.hasOwn(pages, name)

export function Page() {
  const { name } = useLoaderData({ from: '/$arriving' })
  return <ArrivingPage page={name} />
}
