import { join, relative } from 'node:path'
import { expect } from 'vitest'
import { noteFile } from './statementNotes.ts'

const { testPath } = expect.getState()
if (testPath) noteFile(relative(join(import.meta.dirname, '../..'), testPath))
