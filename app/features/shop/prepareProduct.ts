import type { QueryClient } from '@tanstack/react-query'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { whyMissing } from '#app/whyMissing.ts'
import { productQuery } from './queries.ts'
import { summaryOf } from './excerptOf.ts'

/** What a product's page is rendered from. */
export async function prepareProduct(id: string, queryClient: QueryClient) {
  const path = `/shop/${id}`
  try {
    const product = await queryClient.ensureQueryData(productQuery(id))
    return {
      id,
      why: undefined,
      head: { title: product.name, description: summaryOf(product), path },
    }
  } catch (error) {
    const why = whyMissing(error)
    if (!why) throw error
    const { missing, missingText, unreachable, unreachableText } = shop.english.product
    const isMissing = why !== 'unreachable'
    return {
      id,
      why: isMissing ? ('missing' as const) : why,
      ...(isMissing && { status: 404 }),
      head: {
        title: isMissing ? missing : unreachable,
        description: isMissing ? missingText : unreachableText,
        path,
        isPrivate: true,
      },
    }
  }
}
