import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { childProcess } from '#server/test/childProcess.ts'
import { freshTemple, startScript, temporaryFolder } from '#server/test/freshTemple.ts'
import { request } from '#server/test/request.ts'

test('a first start migrates, seeds, serves and says where; a second one finds it all', async () => {
  const { url, port, env } = await freshTemple()
  const file = join(await temporaryFolder(), 'settings')
  await writeFile(file, 'SMPT_URL=smtp://u:secret@h')
  await chmod(file, 0o640)
  const first = childProcess(startScript, [], { ...env, ENV_FILE: file })
  await first.says(`Modak is ready at http://localhost:${port}`)
  expect(first.output()).toContain(`Other users of this machine can read "${file}"`)
  expect(first.output()).toContain('SMPT_URL is not a setting and is ignored')
  expect(first.output()).not.toContain('secret')
  const site = await request(`${url}/api/site`)
  expect(site.status).toBe(200)
  expect((await request(url)).status).toBe(200)
  first.process.kill('SIGTERM')
  expect(await first.ended, first.output()).toBe(0)
  expect(first.output()).not.toContain('stopped before all running tasks had finished')

  const second = childProcess(startScript, [], env)
  await second.says('Modak is ready')
  expect((await request(`${url}/api/site`)).headers.etag).toBe(site.headers.etag)
  second.process.kill('SIGINT')
  expect(await second.ended).toBe(0)
}, 60_000)
