import { catalogue } from '#app/i18n/words.ts'

/** The filters of a list, saved under a name. */
export const adminViews = catalogue('adminViews', {
  label: 'Saved views',
  save: 'Save this view',
  name: 'Name of the view',
  nameHint: 'Saves the filters for you alone, without the search.',
  confirm: 'Save',
  cancel: 'Cancel',
  remove: (name: string) => `Delete “${name}”`,
  removed: (name: string) => `“${name}” deleted`,
})
