import { catalogue } from '#app/i18n/words.ts'

/** Explains the secret link to a booking and replaces it. */
export const bookingLink = catalogue('bookingLink', {
  heading: 'The link to this booking',
  text: 'Anyone with this link can see and change the booking. If you shared it by mistake, make a new one: the old link stops working.',
  make: 'Make new link',
  sure: 'Links in earlier emails and printed codes stop working too. We email the new link to the person who booked.',
  confirm: 'Make new link',
  making: 'Making link...',
  keep: 'Keep this link',
  offline: 'You’re offline. You can make a new link once you’re back online.',
  done: 'New link made',
  doneText: 'We have emailed it as well.',
  failed: 'No new link was made',
  unsure: 'We can’t tell if the new link was made',
  unsureText:
    'If it was, you also get it by email. Press again when you’re online: you get the same link, not another one.',
})
