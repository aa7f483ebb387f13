/** Of what the temple publishes. */
export const content = {
  noPost: 'Article Not Found',
  postRemoved: 'This article was removed.',
  noPage: 'There is no such page.',
  noMantra: 'There is no such mantra.',
  noRite: 'There is no such puja.',
  noMantraOfDay: 'There is no mantra on that day.',
  noProduct: 'There is no such product.',
  noPicture: 'There is no such picture.',
  noRecording: 'There is no such recording.',
}
