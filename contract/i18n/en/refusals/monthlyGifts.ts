export const monthlyGifts = {
  nothingOpen: 'There is nothing to pay for this monthly gift right now.',
  unknownLink: 'No monthly gift was found for this link.',
}
