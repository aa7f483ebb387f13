import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGuide } from './guidePage.ts'

const guide = readGuide(join(import.meta.dirname, '../..'))

test('the walk finds what the guide says to type on a server with systemd', () => {
  const typed = guide.setUp()
  for (const begins of [
    'useradd ',
    'git clone ',
    'npm run assemble',
    'install ',
    'cp docs/deploy/',
  ])
    expect(typed.filter((line) => line.startsWith(begins))).toHaveLength(1)
})

test('the walk finds what modak stands for', () => {
  expect(guide.modak()).toEqual(['runuser', '-u', 'modak', '--', 'node_modules/.bin/node', '--run'])
})
