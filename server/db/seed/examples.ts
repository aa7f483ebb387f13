import type { Knex } from 'knex'

type Example = { readonly id: string; readonly version: number }

/** The products and articles that the first start inserted and nobody has edited since. */
export const listExamples = async (
  db: Knex,
): Promise<{ readonly products: Example[]; readonly articles: Example[] }> => {
  const seeds: { name: string; version: number }[] = await db('seeds').select('name', 'version')
  const versions = new Map(seeds.map(({ name, version }) => [name, version]))
  const products: Example[] = await db('products').whereNull('deleted_at').select('id', 'version')
  const articles: (Example & { slug: string })[] = await db('blog_posts')
    .whereNull('deleted_at')
    .select('id', 'slug', 'version')
  return {
    products: products.filter(({ id, version }) => versions.get(`product/${id}`) === version),
    articles: articles.filter(({ slug, version }) => versions.get(`article/${slug}`) === version),
  }
}
