/** Raise it with every change to the texts of `contract/i18n/en/festivals` or their facts, so that stored festivals are rewritten. */
export const textsVersion = 7
/** When these texts or a festival’s calendar event last changed (ISO, UTC). Subscribed calendars use it. */
export const textsWrittenAt = '2026-11-28T15:30:00Z'
