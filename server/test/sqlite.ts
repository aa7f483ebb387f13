import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fill } from './filled.ts'
import { notesFolder } from './notesFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sqliteTemplate: string
  }
}

/** Migrates and fills one file for the whole run: tests copy it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await rm(notesFolder('sqlite'), { recursive: true, force: true })
  const folder = await mkdtemp(join(tmpdir(), 'modak-template-'))
  const sqliteFile = join(folder, 'modak.sqlite')
  await fill({ sqliteFile })
  project.provide('sqliteTemplate', sqliteFile)
  return () => rm(folder, { recursive: true, force: true })
}
