import { pathHere } from '#app/i18n/language.ts'

type Page = {
  title: string
  description: string
  path: string
  origin: string
  isPrivate?: boolean
}

/** The not-found page, which has no address to share and nothing to index. */
export const notFoundHead = (title: string, description: string) => ({
  meta: [{ title }, { name: 'description', content: description }, notIndexed],
})

const notIndexed = { name: 'robots', content: 'noindex' }

/** Title, description and canonical address. Only the server adds the preview for sharing. */
export function pageHead({ title, description, path, origin, isPrivate }: Page) {
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(isPrivate ? [notIndexed] : []),
    ],
    links: isPrivate ? [] : [{ rel: 'canonical', href: `${origin}${pathHere(path)}` }],
  }
}

type Loaded = {
  match: { context: { origin: string } }
  loaderData?: { head: Omit<Page, 'origin'> } | undefined
}

/** The head of a page whose title and description come from its loader. */
export const loadedHead = ({ match, loaderData }: Loaded) =>
  loaderData ? pageHead({ ...loaderData.head, origin: match.context.origin }) : {}
