import { spawnSync } from 'node:child_process'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { builtLanguages, outputOf } from './languages.ts'

const vite = (language: Language, ...parts: string[]): void => {
  const { status } = spawnSync('vite', ['build', ...parts], {
    stdio: 'inherit',
    env: { ...process.env, MODAK_LANGUAGE: language },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Files of the same name are the same, since their names are of their content. What belongs to the
 * language alone is beside them: its document, its list of styles, and its worker, which has the
 * same scope as the English one, so that a phone has one of them.
 */
const joinEnglish = async (language: Language): Promise<void> => {
  const from = outputOf('client', language)
  const own = `dist/client/${language}`
  await cp(join(from, 'assets'), 'dist/client/assets', { recursive: true })
  await mkdir(own, { recursive: true })
  await rename(join(from, 'index.html'), join(own, 'index.html'))
  await rename(join(from, '.vite'), join(own, '.vite'))
  await rename(join(from, 'sw.js'), `dist/client/sw-${language}.js`)
  await rm(from, { recursive: true })
}

for (const language of builtLanguages) {
  vite(language)
  vite(language, '--ssr', 'app/entry-server.tsx')
  if (language !== 'en') await joinEnglish(language)
}
