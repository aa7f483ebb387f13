import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

/** What editors typed and have not saved, and earlier versions of their texts. */
export const adminWriting = catalogue('adminWriting', {
  bar: 'Save and publish',
  nothingNew: 'Everything is saved.',
  typing: 'Not saved yet.',
  kept: (time: string) => `Not saved yet. Draft kept at ${time}.`,
  failed: 'Your draft cannot be kept right now. We keep trying; please leave this page open.',
  waiting: 'Please choose above. Until then, no new draft is kept.',
  found: {
    title: (time: string) => `You have changes from ${time} that are not saved`,
    text: 'You typed them here or on another device. Nobody else sees them.',
    isOlder:
      'This text was saved again since then. When you save, you will see both and can choose.',
    replaces: 'They replace what you have typed on this page just now.',
    take: 'Continue with them',
    drop: 'Discard them',
  },
  versions: {
    heading: 'Earlier versions',
    text: (most: number) => `The last ${most} saved versions are kept.`,
    none: 'None yet. Each time you save, the version before is kept here.',
    failed: 'The earlier versions could not be loaded.',
    now: 'Now',
    by: (when: string, name: string | undefined) => (name ? `${when}, by ${name}` : when),
    first: 'First version kept',
    changed: (fields: string) => `Changed: ${fields}`,
    show: 'Compare with now',
    hide: 'Hide',
    legend: 'If you restore it, underlined lines come back and crossed-out lines go.',
    same: 'Nothing differs from now.',
    restore: 'Restore this version',
    restoreHint: 'The present version is kept in this list.',
    unsaved: 'Save or undo your changes first.',
    unreadable: 'This version cannot be shown any more.',
    skipped: (count: number) =>
      counted(count, { one: '1 line is the same', other: `${count} lines are the same` }),
  },
})
