type Page = {
  title: string
  description: string
  path: string
  origin: string
  isPrivate?: boolean
}

/** The not-found page: there is no address to share, and nothing for a search engine. */
export const notFoundHead = (title: string, description: string) => ({
  meta: [{ title }, { name: 'description', content: description }, notIndexed],
})

const notIndexed = { name: 'robots', content: 'noindex' }

/** Title, description, canonical address and what is shown where the page is shared. */
export function pageHead({ title, description, path, origin, isPrivate }: Page) {
  const address = `${origin}${path}`
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: `${origin}/og.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(isPrivate ? [notIndexed] : []),
    ],
    links: isPrivate ? [] : [{ rel: 'canonical', href: address }],
  }
}
