import { catalogue } from '#app/i18n/words.ts'

/** The installed app’s name, colours and icon, in the settings. */
export const adminAppLook = catalogue('adminAppLook', {
  text: 'What devotees see once they have installed the app. Android phones that have it take a new name or icon after some days; on an iPhone it must be added to the home screen again.',
  shortName: 'Name under the icon',
  shortNameHint: (usual: string, most: number) =>
    `At most ${most} letters; longer names are cut. Without one it is ${usual}. The full name is that of the temple.`,
  hasColours: 'Use the temple’s own colours',
  frame: 'Colour of the frame and the icon',
  frameHint: 'Around the app, behind the time and battery. Text in the app keeps its colours.',
  background: 'Colour while the app opens',
  pick: (label: string) => `Pick: ${label}`,
  icon: 'Icon',
  iconText: 'Without a picture, the icon shows our mark on your colour.',
  choose: 'Choose an icon',
  iconHint:
    'JPEG, PNG, WebP or AVIF, up to 15 MB, at least 192 pixels each way; square is best. A see-through picture lies on your colour. It is saved as soon as it is uploaded.',
  saved: 'Icon saved',
  remove: 'Remove icon',
  removed: 'Icon removed',
  preview: 'How phones will show it',
  shapes: { round: 'Round', squircle: 'Soft square', iphone: 'iPhone', safe: 'Safe area' },
  safeText: 'Every phone shows what is inside the dashed circle; the rest may be cut off.',
  opening: 'While it opens',
  time: '9:41',
})
