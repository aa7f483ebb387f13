// Words for translators and back, for each language or those named: npm run words export|import [mr] [hi]
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { type Language, languages } from '#contract/languages.ts'
import { messagesOf } from './messages.ts'
import { fromPo, toPo } from './po.ts'
import { inLanguage, translated } from './translated.ts'

type Other = Exclude<Language, 'en'>

const others = languages.filter((each): each is Other => each !== 'en')
const fileOf = (of: Other): string => `words/${of}.po`
const readIfThere = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const englishModules = (): string[] =>
  globSync('{app,contract}/i18n/en/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .toSorted()

const exportTo = (of: Other): void => {
  const modules = englishModules().map((path) => {
    const own = messagesOf(readIfThere(inLanguage(path, of)) ?? '').messages
    return {
      path,
      messages: messagesOf(readFileSync(path, 'utf8')).messages,
      translations: new Map(own.map(({ key, forms }) => [key, forms.map(({ text }) => text)])),
    }
  })
  write(fileOf(of), toPo(modules, of, readIfThere(fileOf(of))))
  const texts = modules.flatMap(({ messages }) => messages)
  console.log(`${fileOf(of)}: ${texts.length} texts`)
}

const formatting: FormatConfig = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'))

const importFrom = async (of: Other): Promise<void> => {
  const all = fromPo(readFileSync(fileOf(of), 'utf8'))
  for (const path of englishModules()) {
    const own = inLanguage(path, of)
    const module = { path, english: readFileSync(path, 'utf8'), soFar: readIfThere(own) }
    const result = translated(module, of, all.get(path) ?? new Map())
    if ('source' in result) {
      const { code, errors } = await format(own, result.source, formatting)
      if (errors.length > 0) throw new Error(`${own}: ${errors[0]?.message}`)
      write(own, code)
      for (const key of result.unwritten) console.log(`${own}: ${key} has logic of its own`)
    } else {
      console.log(`${own}: not written, ${result.missing.length} texts are missing`)
      for (const mistake of result.wrong) console.error(`${own}: ${mistake}`)
      if (result.wrong.length > 0) process.exitCode = 1
    }
  }
}

const [act, ...named] = process.argv.slice(2)
const wanted = named.length > 0 ? others.filter((each) => named.includes(each)) : others
if (act === 'export') for (const of of wanted) exportTo(of)
else if (act === 'import') for (const of of wanted) await importFrom(of)
else {
  console.error('npm run words export|import [mr] [hi]')
  process.exitCode = 2
}
