import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBuiltApp, loadTranslations, prepareDb } from '#server/startup/prepare.ts'
import { type TestApp, testApp } from './testApp.ts'

/** A real temple's first content, and the pages as they are built. */
export const builtTemple = async (): Promise<TestApp> => {
  const app = await loadBuiltApp('dist')
  if (!app) throw new Error('Nothing is built: run `npm run build` first.')
  const folder = await mkdtemp(join(tmpdir(), 'modak-test-'))
  const location = { sqliteFile: join(folder, 'modak.sqlite') }
  await (await prepareDb(location)).destroy()
  const drop = () => rm(folder, { recursive: true, force: true })
  const translations = await loadTranslations('dist')
  return testApp({ app, translations, database: { location, drop }, now: () => new Date() })
}
