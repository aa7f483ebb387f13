import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer, connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { childProcess } from '#server/test/childProcess.ts'
import { freshTemple, startScript, temporaryFolder } from '#server/test/freshTemple.ts'
import { freePort } from '#server/processes/freePort.ts'
import { request } from '#server/test/request.ts'

test('daily tasks also run soon after a start', async () => {
  const { env } = await freshTemple()
  const first = childProcess(startScript, [], env)
  await first.says('Modak is ready')
  first.process.kill('SIGTERM')
  await first.ended
  const postgresUrl = env.DATABASE_URL
  const db = openDb(
    postgresUrl === undefined
      ? { sqliteFile: join(env.DATA_DIR, 'modak.sqlite') }
      : { postgresUrl },
  )
  onTestFinished(() => db.destroy())
  const longAgo = '2026-01-01T00:00:00.000Z'
  await db('donations').insert({
    id: 'long-ago',
    reference: 'D7K3M9WACE',
    status: 'pending',
    amount: 501,
    payment_method: 'gpay',
    full_name: 'Meera',
    email: 'meera@example.org',
    is_test: false,
    created_at: longAgo,
    updated_at: longAgo,
  })
  await childProcess(startScript, [], env).says('Modak is ready')
  await vi.waitFor(
    async () => expect(await db('donations').pluck('status')).toEqual(['cancelled']),
    { interval: 50 },
  )
}, 60_000)

test('while there is no admin a start puts a link into a file; with one in the settings it does not', async () => {
  const { env } = await freshTemple()
  const link = /http:\/\/localhost:\d+\/admin\/first#[\w-]{43}/
  const starts = [
    { settings: {}, hasLink: true },
    {
      settings: { ADMIN_EMAIL: 'meera@example.org', ADMIN_PASSWORD: 'Durva-grass-21' },
      hasLink: false,
    },
    { settings: {}, hasLink: false },
  ]
  for (const { settings, hasLink } of starts) {
    const server = childProcess(startScript, [], { ...env, ...settings })
    await server.says('Modak is ready')
    const file = join(env.DATA_DIR, 'first-admin-link')
    expect(existsSync(file)).toBe(hasLink)
    if (hasLink) expect(await readFile(file, 'utf8')).toMatch(link)
    expect(server.output().includes(file)).toBe(hasLink)
    expect(server.output()).not.toMatch(link)
    expect(server.output()).not.toContain('Durva')
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }
}, 60_000)

test('SIGTERM lets the request in hand finish, then ends with 0', async () => {
  const { url, port, env } = await freshTemple()
  const uploads = join(env.DATA_DIR, 'uploads/audio')
  await mkdir(uploads, { recursive: true })
  const size = 64 * 1024 * 1024
  const file = await open(join(uploads, 'long.mp3'), 'w')
  await file.truncate(size)
  await file.close()

  const server = childProcess(startScript, [], env)
  await server.says('Modak is ready')
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')

  // The recording does not fit into the buffers in between, so it is still being sent.
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /audio/long.mp3 HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'readable')
  server.process.kill('SIGTERM')
  await once(idle.resume(), 'close')
  await expect(request(`${url}/api/health`)).rejects.toThrow()

  let received = 0
  for await (const chunk of socket) received += (chunk as Buffer).length
  expect(received).toBeGreaterThan(size)
  expect(await server.ended, server.output()).toBe(0)
}, 60_000)

test('METRICS_PORT is where Prometheus reads, and does not hold up a stop', async () => {
  const { url, env } = await freshTemple()
  const metricsPort = await freePort()
  const server = childProcess(startScript, [], { ...env, METRICS_PORT: String(metricsPort) })
  await server.says('Modak is ready')
  await request(`${url}/api/health`)
  const reading = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(await reading.text()).toContain('modak_database_up 1')
  expect((await request(`${url}/metrics`)).text).not.toContain('modak_database_up')
  server.process.kill('SIGTERM')
  expect(await server.ended, server.output()).toBe(0)
}, 60_000)

test('a port in use is said in one line', async () => {
  const { port, env } = await freshTemple()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const server = childProcess(startScript, [], env)
  expect(await server.ended).toBe(1)
  expect(server.output().trim()).toBe(
    `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`,
  )
}, 60_000)

test('its files are closed to other users of the machine, including those that were open before', async () => {
  const { env } = await freshTemple()
  const older = join(env.DATA_DIR, 'modak.sqlite')
  await mkdir(env.DATA_DIR, { mode: 0o755 })
  await writeFile(older, '', { mode: 0o644 })
  const first = childProcess(startScript, [], env)
  await first.says('Modak is ready')
  expect(first.output()).toContain('it is now private')
  const openTo = async (path: string) => (await stat(path)).mode & 0o077
  const written = await readdir(env.DATA_DIR, { recursive: true })
  expect(written.length).toBeGreaterThan(0)
  for (const path of ['', ...written]) expect(await openTo(join(env.DATA_DIR, path)), path).toBe(0)
  first.process.kill('SIGTERM')
  await first.ended

  const second = childProcess(startScript, [], env)
  await second.says('Modak is ready')
  expect(second.output()).not.toContain('it is now private')
}, 60_000)

test('a folder that cannot be written is said in one line', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  const server = childProcess(startScript, [], { DATA_DIR: join(file, 'data') })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(
    /^DATA_DIR: .* cannot be made \(ENOTDIR\): a file is in its way\. .*\n$/,
  )
}, 60_000)

test('a database that does not let us in is said in one line, without its password', async () => {
  const port = await freePort()
  const server = childProcess(startScript, [], {
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: `postgres://modak:secret@127.0.0.1:${port}/modak`,
  })
  expect(await server.ended).toBe(1)
  expect(server.output().trim()).toBe(
    'The database at DATABASE_URL does not answer (ECONNREFUSED). Check that PostgreSQL runs, and DATABASE_URL.',
  )
}, 60_000)
