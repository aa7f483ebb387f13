import type { Product } from '#contract/shop.ts'

const longest = 60

/** What a card says of a product: 60 characters at most, of whole words. */
export const excerptOf = ({
  shortDescription,
  description,
}: Pick<Product, 'shortDescription' | 'description'>): string => {
  const text = (shortDescription || description).replaceAll(/\s+/g, ' ').trim()
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\s,;:.–-]+$/u, '')}…`
}
