import { catalogue } from '#app/i18n/words.ts'

export const saved = catalogue('saved', {
  page: {
    title: 'Saved on this phone',
    description:
      'Mantras saved for offline, the space they use, and a copy of everything of yours.',
  },
  heading: 'Saved',
  intro: 'Saved recordings play offline.',
  count: (saved: number, all: number) => `${saved} of ${all} saved`,
  saveAll: (size: string) => `Save all (${size})`,
  allSaved: 'All saved',
  stop: 'Stop saving',
  save: 'Save',
  saveTitle: (title: string) => `Save ${title}`,
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  retry: 'Try again',
  retryTitle: (title: string) => `Try again to save ${title}`,
  cancel: 'Cancel',
  cancelTitle: (title: string) => `Cancel saving ${title}`,
  states: {
    none: 'Not saved',
    queued: 'Waiting',
    saving: (percent: number) => `Saving, ${percent}%`,
    saved: 'Saved',
    noRecording: 'No recording',
  },
  failures: {
    'no-network': 'Connection lost. We’ll try again when you’re back online.',
    stalled: 'The connection was too slow. We’ll try again when you’re back online.',
    'no-space': 'This phone is full.',
    'refused-by-browser': 'This browser does not allow saving.',
    refused: 'This recording is not available right now.',
    unexpected: 'It could not be saved.',
  },
  impossible: 'This browser does not let us save recordings. They play while you’re online.',
  full: {
    heading: 'This phone is full',
    text: (title: string, size: string) =>
      `${title} needs ${size}. Nothing you saved before is lost. Delete photos or apps you don’t need, or remove one of these:`,
    nothing: (title: string, size: string) =>
      `${title} needs ${size}. Delete photos or apps you don’t need, then try again.`,
  },
  space: {
    heading: 'Space on this phone',
    used: (used: string, free: string) => `${used} used by this app, ${free} available`,
    unknown: 'This browser does not tell how much space is left.',
    kept: 'Your browser has promised to keep what you saved.',
    notKept:
      'Your browser may delete what you saved if the phone runs out of space. Install the app, or keep a copy of your data below.',
  },
  copy: {
    heading: 'A copy of your data',
    text: 'Your counts, log, goals, favourites, settings, city, address and cart, your bookings, donations and orders, and the lists of saved mantras and articles, in one file. Keep it safe, or take it to another phone. To change a booking or an order there, open the link in its email or log in.',
    export: 'Save a copy',
    import: 'Restore a copy',
    fileName: (day: string) => `modak-${day}.json`,
    restored: 'Your copy is restored',
    restoredText: 'It was added to what was on this phone.',
    articlesMissing: (titles: readonly string[]) =>
      `Everything else is restored, but these articles could not be saved: ${titles.join(', ')}. Restore the copy again when you’re online.`,
    refused: {
      'not-json': 'This file cannot be read. It may be damaged. Nothing was changed.',
      'not-ours': 'This is not a copy made by this app. Nothing was changed.',
      newer:
        'This copy was made by a newer version of the app. Update the app, then restore it. Nothing was changed.',
      wrong: (where: string) =>
        `This copy is damaged (${where}), so none of it was restored. Nothing was changed.`,
      storage:
        'This phone could not store the copy. Nothing was changed. Free up space and try again.',
    },
    exportFailed:
      'This browser does not let us read what is stored here, so there is nothing to copy.',
  },
})
