import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { StaffPage } from '#contract/pages/admin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
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

const addTo = async (folder: string, name: string, words: string) => {
  const path = join(folder, `${name}.md`)
  await writeFile(path, `${await readFile(path, 'utf8')}\n${words}\n`)
}

test('corrections to a starter page arrive with a later start, unless staff edited it', async () => {
  const app = await emptyTemple()
  const folder = await folderOf()
  await seedPages(app.db, folder, new Date())
  const editor = await person(app, { role: 'editor' })
  const current = await get<StaffPage>(editor, '/api/admin/pages/about')
  const path = '/api/admin/pages/about'
  okOf(await changeFrom(editor, 'PUT', path, current.version, { ...current, markdown: 'Ours.' }))
  for (const words of ['First correction.', 'Second correction.']) {
    for (const name of ['about', 'privacy']) await addTo(folder, name, words)
    await seedPages(app.db, folder, new Date())
    const { version, markdown } = await get<StaffPage>(editor, '/api/admin/pages/privacy')
    expect(markdown).toContain(words)
    // An editor who has it open is told about the change.
    expect(version).toBe(words.startsWith('First') ? 2 : 3)
    expect((await get<StaffPage>(editor, path)).markdown).toBe('Ours.')
  }
})
