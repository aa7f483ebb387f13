import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

export const adminBlog = catalogue('adminBlog', {
  title: 'Blog',
  intro: (total: number) =>
    counted(total, { one: '1 post.', other: `${total} posts, most recently changed first.` }),
  add: 'Write a post',
  searchHint: 'Words in the title or text',
  empty: 'No posts yet',
  emptyText: 'Write the first one. Only staff see it until you publish it.',
  label: 'Posts',
  changed: (when: string) => `Changed ${when}`,
  all: 'All posts',
  newTitle: 'New post',
  form: {
    title: 'Title',
    markdown: 'Text',
    imageUrl: 'Picture at the top',
    required: 'Please fill this in',
    slug: 'Address',
    slugHint:
      'The last part of the web address, /blog/… If you change it, the old address leads to the new one.',
    slugWrong: 'Please use only small letters, digits and single dashes',
    earlier: (slugs: string) => `Old addresses that still work: ${slugs}`,
    excerpt: 'Summary in one or two sentences',
    excerptHint: (made: string) =>
      made === ''
        ? 'Shown in lists and by search engines. Leave it empty to use the start of the text.'
        : `Shown in lists and by search engines. Leave it empty to use: “${made}”`,
    authorName: 'Author',
    authorInitials: 'Initials',
    authorInitialsHint: 'Leave this empty to take them from the name.',
    readTime: 'Minutes to read',
    readTimeHint: (made: number | undefined) =>
      made === undefined
        ? 'Leave this empty and we estimate it.'
        : `Leave this empty to use our estimate: ${made}.`,
    readTimeWrong: 'Please enter a number from 1 to 120, or leave this empty',
    sources: 'Sources',
    sourcesHint: 'One per line: the claim and its source. Web addresses become links.',
    isFeatured: 'Show it on the home page',
    create: 'Save as a draft',
    saved: 'Saved',
    created: 'Saved as a draft. Nobody else sees it yet.',
  },
  text: {
    insert: 'Insert into text',
    readTime: (minutes: number) => `${minutes} min read`,
  },
  noPicture: 'No picture yet.',
  remove: 'Delete post',
})
