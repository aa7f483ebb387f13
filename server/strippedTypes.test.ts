import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile, copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const repository = join(import.meta.dirname, '..')

test('what was stripped ahead is what runs, and anything else is stripped by Node', async () => {
  const root = await mkdtemp(join(tmpdir(), 'modak-stripped-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const folder of ['server', 'contract', 'almanac', 'migrations', 'scripts'])
    await mkdir(join(root, folder))
  for (const file of [
    'server/strippedTypes.mjs',
    'scripts/stripTypes.mjs',
    'scripts/builtFrom.mjs',
  ])
    await copyFile(join(repository, file), join(root, file))
  await writeFile(
    join(root, 'package.json'),
    '{"type":"module","imports":{"#server/*":"./server/*"}}',
  )
  const script = join(root, 'server/script.ts')
  const node = (...args: string[]) =>
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
  const says = () => node('--import', './server/strippedTypes.mjs', script)

  await writeFile(script, "const said: string = 'typed'\nconsole.log(said)")
  node('scripts/stripTypes.mjs')
  expect(says()).toBe('typed')
  const folder = join(root, 'node_modules/.cache/modak/stripped')
  const [stripped = ''] = await readdir(folder)
  await writeFile(join(folder, stripped), "console.log('stripped ahead')")
  expect(says()).toBe('stripped ahead')

  await writeFile(script, "const said: string = 'changed'\nconsole.log(said)")
  expect(says()).toBe('changed')
  node('scripts/stripTypes.mjs')
  expect(await readdir(folder)).not.toContain(stripped)
})
