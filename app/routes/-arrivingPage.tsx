import { notFound, redirect, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArrivingPage } from '#app/features/arriving/ArrivingPage.tsx'
import { ReadingSize } from '#app/features/mantras/ReadingSize.tsx'
import { pageQuery } from '#app/features/pages/queries.ts'
import { TemplePage } from '#app/features/pages/TemplePage.tsx'
import { arriving } from '#app/i18n/en/arriving.ts'
import { pages } from '#app/i18n/en/pages.ts'
import type { RouterContext } from '#app/routerContext.ts'
import { isPageName, type PageName } from '#contract/pageNames.ts'

type Arriving = keyof typeof arriving.english.pages

type Prepared = {
  name: PageName | Arriving
  head: { title: string; description: string; path: string; isPrivate?: boolean }
}

/** What a name leads to: a page of words, one that is being prepared, home, or nowhere. */
export async function prepare(context: RouterContext, pathname: string): Promise<Prepared> {
  const name = pathname.slice(1).toLowerCase()
  if (name === 'home') throw redirect({ to: '/', replace: true })
  const path = `/${name}`
  if (isPageName(name)) return { name, head: { ...(await headOf(name, context)), path } }
  if (!isArriving(name)) throw notFound()
  const { title, description } = arriving.english.pages[name]
  // Nobody is to be led here by a search before there is something.
  return { name, head: { title, description, path, isPrivate: true } }
}

/** Waited for in a browser too, because the title is the page's own. A phone has it at once. */
async function headOf(name: PageName, { queryClient }: RouterContext) {
  const page = await queryClient.ensureQueryData(pageQuery(name)).catch(() => undefined)
  const { title = pages.english.titles[name], description = title } = page ?? {}
  return { title, description }
}

const isArriving = (name: string): name is Arriving => Object.hasOwn(arriving.english.pages, name)

export function Page(): ReactNode {
  const { name } = useLoaderData({ from: '/$arriving' })
  return isPageName(name) ? (
    <TemplePage key={name} name={name} readingSize={<ReadingSize />} />
  ) : (
    <ArrivingPage page={name} />
  )
}
