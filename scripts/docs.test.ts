import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The articles are content with links of their own. */
const notOurs = ['node_modules', 'dist', 'data', 'test-results', 'server/db/seed/articles']
const pages = globSync(['**/README.md', 'docs/**/*.md'], {
  cwd: root,
  exclude: (path) => notOurs.includes(path),
}).sort()

const read = (page: string): string => readFileSync(join(root, page), 'utf8')
const linesOf = (page: string): number => read(page).trimEnd().split('\n').length

/** Headings as GitHub turns them into anchors. */
const anchorsIn = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

const linksIn = (page: string): string[] =>
  [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(https?|mailto):/.test(link))

const isGoodLink = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, target))) return false
  return anchor === undefined || anchorsIn(target).includes(anchor)
}

/** Names in backticks that begin with a folder of ours, such as `app/routes/`; patterns are left out. */
const topFolders = readdirSync(root, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() && each.name !== 'node_modules' ? [each.name] : [],
)
const pathsIn = (page: string): string[] =>
  [...read(page).matchAll(/`([\w.$-]+\/[\w./$-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => topFolders.includes(path.slice(0, path.indexOf('/'))))

/** In a folder's own README, also the names of files and folders beside it. */
const namesIn = (page: string): string[] =>
  [...read(page).matchAll(/`((?:\w+\/)*[\w.-]+\.(?:ts|tsx|css|js|json|py)|(?:\w+\/)+)`/g)].map(
    ([, name = '']) => name,
  )

const isThere = (page: string, name: string): boolean =>
  [root, join(root, dirname(page))].some((folder) => {
    const path = join(folder, name)
    return existsSync(path) && (!name.endsWith('/') || statSync(path).isDirectory())
  })

/** The tree in the top README: a name is a folder in the one its line begins with, or in the one above. */
const missingInTree = (readme: string): string[] => {
  const tree = /^## The tree\n+```\n([\s\S]*?)```/m.exec(readme)?.[1] ?? ''
  let top = ''
  return tree.split('\n').flatMap((line) => {
    const names = [...line.matchAll(/(?<=^|\s)(?:\w+\/)+/g)].map(([name]) => name)
    if (/^\w/.test(line)) top = names[0] ?? ''
    const folders = ['', top, join(top, names[0] ?? '')]
    const isMissing = (name: string) =>
      !folders.some((folder) => existsSync(join(root, folder, name)))
    return names.filter(isMissing).map((name) => top + name)
  })
}

test.each(pages)('%s links only to pages and headings that exist', (page) => {
  expect(linksIn(page).filter((link) => !isGoodLink(page, link))).toEqual([])
})

test.each(pages)('%s names only files and folders that exist', (page) => {
  const own = page.startsWith('docs/') ? [] : namesIn(page)
  const missing = [...new Set([...pathsIn(page), ...own])].filter((name) => !isThere(page, name))
  // These folders exist only after a build or a start.
  expect(missing.filter((name) => !/^(dist|data)\//.test(name))).toEqual([])
})

test('pages name only commands of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const typed = /(?:npm run(?: -s)?|node --run|(?<=`)modak|(?<=`)in app) ([a-z]\w*)/g
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(typed)].map(([, name = '']) => ({ page, name })),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('the tree in the README names only folders that exist', () => {
  expect(missingInTree(read('README.md'))).toEqual([])
  expect(missingInTree('## The tree\n```\nserver/  nowhere/\n```')).toEqual(['server/nowhere/'])
})

test('each decision is in the index, and the index names no other', () => {
  const files = pages.filter((page) => /decisions\/\d{4}-/.test(page))
  const listed = linksIn('docs/decisions/README.md').map((link) => `docs/decisions/${link}`)
  expect(listed).toEqual(files)
})

test('the README and the architecture stay short', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(120)
  expect(linesOf('docs/architecture.md')).toBeLessThanOrEqual(80)
})
