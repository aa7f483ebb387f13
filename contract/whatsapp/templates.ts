/** The kinds of template messages that we send. */
export type WhatsappTemplate = 'reminder' | 'moved' | 'code'

type Template = {
  readonly category: 'UTILITY' | 'AUTHENTICATION'
  /** As it is written at Meta; `{{1}}` is the first parameter. */
  readonly body: string
  readonly button: string
  /** What each parameter is, for example. */
  readonly examples: readonly string[]
}

const ending = 'Details: {{4}}\nChange or stop your reminders: {{5}}\nReply STOP to end them.'

const examples = [
  'Shri Ganesha Mandir',
  'Sankashti Chaturthi is tomorrow',
  'Saturday, 28 Nov 2026. Moonrise in Pune at 8:32 PM.',
  'https://temple.example/calendar/sankashti-chaturthi',
  'https://temple.example/reminders',
]

/** The texts that WhatsApp has to approve. The names by which they are known there are settings. */
export const whatsappTemplates: Readonly<Record<WhatsappTemplate, Template>> = {
  reminder: {
    category: 'UTILITY',
    body: `🙏 Namaste from {{1}}. {{2}}\n\n{{3}}\n\n${ending}`,
    button: 'Stop reminders',
    examples,
  },
  moved: {
    category: 'UTILITY',
    body: `🙏 Namaste from {{1}}. A date has changed: {{2}}\n\n{{3}}\n\n${ending}`,
    button: 'Stop reminders',
    examples,
  },
  // WhatsApp writes this text itself.
  code: {
    category: 'AUTHENTICATION',
    body: '{{1}} is your verification code.',
    button: 'Copy code',
    examples: ['482913'],
  },
}

/** The whole message as its reader sees it. */
export const renderWhatsapp = (template: WhatsappTemplate, parameters: readonly string[]): string =>
  whatsappTemplates[template].body.replaceAll(
    /\{\{(\d)\}\}/g,
    (_, number: string) => parameters[Number(number) - 1] ?? '',
  )

/** What a reminder or the news of a moved festival says, in the order of the template's parameters. */
export const reminderParameters = (facts: {
  readonly templeName: string
  readonly title: string
  readonly body: string
  readonly festivalUrl: string
  /** Opens the reminders without a login. */
  readonly remindersUrl: string
}): readonly string[] => [
  facts.templeName,
  facts.title,
  facts.body,
  facts.festivalUrl,
  facts.remindersUrl,
]
