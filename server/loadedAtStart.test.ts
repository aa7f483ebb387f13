import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What is loaded with a module: neither types nor what `import()` brings later. */
const imported = /^(?:import|export)(?! type\b)(?:[^'"=]*? from)? '([^'\n]+)'$/gm

const fileOf = (name: string, importer: string): string | undefined => {
  if (name.startsWith('#')) return join(root, name.slice(1))
  return name.startsWith('.') ? join(dirname(importer), name) : undefined
}

/** Packages by name, and their parts by path, that are loaded together with the file. */
const loadedWith = (file: string): Set<string> => {
  const files = new Set([file])
  const packages = new Set<string>()
  for (const one of files) {
    for (const [, name = ''] of readFileSync(one, 'utf8').matchAll(imported)) {
      const next = fileOf(name, one)
      if (next === undefined) packages.add(name)
      else if (existsSync(next)) files.add(next)
      else throw new Error(`${one} imports ${name}, which is not there`)
    }
  }
  expect(files.size).toBeGreaterThan(300)
  return packages
}

test('a start loads no library that only some temples or some requests need', () => {
  const loaded = loadedWith(join(root, 'server/main.ts'))
  expect(loaded).toContain('knex')
  const later = [
    '@node-rs/argon2',
    '@zxcvbn-ts/core',
    'csv-parse/sync',
    'csv-stringify',
    'fontkit',
    'libphonenumber-js/max',
    'markdown-it',
    'music-metadata',
    'nodemailer',
    'otpauth',
    'pdfkit',
    'pg',
    'prom-client',
    'read-excel-file/universal',
    'sanitize-html',
    'sharp',
    'stripe',
    'web-push',
    'yaml',
  ]
  expect(later.filter((name) => loaded.has(name))).toEqual([])
})
