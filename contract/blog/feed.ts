/** RSS 2.0 with full texts. Kept apart from the blog's schemas, which pages load late. */
export const blogFeedPath = '/blog/feed.xml'
