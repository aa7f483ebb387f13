/** What the box *Never Miss a Festival* promises, above its email field. */
export const remindersOffered = 'We’ll remind you 7, 3 and 1 days before, and on the day.'

/** Below the field. */
export const confirmationOffered =
  'We’ll email you a link to confirm. You’ll also get our newsletter. Unsubscribe any time.'

/** The text shown around *Set Reminders*, stored with the consent. */
export const calendarPageConsent = `${remindersOffered} ${confirmationOffered}`
