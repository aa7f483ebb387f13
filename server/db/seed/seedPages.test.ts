import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'
import { seedPages } from './pages.ts'

const folderOf = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-pages-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(import.meta.dirname, 'pages'), folder, { recursive: true })
  return folder
}

/** Before its first start. */
const emptyTemple = async () => {
  const app = await testApp()
  await app.db('pages').delete()
  return app
}

test('a start without a correction changes nothing', async () => {
  const app = await emptyTemple()
  const folder = await folderOf()
  await seedPages(app.db, folder, new Date())
  const pages = await app.db('pages').orderBy('name')
  await app.db('seeds').update({ hash: null })
  await seedPages(app.db, folder, new Date('2030-01-01T00:00:00Z'))
  expect(await app.db('pages').orderBy('name')).toEqual(pages)
})
