/** Of the server itself, whatever the request. */
export const service = {
  busy: 'We are busy right now. Please try again shortly.',
  moving:
    'Nothing can be saved for a few minutes, because the temple’s data is being moved. Please try again then.',
  nothingSaved: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  storageAway:
    'Pictures, recordings and files cannot be reached at the moment. Please try again in a minute.',
  fileTooLarge: ({ megabytes }: { megabytes: number }) =>
    `The file can be at most ${megabytes} MB.`,
  noSuchPage: 'This page of the list does not exist',
}
