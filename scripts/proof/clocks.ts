/**
 * When journeys have broken that pass on other days: each quick journey passes at each of them.
 * Instants, as `TEST_NOW` gives them to server and browser.
 */
export const clocks: Readonly<Record<string, string>> = {
  today: new Date().toISOString(),
  /** A few minutes after moonrise at the temple, when the fast is broken. */
  sankashti: '2026-11-27T15:30:00.000Z',
  /** 23:40 at the temple: the year is another one in a moment. */
  newYear: '2026-12-31T18:10:00.000Z',
  ganeshChaturthi: '2026-09-14T06:30:00.000Z',
  /** Half past eight at the temple, when reminders go out. */
  morning: '2026-11-30T03:00:00.000Z',
}
