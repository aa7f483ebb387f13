import { catalogue } from '#app/i18n/words.ts'

/** Uploading and describing a picture, in every tab that has pictures. */
export const adminPictures = catalogue('adminPictures', {
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  hint: 'JPEG, PNG, WebP or AVIF, up to 15 MB, at least 400 pixels wide. Wide pictures look best.',
  sending: (percent: number) => `${percent}% sent`,
  working: 'The picture is being prepared. This may take a minute.',
  savedThen: 'Everything is saved as soon as the picture is here.',
  stop: 'Stop',
  remove: 'Remove picture',
  tooLarge: 'This file is larger than 15 MB. Please choose a smaller one.',
  failed: 'The picture was not uploaded. Please try again.',
  alt: 'Description of the picture',
  altHint: 'Read aloud to people who cannot see it. For example: A clay Ganesha among marigolds.',
  altMissing: 'Please describe the picture',
})
