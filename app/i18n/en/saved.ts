import { catalogue } from '#app/i18n/words.ts'

export const saved = catalogue('saved', {
  page: {
    title: 'Saved on this phone',
    description:
      'Mantras saved for offline, the space they use, and a copy of everything of yours.',
  },
  heading: 'Saved',
})
