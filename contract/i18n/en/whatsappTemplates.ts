type Reminder = Readonly<Record<'temple' | 'title' | 'text' | 'page' | 'own', string>>

/**
 * Messages that WhatsApp approves in each language before they may be sent. Every part has to stay, in
 * any order, but not as the first or the last word of a message: WhatsApp would refuse it.
 */
export const whatsappTemplates = {
  reminder: ({ temple, title, text, page, own }: Reminder) =>
    `🙏 Namaste from ${temple}. ${title}\n\n${text}\n\nDetails: ${page}\nChange or stop your reminders: ${own}\nReply STOP to end them.`,
  moved: ({ temple, title, text, page, own }: Reminder) =>
    `🙏 Namaste from ${temple}. A date has changed: ${title}\n\n${text}\n\nDetails: ${page}\nChange or stop your reminders: ${own}\nReply STOP to end them.`,
  // WhatsApp writes this text itself, in its own words.
  code: (code: string) => `${code} is your verification code.`,
  /** Buttons; at most 25 letters. */
  stop: 'Stop reminders',
  copyCode: 'Copy code',
  /** What a message may say, for those at WhatsApp who approve it. */
  examples: {
    temple: 'Shri Ganesha Mandir',
    title: 'Sankashti Chaturthi is tomorrow',
    text: 'Saturday, 28 Nov 2026. Moonrise in Pune at 8:32 PM.',
  },
}
