import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Shown to devotees and staff. */
const screens = globSync('app/i18n/en/**/*.ts', { cwd: root })

/** Everything else people read: messages, emails, PDFs, articles, pages and documentation. */
const others = [
  ...globSync(['contract/**/*.ts', 'server/**/*.ts'], { cwd: root }).filter(
    (path) => !/\.test\.ts$|^server\/test\//.test(path),
  ),
  ...globSync('server/db/seed/**/*.{md,yaml}', { cwd: root }),
  ...globSync(['*.md', 'docs/**/*.md', '{app,sw,server,contract,almanac,e2e,scripts}/**/*.md'], {
    cwd: root,
  }),
]

type Ban = { phrase: RegExp; use: string; onlyOnScreens?: true }

/**
 * One thing has one name. Only phrases are banned, never a single common word, so no text of the
 * specification needs an exception.
 */
const bans: Ban[] = [
  {
    phrase: /\b(without|there is|with) (a|any|the) network\b|\bno network\b/i,
    use: 'offline, online',
  },
  { phrase: /\bwill stand\b|\bstands? here\b/i, use: 'appears, will appear' },
  { phrase: /\bstands? (on|in|under|below) (the|its|a|every)\b/i, use: 'is shown' },
  {
    phrase: /\btemple[’']s server\b|\bserver has said yes\b/i,
    use: 'we, the temple',
  },
  {
    phrase: /\bgiven back\b|\bg(ive|ives|iving|ave) (the |their |its )?money back\b/i,
    use: 'refund',
  },
  { phrase: /\be-mail/i, use: 'email' },
  {
    phrase: /\b(by|a|this|that|your|our|every|each) mail\b(?! (server|program|app))/i,
    use: 'email',
    onlyOnScreens: true,
  },
  { phrase: /\bUPI address\b/i, use: 'UPI ID' },
  { phrase: /\bsign(s|ed|ing)? (in|out)\b/i, use: 'log in, log out' },
  { phrase: /\b(link|time|code|session)s? ha(s|ve|d) run out\b/i, use: 'expired' },
  { phrase: /\bmay (stay|be left) empty\b/i, use: 'optional' },
  {
    phrase: /\b(can|could)(not| no longer| not) be had\b|\bno longer free\b/i,
    use: 'not available',
  },
  { phrase: /\bpassword once more\b/i, use: 'confirm password' },
  { phrase: /\bkept on (this|the|your) phone\b/i, use: 'saved', onlyOnScreens: true },
  { phrase: /\bthings? (was|were) found\b|\bnothing has [“"]/i, use: 'results, no results' },
  { phrase: /\bfilters? away\b/i, use: 'clear filters' },
  {
    phrase: /\baudit (log|trail|tab|page)\b|\bwhat went out\b/i,
    use: 'activity log, delivery log',
  },
  { phrase: /\bplaces and closed days\b/i, use: 'capacity and closed days' },
  { phrase: /\bnot settled\b|\bneeds you\b|\bwhat waits\b/i, use: 'needs attention' },
  { phrase: /\bworth nothing\b/i, use: 'test mode' },
  { phrase: /\b(sent|goes|tried again|published|comes) by itself\b/i, use: 'automatically' },
  { phrase: /['`]To (all [a-z]+|the day)['`]/, use: 'the name of the list', onlyOnScreens: true },
  { phrase: /\bsecond factor\b/i, use: 'two-step login', onlyOnScreens: true },
  { phrase: /['`](Yes|No), /, use: 'a verb, such as Cancel booking', onlyOnScreens: true },
]

const withoutComments = (path: string, text: string): string =>
  path.endsWith('.ts') ? text.replaceAll(/^[ \t]*(\/\/|\/?\*).*$/gm, '') : text

const found = (path: string, text: string, isScreen: boolean): string[] =>
  withoutComments(path, text)
    .split('\n')
    .flatMap((line, index) =>
      bans
        .filter(({ phrase, onlyOnScreens }) => (isScreen || !onlyOnScreens) && phrase.test(line))
        .map(({ phrase, use }) => `${path}:${index + 1}: “${phrase.exec(line)?.[0]}”, use ${use}`),
    )

const inFiles = (paths: string[], isScreen: boolean): string[] =>
  paths.flatMap((path) => found(path, readFileSync(join(root, path), 'utf8'), isScreen))

describe('A word with one name does not come back under another', () => {
  test('on screens', () => {
    expect(screens.length).toBeGreaterThan(50)
    expect(inFiles(screens, true)).toEqual([])
  })

  test('in messages, emails, articles and documentation', () => {
    expect(others.length).toBeGreaterThan(400)
    expect(inFiles(others, false)).toEqual([])
  })

  test('a phrase of the old words is found, with its line', () => {
    const planted = "const words = {\n  text: 'Opens without a network.',\n}"
    expect(found('app/i18n/en/planted.ts', planted, true)).toEqual([
      'app/i18n/en/planted.ts:2: “without a network”, use offline, online',
    ])
  })
})
