import { relative, join } from 'node:path'
import { expect } from 'vitest'
import { note } from './statementNotes.ts'

const { testPath } = expect.getState()
if (testPath) note({ file: relative(join(import.meta.dirname, '../..'), testPath) })
