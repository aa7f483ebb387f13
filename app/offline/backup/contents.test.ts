import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { openOfflineDb } from '#app/offline/db.ts'
import { keys, tables } from './contents.ts'

const sources = Object.entries(
  import.meta.glob<string>(
    [
      '/app/**/*.{ts,tsx,js}',
      '/sw/**/*.ts',
      '!/**/*.test.*',
      '!/app/test/**',
      '!/app/features/**/show[A-Z]*.tsx',
    ],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
)

/** The names that a file gives to places of local storage or of the tab's own storage. */
function keysIn(text: string): string[] {
  const named = /(?:\bkey|Key|\bplace|\bprefix)(?: =|:) '([^']+)'/g
  const direct = /(?:[gs]etItem|removeItem|\bstored?|storedText)\('([^']+)'/g
  return [named, direct].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, key]) => key ?? ''),
  )
}

const usesStorage = (text: string): boolean =>
  /\b(?:local|session)Storage\b|\bstorage\(\)|storedText\('/.test(text)

/** These are given their key by the file beside them. */
const givenKeys =
  /storedText|usePractice|phoneMala|phoneLog|DataCopy|backup\/|mine\/(?:lastText|reserve)|chosenScript|features\/mantras\/(?:PersonalRows|hasPersonalRows)/

describe('A copy of everything personal', () => {
  it('has every table of the phone, or says why not', () => {
    const stored = openOfflineDb().tables.map(({ name }) => name)
    expect(Object.keys(tables).sort()).toEqual(stored.sort())
  })

  it('has every key of local storage, or says why not', () => {
    const found = sources.filter(
      ([path, text]) => usesStorage(text) || path.endsWith('/mine/keys.ts'),
    )
    const nameless = found.filter(
      ([path, text]) => keysIn(text).length === 0 && !givenKeys.test(path),
    )
    expect(
      nameless.map(([path]) => path),
      'files whose keys this test does not see',
    ).toEqual([])
    const used = [...new Set(found.flatMap(([, text]) => keysIn(text)))]
    expect(Object.keys(keys).sort()).toEqual(used.sort())
  })
})
