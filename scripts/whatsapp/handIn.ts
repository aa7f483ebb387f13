import { languageNames, languages, offered, type Language } from '#contract/languages.ts'
import type { WhatsappAccount } from '#server/adapters/whatsapp/settings.ts'
import { templatesOf, type WhatsappTemplate } from '#server/adapters/whatsapp/templates.ts'

type Names = WhatsappAccount['templates']

const kinds: readonly WhatsappTemplate[] = ['reminder', 'moved', 'code']

const one = (language: Language, kind: WhatsappTemplate, names: Names): string => {
  const { category, body, button, examples } = templatesOf(language)[kind]
  const head = `${names[kind]} · ${languageNames[language].english} (${language})`
  if (category === 'AUTHENTICATION')
    return `${head}\nCategory: Authentication. WhatsApp writes the text; no expiry.\nButton: ${button}`
  const parameters = examples.map((example, at) => `{{${at + 1}}}: ${example}`)
  return [
    `${head}\nCategory: Utility\n\n${body}\n`,
    `Button, a quick reply: ${button}`,
    'Examples:',
    ...parameters,
  ].join('\n')
}

/** What is typed at Meta for its approval, in every language that we have words in. */
export const toHandIn = (names: Names): string =>
  languages
    .filter((language) => offered(language) === language)
    .flatMap((language) => kinds.map((kind) => one(language, kind, names)))
    .join('\n\n---\n\n')
