import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let root: string
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'modak-words-'))
  write('package.json', '{ "type": "module", "imports": { "#app/*": "./app/*" } }')
  write('app/entry.ts', "import { hello } from '#app/i18n/en/hello.ts'\nconsole.log(hello)\n")
  write('app/i18n/en/hello.ts', "export const hello = 'Welcome'\n")
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What a small app is built to in a language. */
const builtIn = async (language: string): Promise<string> => {
  vi.stubEnv('MODAK_LANGUAGE', language)
  const { wordsHere } = await import('./languages.ts')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    resolve: { alias: wordsHere(root) },
    build: { write: false, rolldownOptions: { input: join(root, 'app/entry.ts') } },
  })
  const [{ output }] = [result].flat() as { output: { code?: string }[] }[] as [
    { output: { code?: string }[] },
  ]
  return output.map(({ code }) => code).join('')
}

test('a build has the words of its language alone', async () => {
  write('app/i18n/mr/hello.ts', "export const hello = 'स्वागत'\n")
  const marathi = await builtIn('mr')
  expect(marathi).toContain('स्वागत')
  expect(marathi).not.toContain('Welcome')
})

test('English stays as it is', async () => {
  expect(await builtIn('en')).toContain('Welcome')
})

test('words that are missing end the build', async () => {
  await expect(builtIn('mr')).rejects.toThrow(/i18n\/mr\/hello/)
})

test('the back office stays in English', async () => {
  write('app/i18n/mr/hello.ts', "export const hello = 'स्वागत'\n")
  write('app/i18n/en/blog/adminBlog.ts', "export const drafts = 'Drafts'\n")
  const drafts = "import { drafts } from '#app/i18n/en/blog/adminBlog.ts'\nconsole.log(drafts)\n"
  write(
    'app/entry.ts',
    `import { hello } from '#app/i18n/en/hello.ts'\nconsole.log(hello)\n${drafts}`,
  )
  const marathi = await builtIn('mr')
  expect(marathi).toContain('स्वागत')
  expect(marathi).toContain('Drafts')
})
