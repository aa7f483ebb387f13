import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { largestRecording } from '#contract/writing/recordingsAdmin.ts'
import { largestProductFile } from '#contract/shop/admin.ts'
import { readConfig } from '#server/config.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

type Service = {
  readonly image?: string
  readonly mem_limit?: string
  readonly tmpfs?: readonly string[]
  readonly environment: Record<string, string>
  readonly volumes: readonly string[]
  readonly networks: readonly string[]
}
type Compose = {
  readonly services: Record<'app' | 'db' | 'proxy', Service>
  readonly networks: Record<string, unknown>
  readonly volumes: Record<string, unknown>
}

/** Written by `npm run images`. */
const digest = /@sha256:[0-9a-f]{64}$/

const compose = (): Compose => parse(read('compose.yaml')) as Compose

test('the image has the Node that the server runs on', () => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>
  }
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(new Set(images.map((image) => image?.replace(digest, '')))).toEqual(
    new Set([`node:${dependencies['node']}-trixie-slim`]),
  )
})

test('however the server is started, it keeps little of the memory that it frees', () => {
  const started = ['package.json', 'Dockerfile', 'docs/deploy/modak.service'].map(
    (file) => new Set(read(file).match(/\bMALLOC_\w+=\d+|--max-semi-space-size=\d+/g)),
  )
  expect(started[0]?.size).toBe(3)
  for (const one of started) expect(one).toEqual(started[0])
})

test('the image copies only what is there, and runs as an ordinary user', () => {
  const file = read('Dockerfile')
  const copied = [...file.matchAll(/^COPY --from=build (.+) \S+$/gm)]
    .flatMap(([, paths = '']) => paths.split(' '))
    .map((path) => path.replace('/modak/', ''))
  const ofOurs = copied.filter((path) => !['node_modules', 'dist'].includes(path))
  expect(ofOurs.length).toBeGreaterThan(6)
  for (const path of ofOurs) expect(existsSync(join(root, path)), path).toBe(true)
  expect(
    file
      .trimEnd()
      .split('\n')
      .filter((line) => line.startsWith('USER')),
  ).toEqual(['USER node'])
})

test('compose.yaml starts the app with settings it accepts, each image pinned', () => {
  const { services, networks, volumes } = compose()
  const given = Object.entries(services.app.environment).map(([name, value]) => [
    name,
    String(value)
      .replace(/\$\{PUBLIC_URL:[^}]*\}/, 'https://temple.example')
      .replace(/\$\{POSTGRES_PASSWORD:[^}]*\}/, 'secret'),
  ])
  const config = readConfig(Object.fromEntries(given))
  expect(config.publicUrl).toBe('https://temple.example')
  expect(config.proxies).toBe(1)
  expect(read('Dockerfile')).toContain(`DATA_DIR=${config.dataDir} `)
  expect(services.proxy.environment['UPSTREAM']).toBe(`app:${config.port}`)
  expect(config.database).toEqual({ postgresUrl: 'postgres://modak:secret@db:5432/modak' })
  for (const { image, networks: nets, volumes: mounted } of Object.values(services)) {
    expect(image).toMatch(/^modak$|:\d+\.\d+/)
    for (const net of nets) expect(networks).toHaveProperty(net)
    for (const mount of mounted.filter((one) => !one.startsWith('./')))
      expect(volumes).toHaveProperty(mount.split(':')[0] ?? '')
  }
  expect(services.db.networks).toEqual(['back'])
})

test('no service of compose.yaml takes the memory of the others, on a machine of 2 GB', () => {
  const { app, db, proxy } = compose().services
  const limits = [app, db, proxy].map(({ mem_limit: limit = '' }) =>
    Number(/^(\d+)m$/.exec(limit)?.[1]),
  )
  const together = limits.reduce((sum, limit) => sum + limit)
  expect(together).toBeLessThanOrEqual(2048 - 256)
  const [tmp = ''] = app.tmpfs ?? []
  const size = Number(/^\/tmp:size=(\d+)m$/.exec(tmp)?.[1])
  expect(size).toBeLessThan((limits[0] ?? 0) / 4)
})

test('the database has the same Debian as the app', () => {
  expect(compose().services.db.image?.replace(digest, '')).toMatch(/^postgres:\d+\.\d+-trixie$/)
})

test('both proxies take the largest upload', () => {
  const largest = Math.max(largestRecording, largestProductFile)
  const caddy = Number(/max_size (\d+)MB/.exec(read('docs/deploy/Caddyfile'))?.[1]) * 1000 ** 2
  const nginx = Number(/client_max_body_size (\d+)m/.exec(read('docs/deploy/nginx.conf'))?.[1])
  expect(nginx * 1024 ** 2).toBeGreaterThan(largest)
  expect(caddy).toBeGreaterThan(largest)
})
