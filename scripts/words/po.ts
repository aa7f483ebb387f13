import { po } from 'gettext-parser'
import type { Language } from '#contract/languages.ts'
import type { Message } from './messages.ts'
import type { Translations } from './translated.ts'

/** A module's texts, and what they are in the language as far as known. */
export type Texts = {
  readonly path: string
  readonly messages: readonly Message[]
  readonly translations: Translations
}

/** Both languages have two forms, and Hindi counts nothing as one. */
const plurals: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  mr: 'nplurals=2; plural=(n != 1);',
  hi: 'nplurals=2; plural=(n > 1);',
}

/** The English texts of an earlier file by context, and whether each is doubtful. */
const earlier = (text: string): ReadonlyMap<string, { english: string; isFuzzy: boolean }> => {
  const entries = Object.entries(po.parse(text).translations).flatMap(([context, all]) =>
    Object.values(all).map(({ msgid, comments }) => {
      const isFuzzy = comments?.flag?.includes('fuzzy') ?? false
      return [context, { english: msgid, isFuzzy }] as const
    }),
  )
  return new Map(entries)
}

/**
 * A file for translators: each text with its place in the code as context, and our comments. What was
 * translated from another English text than today's is marked as fuzzy.
 */
export function toPo(modules: readonly Texts[], of: Exclude<Language, 'en'>, before = ''): string {
  const known = earlier(before)
  const entries = modules.flatMap(({ path, messages, translations }) =>
    messages.map(({ key, forms: [one, other], notes }) => {
      const msgctxt = `${path}:${key}`
      const last = known.get(msgctxt)
      const isChanged = last !== undefined && (last.isFuzzy || last.english !== one.text)
      const texts = translations.get(key)
      const entry = {
        msgctxt,
        msgid: one.text,
        ...(other && { msgid_plural: other.text }),
        msgstr: [...(texts ?? (other ? ['', ''] : ['']))],
        comments: {
          ...(notes.length > 0 && { extracted: notes.join('\n') }),
          ...(isChanged && texts && { flag: 'fuzzy' }),
        },
      }
      return [msgctxt, { [entry.msgid]: entry }] as const
    }),
  )
  const file = {
    charset: 'utf-8',
    headers: {
      Language: of,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      'Plural-Forms': plurals[of],
    },
    translations: Object.fromEntries(entries),
  }
  return `${po.compile(file, { foldLength: 0 }).toString('utf8').trimEnd()}\n`
}

/** What a file has for each module. A doubtful text is as good as none. */
export function fromPo(text: string): ReadonlyMap<string, Translations> {
  const found = new Map<string, Map<string, readonly string[]>>()
  for (const [context, entries] of Object.entries(po.parse(text).translations)) {
    const [, path, key] = /^(.*?\.ts):(.*)$/.exec(context) ?? []
    if (path === undefined || key === undefined) continue
    const module = found.get(path) ?? new Map<string, readonly string[]>()
    for (const { msgstr, comments } of Object.values(entries))
      if (!comments?.flag?.includes('fuzzy')) module.set(key, msgstr)
    found.set(path, module)
  }
  return found
}
