import { catalogue } from '#app/i18n/words.ts'

/** Of everything that staff write as a draft, publish and delete. */
export const adminPublishing = catalogue('adminPublishing', {
  heading: 'Who sees it',
  draft: 'This is a draft: only staff see it.',
  scheduled: (when: string) => `It will be published by itself at ${when}.`,
  published: (when: string) => `Everybody sees it, since ${when}.`,
  /** Of what was public before anybody kept the moment. */
  always: 'Everybody sees it.',
  publish: 'Publish now',
  when: 'Publish at',
  whenHint: 'On the temple’s clock.',
  whenWrong: 'Please choose a time that is still to come',
  schedule: 'Schedule',
  unpublish: 'Make it a draft again',
  done: {
    draft: 'It is a draft again. Only staff see it.',
    scheduled: 'It is scheduled',
    published: 'Published. Everybody sees it now.',
  },
  unsaved: 'Save your changes first: only what is saved is published.',
  state: 'State',
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', deleted: 'Deleted' },
  featured: 'On the home page',
  removeText: 'It is gone for everybody at once. It can be brought back for 30 days.',
  removed: (title: string) => `“${title}” is deleted`,
  restore: 'Bring back',
  restored: 'It is back',
  until: (when: string) => `Can be brought back until ${when}`,
})
