import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guarded, ownNames } from './newerApisUsed.ts'

/**
 * What came to some browser after the oldest one we support (scripts/build/browsers.ts), and when:
 * made from MDN's compatibility data by scripts/build/listNewerApis.ts.
 */
const newer = JSON.parse(
  readFileSync(join(import.meta.dirname, 'newerApis.json'), 'utf8'),
) as Record<keyof typeof patterns, Record<string, string>>
const build = join(import.meta.dirname, '../dist/client')

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patterns = {
  globals: (name: string) => `(?<![\\w$.])${escaped(name)}(?![\\w$])`,
  statics: (name: string) => `(?<![\\w$])${escaped(name)}(?![\\w$])`,
  // Not a minified name that is spread: `...xr`.
  members: (name: string) => `(?<!\\.\\.)\\.${escaped(name)}(?![\\w$])`,
  selectors: (name: string) => `(?<![\\w-])::?${escaped(name)}(?![\\w-])`,
  atRules: (name: string) => `@${escaped(name)}(?![\\w-])`,
  properties: (name: string) => `(?<=[{;]\\s*)${escaped(name)}\\s*:`,
  values: (pair: string) => {
    const [property = '', value = ''] = pair.split(': ')
    return `(?<=[{;]\\s*)${escaped(property)}\\s*:[^;{}]*(?<![\\w-])${escaped(value)}(?![\\w-])`
  },
  media: (name: string) => `@media[^{]*\\(${escaped(name)}\\s*[:)]`,
  functions: (name: string) => `(?<![\\w$.-])${escaped(name)}\\(`,
} as const
const scripts = ['globals', 'statics', 'members'] as const
const styles = ['selectors', 'atRules', 'properties', 'values', 'functions', 'media'] as const

const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(assets\/[^/]+|[^/]+)\.(js|css|html)$/.test(file),
)

type NameUse = { name: string; file: string; place: string }

const inside = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))]
    .map(([, text]) => text)
    .join('\n')

/** The text of a file that a kind of names may be in. */
function sourceText(file: string, kinds: readonly string[]): string {
  const text = readFileSync(join(build, file), 'utf8')
  const isScript = kinds === scripts
  if (file.endsWith('.html')) return inside(text, isScript ? 'script' : 'style')
  return file.endsWith('.js') === isScript ? text : ''
}

/** Each newer name in each file that uses it, with the first place. */
const used: NameUse[] = files.flatMap((file) =>
  [scripts, styles].flatMap((kinds) => {
    const text = sourceText(file, kinds)
    return kinds.flatMap((kind) =>
      Object.entries(newer[kind]).flatMap(([name, since]) => {
        const { index } = new RegExp(patterns[kind](name)).exec(text) ?? {}
        if (index === undefined) return []
        const place = `${name} (${since}) in ${file}: ${text.slice(Math.max(0, index - 40), index + 40)}`
        return { name, file, place }
      }),
    )
  }),
)

describe('The built files', () => {
  it('use nothing that the oldest supported browsers lack, unless they can do without it', () => {
    const isKnown = ({ name, file }: NameUse) =>
      guarded[name]?.[0].test(file) ?? ownNames.includes(name)
    expect(used.filter((use) => !isKnown(use)).map(({ place }) => place)).toEqual([])
  })

  it('need no media query to see that scripts run', () => {
    const asks = (file: string) => /scripting:\s*enabled/.test(sourceText(file, styles))
    expect(files.filter(asks)).toEqual([])
  })

  it('use each of the exceptions', () => {
    const names = new Set(used.map(({ name }) => name))
    const listed = [...Object.keys(guarded), ...ownNames]
    expect(listed.filter((name) => !names.has(name))).toEqual([])
  })

  it('would be found out: the data knows what came late', () => {
    expect(newer.statics).toMatchObject({
      'AbortSignal.any': 'Chrome 116, Safari 17.4',
      'URL.canParse': 'Chrome 120, Safari 17',
    })
    expect(newer.members).toMatchObject({ checkVisibility: 'Safari 17.4' })
    expect(newer.selectors).toMatchObject({ 'popover-open': 'Chrome 114, Safari 17' })
    expect(newer.properties).toMatchObject({ 'text-wrap': 'Chrome 114, Safari 17.4' })
    expect(newer.values).toMatchObject({ 'align-content: safe': 'Chrome 115, Safari 17.6' })
    expect(newer.functions).toMatchObject({ 'light-dark': 'Chrome 123, Safari 17.5' })
    expect(newer.media).toMatchObject({ scripting: 'Chrome 120, Safari 17' })
    expect(newer.functions).not.toHaveProperty('color-mix')
    expect(newer.members).not.toHaveProperty('toSorted')
  })
})
