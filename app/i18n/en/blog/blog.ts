import { catalogue } from '#app/i18n/words.ts'

export const blog = catalogue('blog', {
  page: {
    title: 'Blog: stories, vrats and recipes around Lord Ganesha',
    description:
      'How to observe the vrats, what the stories say, and how to make the prasad: articles from the temple, each with its sources. Read them offline too.',
    numbered: (title: string, page: number) => `${title}, page ${page}`,
  },
  eyebrow: 'Stories, vrats and recipes',
  heading: 'Blog',
  intro: 'Written at the temple, each with its sources. Save an article to read it offline.',
  loadFailed: 'Failed to load blog posts. Please try again later.',
  retry: 'Retry',
  empty: 'No articles yet. The temple’s stories, vrats and recipes will appear here.',
  noSuchPage: 'There are no articles on this page.',
  readTime: (minutes: number) => `${minutes} min read`,
  updated: (date: string) => `Updated ${date}`,
  editors: 'The temple',
  paging: {
    label: 'Pages of the blog',
    newer: 'Newer',
    older: 'Older',
    page: (page: number) => `Page ${page}`,
    of: (page: number, count: number) => `Page ${page} of ${count}`,
  },
  feed: 'RSS feed',
  all: 'All articles',
  related: 'Read next',
  pictureMissing: {
    offline: 'This picture loads when you’re online.',
    online: 'This picture could not be loaded.',
  },
  save: {
    save: 'Save offline',
    saving: 'Saving',
    saved: 'Saved with its pictures',
    remove: 'Remove',
    removeNamed: (title: string) => `Remove the saved article ${title}`,
    again: 'Not saved. Try again',
    savedTitle: 'Saved on this phone',
    savedText: 'You can now read it offline, with its pictures.',
    removedTitle: 'Removed from this phone',
    removedText: 'You can save it again at any time.',
    notRemovedTitle: 'Not removed',
    failedTitle: 'Not saved',
    failures: {
      'no-network': 'You went offline. Please try again when you’re back online.',
      stalled: 'The connection is too slow. Please try again with a better signal.',
      'no-space': 'Your phone is full. Remove another saved article first.',
      refused: 'Its pictures are not available right now. Please try again later.',
      'refused-by-browser': 'This browser does not allow this site to save anything.',
      unexpected: 'It could not be saved. Please try again.',
    },
    heading: 'Saved on this phone',
  },
  missing: {
    title: 'Article Not Found',
    text: 'There is no article at this address. It may have been renamed, or the link is incomplete.',
  },
  gone: {
    title: 'Article Not Found',
    text: 'The temple has removed this article.',
  },
  unreachable: {
    title: 'This article is not saved on this phone',
    text: 'It will load when you’re online. Articles you save can be read offline.',
  },
})
