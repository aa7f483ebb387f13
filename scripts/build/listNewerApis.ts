import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { floor } from './browsers.ts'

/**
 * Makes `scripts/newerApis.json`: what came later than our oldest browsers, and when. Takes the path of MDN's data:
 *
 *     npm pack @mdn/browser-compat-data && tar xzf mdn-browser-compat-data-*.tgz
 *     node scripts/build/listNewerApis.ts package/data.json
 */
type Support = { version_added?: string | boolean | null } & Record<string, unknown>
type Compat = { support: Record<string, Support | Support[]> }
type Tree = { __compat?: Compat } & { [name: string]: Tree | Compat | undefined }
type Browser = keyof typeof floor
type Versions = Record<Browser, number>

const browsers = Object.keys(floor) as Browser[]
const names = { chrome: 'Chrome', edge: 'Edge', safari: 'Safari', firefox: 'Firefox' } as const

/** Devices, graphics and other interfaces that no temple's app comes near. */
const far =
  /^(GPU|XR|WebGL|EXT_|WEBGL|OES|OVR|ML[A-Z]|Bluetooth|USB|HID|Serial|RTC|MIDI|NDEF|Presentation|Sensor|Payment|Encoded|Audio(Decoder|Encoder|Data)|Video(Decoder|Encoder|Frame|Color)|Media(Source|Recorder|Key|Stream)|Font|Smart|TCP|UDP|Ink|Fence|Shared|Identity|Digital|Background|Contacts|Translator|Language[MD]|Summarizer|Writer|Rewriter|Proofreader|Keyboard|Gamepad|WebTransport|Interest|Snap|CSS(?!$|StyleSheet)|SVG|WGSL|Gravity|Accelero|Gyro|Magnet|Ambient|Orientation|Absolute|Relative|LinearA|Credential|FedCM|Authenticator|PublicKey|Viewport|Device|Window(Controls|Shared)|Profiler|Attribution|Pressure|Speech|Navigation(?!Preload)|Navigate|SourceBuffer|ImageDecoder|ImageTrack|Quota|StorageBucket|Crash|CSP|Integrity|Report|Perf|LargestC|LayoutS|Visibility|EventC|TaskAtt|Sanitizer|Chapter|Monetization|Cookie|Create|Opaque|Delegated|Trusted|HTML(Portal|Fenced|Model|Geo|User|Install|Perm)|Otp|ElementInternals|External|FileSystem)/

const plain = (support: Support): boolean =>
  !support['flags'] && !support['prefix'] && !support['alternative_name']

function versionOf(support: Support | Support[] | undefined): number {
  const found = Array.isArray(support)
    ? support.find((one) => plain(one) && !one['partial_implementation'])
    : support
  const added = found?.version_added
  if (!found || !plain(found) || typeof added !== 'string' || found['version_removed'])
    return Infinity
  return Number(added.replace('≤', '')) || Infinity
}

const versionsOf = ({ support }: Compat): Versions =>
  Object.fromEntries(browsers.map((name) => [name, versionOf(support[name])])) as Versions

const late = (versions: Versions): Browser[] =>
  browsers.filter((name) => versions[name] > floor[name])

const inWords = (versions: Versions): string =>
  late(versions)
    .filter((name) => name !== 'edge')
    .map((name) => `${names[name]} ${Number.isFinite(versions[name]) ? versions[name] : 'never'}`)
    .join(', ')

type Kind =
  | 'globals'
  | 'statics'
  | 'members'
  | 'selectors'
  | 'atRules'
  | 'properties'
  | 'values'
  | 'functions'
  | 'media'
const newer: Record<Kind, Map<string, string>> = {
  globals: new Map(),
  statics: new Map(),
  members: new Map(),
  selectors: new Map(),
  atRules: new Map(),
  properties: new Map(),
  values: new Map(),
  functions: new Map(),
  media: new Map(),
}
/** By one of its meanings the browsers have it: the name alone says nothing. */
const known: Record<Kind, Set<string>> = {
  globals: new Set(),
  statics: new Set(),
  members: new Set(),
  selectors: new Set(),
  atRules: new Set(),
  properties: new Set(),
  values: new Set(),
  functions: new Set(),
  media: new Set(),
}

function take(kind: Kind, name: string, compat: Compat | undefined): void {
  if (!compat) return
  const versions = versionsOf(compat)
  if (late(versions).length === 0) known[kind].add(name)
  // What Chrome never had, nobody uses.
  else if (Number.isFinite(versions.chrome)) newer[kind].set(name, inWords(versions))
}

function walk(owner: string, tree: Tree, isBuiltin: boolean): void {
  take(owner.includes('.') ? 'statics' : 'globals', owner, tree.__compat)
  for (const [name, part] of Object.entries(tree)) {
    const compat = (part as Tree | undefined)?.__compat
    if (!compat || name === owner) continue
    if (owner === 'Intl' && /^[A-Z]/.test(name)) walk(`Intl.${name}`, part as Tree, true)
    else if (name.endsWith('_static')) take('statics', `${owner}.${name.slice(0, -7)}`, compat)
    else if (/^[a-z]\w*$/i.test(name)) {
      take('members', name, compat)
      // Said without its owner, too.
      if (owner === 'Window') take('globals', name, compat)
      // The data of the language itself does not tell the two apart.
      if (isBuiltin) take('statics', `${owner}.${name}`, compat)
    }
  }
}

const [, , path = ''] = process.argv
const data = JSON.parse(readFileSync(path, 'utf8')) as {
  api: Record<string, Tree>
  javascript: { builtins: Record<string, Tree> }
  css: Record<'selectors' | 'at-rules' | 'properties' | 'types', Record<string, Tree>>
}
for (const [name, tree] of Object.entries(data.api)) if (!far.test(name)) walk(name, tree, false)
for (const [name, tree] of Object.entries(data.javascript.builtins)) walk(name, tree, true)
for (const [name, tree] of Object.entries(data.css.selectors))
  take('selectors', name, tree.__compat)
for (const [name, tree] of Object.entries(data.css['at-rules']))
  take('atRules', name, tree.__compat)
// Only words that stand for themselves: the others of the data name what no style sheet contains (`multi_value`).
const isValue = /^[a-z][a-z-]*$/
for (const [name, part] of Object.entries(data.css['at-rules']['media'] ?? {}))
  if (isValue.test(name)) take('media', name, (part as Tree).__compat)
for (const [name, tree] of Object.entries(data.css.properties)) {
  take('properties', name, tree.__compat)
  for (const [value, part] of Object.entries(tree))
    // What a late property may have came with it.
    if (isValue.test(value) && !newer.properties.has(name))
      take('values', `${name}: ${value}`, (part as Tree).__compat)
}
for (const types of [data.css.types, data.css.types['color'] ?? {}])
  for (const [name, part] of Object.entries(types))
    if (isValue.test(name)) take('functions', name, (part as Tree).__compat)

const table = Object.fromEntries(
  Object.entries(newer).map(([kind, found]) => [
    kind,
    Object.fromEntries([...found].filter(([name]) => !known[kind as Kind].has(name)).sort()),
  ]),
)
writeFileSync(
  join(import.meta.dirname, '../newerApis.json'),
  `${JSON.stringify(table, undefined, 2)}\n`,
)
