import type { Product } from '#contract/shop/public.ts'

const onCard = 60
const inSearchResults = 155

/** The beginning of a text, of whole words. */
const cut = (text: string, longest: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const start = line.slice(0, longest - 1)
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\s,;:.–-]+$/u, '')}…`
}

type ProductText = Pick<Product, 'shortDescription' | 'description'>

/** The text on a product's card: 60 characters at most. */
export const excerptOf = ({ shortDescription, description }: ProductText): string =>
  cut(shortDescription || description, onCard)

/** The description for search engines. */
export const summaryOf = ({ description }: ProductText): string => cut(description, inSearchResults)
