import { catalogue } from '#app/i18n/words.ts'

export const blog = catalogue('blog', {
  page: {
    title: 'Blog: stories, vrats and recipes around Lord Ganesha',
    description:
      'How the vrats are kept, what the stories say, and how the prasad is made: articles of the temple, each with its sources, also without a network.',
    numbered: (title: string, page: number) => `${title}, page ${page}`,
  },
  eyebrow: 'Stories, vrats and recipes',
  heading: 'Blog',
  intro:
    'Written at the temple, each with its sources. What you save here is read without a network.',
  loadFailed: 'Failed to load blog posts. Please try again later.',
  retry: 'Retry',
  empty: 'No articles yet. The temple’s stories, vrats and recipes will stand here.',
  noSuchPage: 'There are no articles on this page.',
  readTime: (minutes: number) => `${minutes} min read`,
  updated: (date: string) => `Updated ${date}`,
  editors: 'The temple',
  paging: {
    label: 'Pages of the blog',
    newer: 'Newer',
    older: 'Older',
    of: (page: number, count: number) => `Page ${page} of ${count}`,
  },
  feed: 'RSS feed',
  all: 'All articles',
  related: 'Read on',
  pictureMissing: 'This picture comes with the network.',
  save: {
    save: 'Save for offline',
    saving: 'Saving',
    saved: 'Saved with its pictures',
    remove: 'Remove',
    removeNamed: (title: string) => `Remove the saved article ${title}`,
    again: 'Could not be saved. Try again',
    savedTitle: 'Saved on this phone',
    savedText: 'The article and its pictures are here without a network now.',
    removedTitle: 'Removed from this phone',
    removedText: 'It can be saved again at any time.',
    notRemovedTitle: 'Not removed',
    failedTitle: 'Not saved',
    failures: {
      'no-network': 'The network was lost. Please try again when it is back.',
      stalled: 'Nothing has come for a while. Try again where the network is better.',
      'no-space': 'There is no room left. Remove another saved article first.',
      refused: 'The temple’s server could not give its pictures. Please try again later.',
      'refused-by-browser': 'This browser does not let this address keep anything.',
      unexpected: 'This phone could not keep it. Please try again.',
    },
    heading: 'Saved on this phone',
  },
  missing: {
    title: 'Article Not Found',
    text: 'There is no article at this address. It may have another name, or the link was not copied whole.',
  },
  gone: {
    title: 'Article Not Found',
    text: 'The temple has taken this article away.',
  },
  unreachable: {
    title: 'This article is not on this phone',
    text: 'It comes as soon as there is a network. Articles you save for offline are here without one.',
  },
})
