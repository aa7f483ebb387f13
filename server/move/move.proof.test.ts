import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { childProcess, type Child } from '#server/test/childProcess.ts'
import { dialect } from '#server/test/database.ts'
import { freePort } from '#server/processes/freePort.ts'
import { killMoves } from '#server/test/moveKills.ts'
import {
  filledFolder,
  moveCommand,
  newDatabase,
  newFolder,
  rowsOfPostgres,
} from '#server/test/moving.ts'
import { randomOf } from '#server/test/random.ts'
import { request } from '#server/test/request.ts'
import { moveToPostgres } from './move.ts'

/** Both databases take part: run once, where there is a PostgreSQL. */
const moveTest = test.runIf(dialect === 'postgres')

const start = resolve(import.meta.dirname, '../start.mjs')

const target = async () => {
  const made = await newDatabase(inject('postgresUrl'))
  onTestFinished(made.drop)
  return made.url
}

const startTemple = async (folder: string, more: Record<string, string> = {}) => {
  const port = await freePort()
  const settings = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', ...more }
  const server = childProcess(start, [], settings)
  return { server, url: `http://127.0.0.1:${port}` }
}

const endsWith = async (server: Child, words: RegExp): Promise<void> => {
  expect(await server.ended, server.output()).toBe(1)
  expect(server.output()).toMatch(words)
}

moveTest(
  'moves that are killed leave the temple where it was',
  async () => {
    const pick = randomOf(23)
    await killMoves({
      kills: 3,
      server: inject('postgresUrl'),
      random: () => pick(1000) / 1000,
      rowsEach: 20,
    })
  },
  60_000,
)

moveTest(
  'the app stays up and only reads; then the temple opens on PostgreSQL',
  async () => {
    const folder = await newFolder()
    const sqliteFile = join(folder, 'modak.sqlite')
    const { server, url } = await startTemple(folder)
    await server.says('Modak is ready')
    let [sent, accepted] = [0, 0]
    const write = async () => {
      const reply = await request(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `move-${(sent += 1)}` },
        body: JSON.stringify({
          name: 'Meera',
          email: 'meera@example.org',
          subject: 'puja',
          message: `When? ${sent}`,
        }),
      })
      if (reply.status === 200) accepted += 1
      return reply
    }
    expect((await write()).status).toBe(200)
    const refuses = () =>
      vi.waitFor(async () => {
        const refused = await write()
        expect([refused.status, refused.headers['retry-after']]).toEqual([503, '20'])
        expect(refused.text).toContain('is being moved')
      })
    const postgresUrl = await target()

    const killed = moveCommand(folder, postgresUrl, 60)
    await killed.says('From now on')
    await refuses()
    expect((await request(`${url}/api/mantras`)).status).toBe(200)
    const early = await startTemple(folder)
    await endsWith(early.server, /is being moved to PostgreSQL/)
    killed.process.kill('SIGKILL')
    await utimes(`${sqliteFile}.moving`, 1000, 1000)
    await vi.waitFor(async () => expect((await write()).status).toBe(200))

    const command = moveCommand(folder, postgresUrl, 2)
    await command.says('From now on')
    await refuses()
    expect(await command.ended, command.output()).toBe(0)
    expect(command.output()).toMatch(/\d+ tables with \d+ rows were copied, read again, and are/)
    expect(command.output()).not.toContain('postgres:postgres')
    await refuses()
    expect((await request(`${url}/api/mantras`)).status).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)

    const old = await startTemple(folder)
    await endsWith(old.server, /was moved to PostgreSQL at 127\.0\.0\.1.*set DATABASE_URL/)
    expect(existsSync(join(folder, 'modak.sqlite'))).toBe(true)
    const moved = await startTemple(folder, { DATABASE_URL: postgresUrl })
    await moved.server.says('Modak is ready')
    expect((await rowsOfPostgres(postgresUrl))['contact_messages']).toHaveLength(accepted)
    const found = await request(`${moved.url}/api/search?q=ganesha`)
    expect([found.status, found.text]).toEqual([200, expect.stringContaining('/mantras/')])
  },
  90_000,
)

moveTest(
  'an empty database beside a filled file is refused, with what to do',
  async () => {
    const { folder } = await filledFolder(0)
    const postgresUrl = await target()
    const wrong = await startTemple(folder, { DATABASE_URL: postgresUrl })
    await endsWith(wrong.server, /is empty, but .*modak\.sqlite holds a temple.*npm run move/s)
    expect(wrong.server.output()).not.toContain('postgres:postgres')
    expect(await rowsOfPostgres(postgresUrl)).toEqual({})
  },
  60_000,
)

moveTest(
  'a database that does not let us in is named in one line, without its password',
  async () => {
    const { folder } = await filledFolder(0)
    const url = `postgres://modak:secret@127.0.0.1:${await freePort()}/modak`
    const command = moveCommand(folder, url)
    expect(await command.ended).toBe(1)
    expect(command.output()).toBe(
      'The database at --to does not answer (ECONNREFUSED). Check that PostgreSQL runs, and --to.\n',
    )
    const wrong = await startTemple(folder, { DATABASE_URL: url })
    await endsWith(
      wrong.server,
      /The database at DATABASE_URL does not answer \(ECONNREFUSED\)\. .*DATABASE_URL\.\n$/,
    )
    expect(wrong.server.output()).not.toContain('secret')
  },
  60_000,
)

moveTest(
  'the remains of a killed move are not opened as a temple',
  async () => {
    const { folder } = await filledFolder(0)
    const postgresUrl = await target()
    const db = openDb({ postgresUrl })
    onTestFinished(() => db.destroy())
    await db.raw('create table modak_move_unfinished ()')
    const wrong = await startTemple(folder, { DATABASE_URL: postgresUrl })
    await endsWith(wrong.server, /remains of a move/)
  },
  60_000,
)

moveTest('what PostgreSQL cannot hold is named; both sides are as before', async () => {
  const { sqliteFile } = await filledFolder(1)
  const db = openDb({ sqliteFile })
  onTestFinished(() => db.destroy())
  await db('seeds').insert({ name: 'a\0b', seeded_at: '' })
  const postgresUrl = await target()
  const move = () => moveToPostgres({ sqliteFile, postgresUrl, noticeMs: 0 })
  await expect(move()).rejects.toThrow('The table seeds could not be copied')
  expect(await rowsOfPostgres(postgresUrl)).toEqual({})
  await db('seeds').where({ name: 'a\0b' }).delete()
  expect((await move()).rows).toBeGreaterThan(70)
})
