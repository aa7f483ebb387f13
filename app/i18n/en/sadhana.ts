import { catalogue } from '#app/i18n/words.ts'

export const sadhana = catalogue('sadhana', {
  page: {
    title: 'Your sadhana log',
    description: 'The beads, rounds and minutes you have chanted, kept on your phone.',
  },
  heading: 'Your sadhana',
})
