import { whatsappTemplates } from '#contract/i18n/en/whatsappTemplates.ts'
import { whatsappTemplates as inHindi } from '#contract/i18n/hi/whatsappTemplates.ts'
import { whatsappTemplates as inMarathi } from '#contract/i18n/mr/whatsappTemplates.ts'
import { wordsIn, type Language } from '#contract/languages.ts'

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

const wordsOf = wordsIn({ en: whatsappTemplates, mr: inMarathi, hi: inHindi })

const numbered = {
  temple: '{{1}}',
  title: '{{2}}',
  text: '{{3}}',
  page: '{{4}}',
  own: '{{5}}',
} as const

/** The texts that WhatsApp has to approve. The names by which they are known there are settings. */
export const templatesOf = (language: Language): Readonly<Record<WhatsappTemplate, Template>> => {
  const { reminder, moved, code, stop, copyCode, examples } = wordsOf(language)
  const page = 'https://temple.example/calendar/sankashti-chaturthi'
  const own = 'https://temple.example/reminders'
  const common = {
    category: 'UTILITY' as const,
    button: stop,
    examples: [examples.temple, examples.title, examples.text, page, own],
  }
  return {
    reminder: { ...common, body: reminder(numbered) },
    moved: { ...common, body: moved(numbered) },
    code: {
      category: 'AUTHENTICATION',
      body: code('{{1}}'),
      button: copyCode,
      examples: ['482913'],
    },
  }
}

/** The whole message as its reader sees it. */
export const renderWhatsapp = ({ body }: Template, parameters: readonly string[]): string =>
  body.replaceAll(/\{\{(\d)\}\}/g, (_, number: string) => parameters[Number(number) - 1] ?? '')

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
