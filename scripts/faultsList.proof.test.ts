import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('all long runs load', async () => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const list = [vitest, 'list', '--config', 'vitest.faults.config.ts', '--json']
  const { stdout } = await promisify(execFile)(process.execPath, list, { cwd: root })
  const found = JSON.parse(stdout.slice(stdout.indexOf('['))) as { file: string }[]
  const files = globSync('{almanac,app,contract,e2e,scripts,server,sw}/**/*.faults.ts', {
    cwd: root,
  })
  expect(new Set(found.map(({ file }) => file))).toEqual(
    new Set(files.map((file) => join(root, file))),
  )
})
