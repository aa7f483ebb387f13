import { catalogue } from '#app/i18n/words.ts'

/** What the secret link of a booking is worth, and a new one in its place. */
export const bookingLink = catalogue('bookingLink', {
  heading: 'The link to this booking',
  text: 'Anyone with this link can see and change the booking. If you passed it on by mistake, make a new one: the old link then opens nothing.',
  make: 'Make a new link',
  sure: 'Links in earlier e-mails and printed codes stop working too. The new link is e-mailed to whoever booked.',
  confirm: 'Yes, make a new link',
  making: 'Making it...',
  keep: 'Keep this link',
  offline: 'A new link can be made only with a network.',
  done: 'The link is new',
  doneText: 'It was e-mailed as well.',
  failed: 'No new link was made',
})
