import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { childProcess } from '#server/test/childProcess.ts'
import { sourceOf } from './registry.ts'
import { renewDigests } from './renew.ts'

const root = join(import.meta.dirname, '../..')
const digest = (of: string): string => `sha256:${createHash('sha256').update(of).digest('hex')}`
const index = 'application/vnd.oci.image.index.v1+json'
const single = 'application/vnd.oci.image.manifest.v1+json'

type Tags = Record<string, { readonly digest: string; readonly type?: string }>

/** A registry on this machine, which wants a token for each repository, as Docker Hub does. */
const registry = async (tags: Tags) => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry')
    requests.push(`${request.method} ${pathname}`)
    if (pathname === '/token') {
      const right = searchParams.get('service') === 'registry.test'
      return response.end(JSON.stringify({ token: right && searchParams.get('scope') }))
    }
    const [, repository = '', tag = ''] = /^\/v2\/(.+)\/manifests\/(.+)$/.exec(pathname) ?? []
    const scope = `repository:${repository}:pull`
    if (request.headers.authorization !== `Bearer ${scope}`) {
      const challenge = `Bearer realm="${origin}/token",service="registry.test",scope="${scope}"`
      return response.writeHead(401, { 'WWW-Authenticate': challenge }).end()
    }
    const found = tags[`${repository}:${tag}`]
    const { type = index } = found ?? {}
    const takes = request.headers.accept?.includes(index)
    if (!found || !takes || request.method !== 'HEAD') return response.writeHead(404).end()
    const headers = { 'Content-Type': type, 'Docker-Content-Digest': found.digest }
    return response.writeHead(200, headers).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin, asked: requests }
}

/** The two files of this repository, in a folder of their own. */
const copies = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-images-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = ['Dockerfile', 'compose.yaml']
  for (const file of files) await copyFile(join(root, file), join(folder, file))
  const texts = () => Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return { folder, texts }
}

const withoutDigests = (text: string): string => text.replaceAll(/@sha256:\w+/g, '')

/** Every image of the two files, as Docker Hub names it. */
const hubTags = async (of = (image: string) => digest(image)): Promise<Tags> => {
  const texts = await (await copies()).texts()
  const images = texts
    .flatMap((text) => [...withoutDigests(text).matchAll(/(?:^FROM |image: )(\S+:\S+)/gm)])
    .map(([, image = '']) => image)
  return Object.fromEntries(images.map((image) => [`library/${image}`, { digest: of(image) }]))
}

test('each image gets the digest of its tag, and nothing else changes', async () => {
  const tags = await hubTags()
  const { origin, asked } = await registry(tags)
  const { folder, texts } = await copies()
  const before = await texts()
  const changes = await renewDigests({ folder, isCheck: false, hub: origin })
  const after = await texts()
  expect(after.map(withoutDigests)).toEqual(before.map(withoutDigests))
  expect(after[0]?.match(/^FROM node:[\w.-]+@sha256:[0-9a-f]{64}( AS build)?$/gm)).toHaveLength(2)
  expect(after[1]).toMatch(/^ {4}image: postgres:\S+@sha256:[0-9a-f]{64}$/m)
  expect(after[1]).toMatch(/^ {4}image: modak$/m)
  expect(changes.map(({ file }) => file)).toEqual([
    'Dockerfile',
    'Dockerfile',
    'compose.yaml',
    'compose.yaml',
  ])
  // The two stages share an image; each is asked for once without and once with a token.
  expect(asked.filter((line) => line.startsWith('HEAD'))).toHaveLength(6)
})

test('a second run changes nothing, and finds what was pushed since', async () => {
  const { folder, texts } = await copies()
  const first = await registry(await hubTags())
  await renewDigests({ folder, isCheck: false, hub: first.origin })
  expect(await renewDigests({ folder, isCheck: false, hub: first.origin })).toEqual([])
  const newer = await registry(await hubTags((image) => digest(`${image}, newer`)))
  const before = await texts()
  const [change] = await renewDigests({ folder, isCheck: true, hub: newer.origin })
  expect(change?.was).toBe(digest(change?.image ?? ''))
  expect(change?.is).toBe(digest(`${change?.image}, newer`))
  expect(await texts()).toEqual(before)
  await renewDigests({ folder, isCheck: false, hub: newer.origin })
  expect((await texts())[0]).toContain(change?.is)
})

test('without all the digests nothing is written, and it is said which is missing', async () => {
  const { folder, texts } = await copies()
  const before = await texts()
  const run = async (tags: Tags) => {
    const { origin } = await registry(tags)
    return renewDigests({ folder, isCheck: false, hub: origin })
  }
  const [postgres = ''] = Object.keys(await hubTags()).filter((name) => /postgres/.test(name))
  const { [postgres]: known, ...others } = await hubTags()
  await expect(run(others)).rejects.toThrow(/gives no digest for postgres:\S+ \(404\)$/)
  const one = { ...others, [postgres]: { digest: known?.digest ?? '', type: single } }
  await expect(run(one)).rejects.toThrow(`it is for one processor (${single})`)
  await expect(renewDigests({ folder, isCheck: false, hub: 'http://127.0.0.1:1' })).rejects.toThrow(
    '127.0.0.1:1 does not answer',
  )
  expect(await texts()).toEqual(before)
})

test('another registry is asked where the name says so', async () => {
  const { origin } = await registry({ 'temple/app:1.0': { digest: digest('app') } })
  const { folder, texts } = await copies()
  const host = origin.replace('http://', '')
  await writeFile(join(folder, 'Dockerfile'), `FROM --platform=$P ${host}/temple/app:1.0 AS app\n`)
  await writeFile(join(folder, 'compose.yaml'), `    image: "${host}/temple/app:1.0" # ours\n`)
  await renewDigests({ folder, isCheck: false })
  const pinned = `${host}/temple/app:1.0@${digest('app')}`
  expect(await texts()).toEqual([
    `FROM --platform=$P ${pinned} AS app\n`,
    `    image: "${pinned}" # ours\n`,
  ])
})

test.each([
  ['node', 'https://registry-1.docker.io', 'library/node'],
  ['docker.io/library/node', 'https://registry-1.docker.io', 'library/node'],
  ['bitnami/redis', 'https://registry-1.docker.io', 'bitnami/redis'],
  ['ghcr.io/temple/app', 'https://ghcr.io', 'temple/app'],
])('%s is asked for as Docker does', (name, host, repository) => {
  expect(sourceOf(name)).toEqual({ registry: host, repository })
})

test('the command with --check says what differs, ends with 1 and writes nothing', async () => {
  const { origin } = await registry(await hubTags(() => digest('never pushed')))
  const before = await (await copies()).texts()
  const command = childProcess(join(import.meta.dirname, 'images.ts'), ['--check', '--hub', origin])
  expect(await command.ended).toBe(1)
  expect(command.output()).toMatch(
    /^Dockerfile: node:\S+ should be sha256:\w{64}, (was|had no digest)/,
  )
  expect(await (await copies()).texts()).toEqual(before)
})
