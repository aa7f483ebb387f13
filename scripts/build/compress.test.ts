import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFolder } from './compress.ts'

test('text gets brotli and gzip copies, and files that would not shrink get none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-compress-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const text = 'ॐ गं गणपतये नमः\n'.repeat(100)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app.js'), text)
  await writeFile(join(folder, 'assets/app.js.map'), text)
  await writeFile(join(folder, 'icon.png'), text)
  await writeFile(join(folder, 'small.css'), 'a{}')
  await writeFile(join(folder, 'small.css.br'), 'of an earlier build')

  await compressFolder(folder)

  expect((await readdir(folder)).sort()).toEqual(['assets', 'icon.png', 'small.css'])
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'app.js.map',
  ])
  const encoded = (suffix: string) => readFile(join(folder, `assets/app.js${suffix}`))
  expect(brotliDecompressSync(await encoded('.br')).toString()).toBe(text)
  expect(gunzipSync(await encoded('.gz')).toString()).toBe(text)
})
