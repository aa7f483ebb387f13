/** What the box *Never Miss a Festival* promises, above its email field. */
export const remindersOffered = 'हम आपको 7, 3 और 1 दिन पहले और उसी दिन याद दिलाएँगे।'

/** Below the field. */
export const confirmationOffered =
  'पुष्टि के लिए हम ईमेल पर एक लिंक भेजेंगे। हमारा न्यूज़लेटर भी मिलेगा। सदस्यता कभी भी छोड़ी जा सकती है।'

/** The text shown around *Set Reminders*, stored with the consent. */
export const calendarPageConsent = `${remindersOffered} ${confirmationOffered}`
