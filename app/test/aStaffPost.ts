import type { StaffPost } from '#contract/blog/admin.ts'
import { aPost } from './builders.ts'

/** A draft of an article, as its editors see it. */
export const aStaffPost = (change: Partial<StaffPost> = {}): StaffPost => {
  const {
    related: _related,
    pictures: _pictures,
    publishedAt: _publishedAt,
    excerpt: _excerpt,
    readTime: _readTime,
    imageUrl: _imageUrl,
    imageAlt: _imageAlt,
    ...post
  } = aPost()
  return {
    ...post,
    markdown: 'Whoever keeps it eats after moonrise.',
    sources: ['The Ganesha Purana'],
    isFeatured: false,
    madeExcerpt: 'Whoever keeps it',
    madeReadTime: 1,
    earlierSlugs: [],
    status: 'draft',
    version: 3,
    ...change,
  }
}
