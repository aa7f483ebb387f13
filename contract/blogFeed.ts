/** RSS 2.0 with whole texts. Apart from the blog's schemas, which pages load late. */
export const blogFeedPath = '/blog/feed.xml'
