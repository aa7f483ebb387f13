import type { Language } from '#contract/languages.ts'
import { type Message, messagesOf } from './messages.ts'

/** By key: a sentence, or its forms for one and for many. An empty one is not translated yet. */
export type Translations = ReadonlyMap<string, readonly string[]>

type Module = {
  readonly english: string
  readonly path: string
  readonly soFar?: string | undefined
}

export type Translated =
  | {
      readonly source: string
      /** Keys of texts whose logic a developer has to write. */
      readonly unwritten: readonly string[]
    }
  | { readonly missing: readonly string[]; readonly wrong: readonly string[] }

const partIn = /\{([^{}]*)\}/g

/** The parts of a translation that its code does not have, and those it leaves out. */
const wrongParts = ({ key, forms, parts }: Message, texts: readonly string[]): string[] =>
  texts.filter(Boolean).flatMap((text) => {
    const used = new Set(Array.from(text.matchAll(partIn), ([, part = '']) => part))
    const unknown = [...used].filter((part) => !parts.has(part))
    // For one the number may be a word.
    const lost = forms.length === 1 ? [...parts].filter((part) => !used.has(part)) : []
    return [
      ...unknown.map((part) => `${key}: {${part}} is no part of it`),
      ...lost.map((part) => `${key}: {${part}} is missing`),
      ...(/[{}]/.test(text.replace(partIn, '')) ? [`${key}: a brace too many`] : []),
    ]
  })

const asSource = (text: string): string => {
  if (!text.includes('{')) return JSON.stringify(text)
  const plain = text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`)
  return `\`${plain.replace(partIn, (_, part: string) => `\${${part}}`)}\``
}

type Change = { readonly start: number; readonly end: number; readonly by: string }

const changed = (source: string, changes: readonly Change[]): string =>
  changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), source)

const exchanges = ({ key, forms }: Message, translations: Translations): Change[] =>
  forms.flatMap(({ start, end }, at) => {
    const text = translations.get(key)?.[at]
    return text ? [{ start, end, by: asSource(text) }] : []
  })

/** The English module with other texts, as far as there are some. */
function madeOf({ english, path, soFar = '' }: Module, of: Language, translations: Translations) {
  const { messages, ownLogic, catalogues } = messagesOf(english)
  const written = new Map(
    messagesOf(soFar).ownLogic.map(({ key, start, end }) => [key, soFar.slice(start, end)]),
  )
  const text = changed(english, [
    ...messages.flatMap((message) => exchanges(message, translations)),
    ...ownLogic.flatMap(({ key, start, end }) => {
      const by = written.get(key)
      return by === undefined ? [] : [{ start, end, by }]
    }),
    ...catalogues.map(({ name, end }) => ({
      start: end,
      end,
      by: ` satisfies Words<typeof english.${name}.english>`,
    })),
  ])
  const imports =
    catalogues.length > 0
      ? `import type { Words } from '#app/i18n/words.ts'\nimport type * as english from '#${path}'\n`
      : ''
  return {
    source: imports + text.replaceAll('/i18n/en/', `/i18n/${of}/`),
    unwritten: ownLogic.filter(({ key }) => !written.has(key)).map(({ key }) => key),
  }
}

/** What is left of a module without its texts and their logic, however it is formatted. */
const skeleton = (source: string): string => {
  const { messages, ownLogic } = messagesOf(source)
  const texts = [...messages.flatMap(({ forms }) => forms), ...ownLogic]
  return changed(
    source,
    texts.map(({ start, end }) => ({ start, end, by: '' })),
  ).replaceAll(/[\s,()]/g, '')
}

/**
 * An English module in another language, to be formatted: its texts exchanged, and all else as it is.
 * Texts with logic of their own are the ones that the module has `so far`. Types compare each catalogue with the
 * English one. Nothing is made where a text is missing: a page is in one language.
 *
 * A module that a developer wrote in another form than the English one, for names of the almanac or sentences
 * made in another way, keeps its form: of its texts those are exchanged that have a key of the English ones.
 */
export function translated(module: Module, of: Language, translations: Translations): Translated {
  const { english, soFar } = module
  const isOwn =
    soFar !== undefined && skeleton(soFar) !== skeleton(madeOf(module, of, new Map()).source)
  const { messages } = messagesOf(isOwn ? soFar : english)
  const absent = isOwn
    ? []
    : messages.filter(({ key, forms }) => forms.some((_, at) => !translations.get(key)?.[at]))
  const wrong = messages.flatMap((message) =>
    wrongParts(message, translations.get(message.key) ?? []),
  )
  if (absent.length > 0 || wrong.length > 0) return { missing: absent.map(({ key }) => key), wrong }
  if (!isOwn) return madeOf(module, of, translations)
  const source = changed(
    soFar,
    messages.flatMap((message) => exchanges(message, translations)),
  )
  return { source, unwritten: [] }
}

/** `app/i18n/en/blog/blog.ts` → `app/i18n/mr/blog/blog.ts` */
export const inLanguage = (path: string, of: Language): string =>
  path.replace('/i18n/en/', `/i18n/${of}/`)
