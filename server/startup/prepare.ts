import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Knex } from 'knex'
import { type Language, languages } from '#contract/languages.ts'
import type { Config } from '#server/config.ts'
import { withStartupLock } from '#server/db/startupLock.ts'
import { openDb, type DbLocation } from '#server/db/db.ts'
import { orLockedOut } from '#server/db/lockedOut.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedArticles } from '#server/db/seed/articles.ts'
import { readSeedFiles } from '#server/db/seed/files.ts'
import { seedPages } from '#server/db/seed/pages.ts'
import { seedRites } from '#server/db/seed/rites.ts'
import { seed } from '#server/db/seed/seed.ts'
import { readTranslations } from '#server/db/seed/translationFiles.ts'
import { seedTranslations } from '#server/db/seed/translations.ts'
import { codeOf, StartError } from '#server/errors.ts'
import { renewPosts } from '#server/features/blog/renew.ts'
import { translatedPosts } from '#server/features/blog/translated.ts'
import { translatedPages } from '#server/features/pages/translated.ts'
import { renewTranslations } from '#server/features/translations/renew.ts'
import type { BuiltApp } from '#server/http/render.ts'
import { assertComplete, assertNotMoved } from '#server/move/start.ts'

/**
 * Opens the database with its tables and starter content in place, even if others are starting too.
 */
export const prepareDb = async (location: DbLocation): Promise<Knex> => {
  if ('sqliteFile' in location) assertNotMoved(location.sqliteFile)
  const db = openDb(location)
  try {
    if ('postgresUrl' in location) await assertComplete(db)
    await withStartupLock(db, location, async () => {
      await migrate(db)
      const content = join(import.meta.dirname, '../db/seed')
      const files = await readSeedFiles(content)
      await seed(db, files, new Date())
      await seedRites(db, files.rites, new Date())
      await seedArticles(db, join(content, 'articles'), new Date())
      await seedPages(db, join(content, 'pages'), new Date())
      await seedTranslations(db, await readTranslations(content, files), new Date())
      await renewPosts(db)
      await renewTranslations(db, [translatedPosts, translatedPages])
    })
    return db
  } catch (error) {
    await db.destroy()
    throw orLockedOut(error, 'DATABASE_URL')
  }
}

type Entry = Pick<BuiltApp, 'render' | 'renderManifest'>

const importEntry = (file: string): Promise<Entry> =>
  import(/* @vite-ignore */ pathToFileURL(file).href)

const readDocument = async (client: string): Promise<Pick<BuiltApp, 'template' | 'styles'>> => ({
  template: await readFile(join(client, 'index.html'), 'utf8'),
  styles: JSON.parse(await readFile(join(client, '.vite/styles.json'), 'utf8')),
})

/** Undefined where nothing is built. */
const ifBuilt = async <T>(load: Promise<T>): Promise<T | undefined> => {
  try {
    return await load
  } catch (error) {
    if (['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes(codeOf(error))) return undefined
    throw error
  }
}

/** The app as `npm run build` left it in `dist`, or undefined if it never ran. */
export const loadBuiltApp = (dist: string): Promise<BuiltApp | undefined> =>
  ifBuilt(
    (async () => {
      const { render, renderManifest } = await importEntry(join(dist, 'ssr/entry-server.js'))
      return { ...(await readDocument(join(dist, 'client'))), render, renderManifest }
    })(),
  )

/**
 * The same in every other language that is built. What renders them is imported when a page of
 * theirs is first requested: each takes some megabytes.
 */
export const loadTranslations = async (dist: string): Promise<ReadonlyMap<Language, BuiltApp>> => {
  const found = await Promise.all(
    languages.map(async (language) => {
      const document = await ifBuilt(readDocument(join(dist, 'client', language)))
      if (!document) return []
      const file = join(dist, language, 'ssr/entry-server.js')
      let entry: Promise<Entry> | undefined
      const load = () => (entry ??= importEntry(file))
      const app: BuiltApp = {
        ...document,
        render: async (...args) => (await load()).render(...args),
        renderManifest: async (...args) => (await load()).renderManifest(...args),
      }
      return [[language, app] as const]
    }),
  )
  return new Map(found.flat())
}

export const listen = (
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
  name = 'PORT',
): Promise<void> =>
  new Promise((resolve, reject) => {
    const refuse = (error: Error): void => {
      const words =
        codeOf(error) === 'EADDRINUSE'
          ? `Port ${port} is already in use. Stop the program that uses it, or set ${name} to another port.`
          : `Cannot listen on ${host}:${port} (${codeOf(error)})`
      reject(new StartError(words))
    }
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve()
    })
  })
