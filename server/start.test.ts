import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { childProcess } from '#server/test/childProcess.ts'
import { startScript, temporaryFolder } from '#server/test/freshTemple.ts'

test('another Node than the pinned one says so instead of crashing', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'server'))
  await copyFile(startScript, join(folder, 'server/start.mjs'))
  await writeFile(
    join(folder, 'package.json'),
    '{"type":"module","dependencies":{"node":"99.1.0"}}',
  )
  const server = childProcess(join(folder, 'server/start.mjs'), [])
  expect(await server.ended).toBe(1)
  expect(server.output()).toBe(
    `Modak runs on Node 99.1.0, this is ${process.versions.node}. ` +
      'Start it with `npm start`, which brings its own.\n',
  )
})
