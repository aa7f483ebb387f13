import { catalogue } from '#app/i18n/words.ts'

export const vrat = catalogue('vrat', {
  checklist: 'How to observe the day',
  fast: 'How to keep this fast',
  checklistKept: 'Your ticks are saved on this phone, for this day only.',
  health: 'Children, elders, and anyone ill or pregnant need not fast.',
  moonAhead: (from: string, until: string) => `Do not look at the moon from ${from} to ${until}.`,
  moonNow: (until: string) => `Do not look at the moon until ${until}.`,
  more: 'How to observe it',
  arghya: 'Offer arghya',
})
