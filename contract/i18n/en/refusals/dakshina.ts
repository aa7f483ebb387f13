export const dakshina = {
  received: 'We have already received the dakshina for this puja. Thank you!',
  bookingCancelled: 'This booking was cancelled, so there is nothing to pay.',
}
