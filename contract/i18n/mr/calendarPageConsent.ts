/** What the box *Never Miss a Festival* promises, above its email field. */
export const remindersOffered = 'सणाच्या 7, 3 आणि 1 दिवस आधी आणि त्या दिवशीही आम्ही आठवण करून देऊ.'

/** Below the field. */
export const confirmationOffered =
  'नोंदणी पक्की करण्यासाठी आम्ही ईमेलने लिंक पाठवू. आमचे वार्तापत्रही आपल्याला मिळेल. ते केव्हाही बंद करता येते.'

/** The text shown around *Set Reminders*, stored with the consent. */
export const calendarPageConsent = `${remindersOffered} ${confirmationOffered}`
