import { expect, test } from 'vitest'
import { chunk } from './chunkOf.ts'

const isIn = ({ test: taken }: ReturnType<typeof chunk>, file: string): boolean =>
  (taken as (id: string) => boolean)(file)

test('words of another language are in the chunk of the English ones', () => {
  const blog = chunk('blog', 'app/features/blog/ app/i18n/en/blog/blog')
  expect(isIn(blog, '/modak/app/i18n/en/blog/blog.ts')).toBe(true)
  expect(isIn(blog, '/modak/app/i18n/mr/blog/blog.ts')).toBe(true)
  expect(isIn(blog, '/modak/app/i18n/mr/shop/shop.ts')).toBe(false)
})

test('what is left out of a chunk is left out of it in each language', () => {
  const most = chunk('app', 'app/', { but: 'i18n/en/blog/' })
  expect(isIn(most, '/modak/app/i18n/hi/shop/shop.ts')).toBe(true)
  expect(isIn(most, '/modak/app/i18n/hi/blog/blog.ts')).toBe(false)
})
