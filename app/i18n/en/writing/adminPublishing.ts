import { catalogue } from '#app/i18n/words.ts'

/** For everything that staff write as a draft, publish and delete. */
export const adminPublishing = catalogue('adminPublishing', {
  heading: 'Visibility',
  draft: 'Draft: only staff can see it.',
  scheduled: (when: string) => `Scheduled for ${when}.`,
  published: (when: string) => `Public since ${when}.`,
  /** Published before we began to record when. */
  always: 'Public.',
  publish: 'Publish now',
  when: 'Publish at',
  whenHint: 'In the temple’s time zone.',
  whenWrong: 'Please choose a time in the future',
  schedule: 'Schedule',
  later: 'Publish later',
  unpublish: 'Change to draft',
  done: {
    draft: 'Changed to draft. Only staff can see it.',
    scheduled: 'Scheduled',
    published: 'Published. Everyone can see it now.',
  },
  unsaved: 'Save your changes first. Only saved changes are published.',
  state: 'Status',
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', deleted: 'Deleted' },
  featured: 'On the home page',
  example: 'Example',
  removeText: 'It will disappear for everyone at once. You can restore it for 30 days.',
  removed: (title: string) => `“${title}” deleted`,
  restore: 'Restore',
  restored: 'Restored',
  up: (title: string) => `Move up: ${title}`,
  down: (title: string) => `Move down: ${title}`,
  ordered: 'The new order is saved',
  until: (when: string) => `Can be restored until ${when}`,
})
