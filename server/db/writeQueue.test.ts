import * as fc from 'fast-check'
import type { Knex } from 'knex'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dialect, emptyDatabase } from '#server/test/database.ts'
import { runs } from '#server/test/suite.ts'
import { onCommit, openDb, transact } from './db.ts'
import { insertRows } from './sql.ts'
import { transactTogether } from './writeQueue.ts'

const temple = async () => {
  const database = await emptyDatabase()
  const opened: Knex[] = []
  const open = () => {
    const db = openDb(database.location)
    opened.push(db)
    return db
  }
  onTestFinished(async () => {
    for (const db of opened) await db.destroy()
    await database.drop()
  })
  const db = open()
  await db.schema.createTable('lamps', (table) => {
    table.text('name').primary()
    table.integer('place').notNullable()
  })
  let commits = 0
  onCommit(db, () => (commits += 1))
  return {
    db,
    open,
    commits: () => commits,
    names: () => db('lamps').orderBy('name').pluck('name'),
  }
}

const light =
  (name: string, place = 0) =>
  async (trx: Knex): Promise<void> => {
    await trx('lamps').insert({ name, place })
  }

/** Each writes something before it fails, so that there is something to roll back. */
const failing = (name: string) => async (trx: Knex) => {
  await light(name)(trx)
  throw new Error(`${name} went out`)
}

/** Past Knex, like what is done with each write. */
const lightByHand = async (trx: Knex, name: string): Promise<void> => {
  await insertRows(trx, 'lamps', [{ name, place: 1 }])
}

type Write = {
  does: 'light' | 'both' | 'both by hand' | 'move' | 'fail' | 'count'
  name: string
  place: number
}
const write: fc.Arbitrary<Write> = fc.record({
  does: fc.constantFrom('light', 'light', 'both', 'both by hand', 'move', 'fail', 'count'),
  name: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  place: fc.nat({ max: 9 }),
})

const workOf =
  ({ does, name, place }: Write) =>
  async (trx: Knex): Promise<unknown> => {
    if (does === 'fail') return failing(`${name}${place}`)(trx)
    if (does === 'move') return trx('lamps').where({ name }).update({ place })
    if (does === 'light') return light(name, place)(trx)
    if (does === 'both' || does === 'both by hand') {
      const byHand = does === 'both by hand'
      const others = async () => {
        for (const other of ['x', 'y', 'z']) {
          const called = `${name}${place}${other}`
          if (!byHand) await light(called)(trx)
          else for (const half of [1, 2]) await lightByHand(trx, `${called}${half}`)
        }
      }
      // If the name is taken, the first half fails while the second is still running.
      return Promise.all([light(name, place)(trx), others()])
    }
    return trx('lamps').count({ n: '*' })
  }

const told = (doing: Promise<unknown>): Promise<unknown> =>
  doing.then(
    (value) => ({ value }),
    // Which of two simultaneous failures is reported is undefined.
    (error: Error) => ({ error: error.message.split(' - ').at(-1) }),
  )

describe('writes that come together', () => {
  test('leave what they would have left one by one, and are answered the same', async () => {
    const { db } = await temple()
    const all = () => db('lamps').orderBy('name')
    const emptied = () => db('lamps').delete()
    let failures = 0
    let writes = 0
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 40 }), async (list) => {
        await emptied()
        const alone: unknown[] = []
        for (const each of list) alone.push(await told(transact(db, workOf(each))))
        const wanted = await all()
        await emptied()
        const together = list.map((each) => told(transactTogether(db, workOf(each))))
        // PostgreSQL runs them at once, in any order.
        if (dialect === 'sqlite') {
          expect(await Promise.all(together)).toEqual(alone)
          expect(await all()).toEqual(wanted)
        } else await Promise.all(together)
        writes += list.length
        failures += alone.filter((answer) => Object.hasOwn(answer as object, 'error')).length
      }),
      { numRuns: runs(dialect === 'sqlite' ? 120 : 10) },
    )
    expect(failures).toBeGreaterThan(writes / 10)
    expect(failures).toBeLessThan(writes)
  }, 60_000)

  test('are answered once another connection can see them', async () => {
    const { db, open } = await temple()
    const other = open()
    const seen = Array.from({ length: 30 }, async (_, i) => {
      await transactTogether(db, light(`lamp ${i}`))
      return other('lamps').where({ name: `lamp ${i}` })
    })
    expect((await Promise.all(seen)).map((rows) => rows.length)).toEqual(seen.map(() => 1))
  })

  test('fail alone', async () => {
    const { db, names } = await temple()
    const answers = await Promise.allSettled([
      transactTogether(db, light('a')),
      transactTogether(db, failing('b')),
      transactTogether(db, light('c')),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await names()).toEqual(['a', 'c'])
  })
})

describe.runIf(dialect === 'sqlite')('on SQLite', () => {
  test('are one commit', async () => {
    const { db, commits, names } = await temple()
    await Promise.all(['a', 'b', 'c'].map((name) => transactTogether(db, light(name))))
    expect(await names()).toHaveLength(3)
    expect(commits()).toBe(1)
  })

  test('are none where all of them fail', async () => {
    const { db, commits, names } = await temple()
    await Promise.allSettled(['a', 'b'].map((name) => transactTogether(db, failing(name))))
    expect(await names()).toEqual([])
    expect(commits()).toBe(0)
  })

  test('begin again together when another writer was in the way', async () => {
    const { db, commits, names } = await temple()
    let tries = 0
    const hindered = async (trx: Knex) => {
      tries += 1
      await light('b')(trx)
      if (tries < 3) throw Object.assign(new Error('in the way'), { code: 'SQLITE_BUSY_SNAPSHOT' })
    }
    await Promise.all([light('a'), hindered, light('c')].map((work) => transactTogether(db, work)))
    expect(await names()).toEqual(['a', 'b', 'c'])
    expect([tries, commits()]).toEqual([3, 1])
  })

  test('of which one cannot be committed are done each for itself', async () => {
    const { db, names } = await temple()
    await db.raw(
      'create table wicks (lamp text references lamps (name) deferrable initially deferred)',
    )
    const answers = await Promise.allSettled([
      transactTogether(db, light('a')),
      transactTogether(db, (trx) => trx('wicks').insert({ lamp: 'nobody has lit it' })),
      transactTogether(db, light('c')),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await names()).toEqual(['a', 'c'])
    expect(await db('wicks')).toEqual([])
  })

  test('do not make others fail when SQLite rolls back the whole transaction', async () => {
    const { db, names } = await temple()
    await db.raw(`create trigger full before insert on lamps when new.place = 9
      begin select raise(rollback, 'all of it'); end`)
    const answers = await Promise.allSettled(
      [light('a'), light('b', 9), light('c')].map((work) => transactTogether(db, work)),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await names()).toEqual(['a', 'c'])
  })

  test('fail, instead of waiting forever, when no connection is free', async () => {
    const { db } = await temple()
    await db.destroy()
    const writes = [light('a'), light('b')].map((work) => transactTogether(db, work))
    const answers = await Promise.allSettled(writes)
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('are tried again if they came late, when the first have waited too long for a connection', async () => {
    const { db, names } = await temple()
    onTestFinished(() => void vi.useRealTimers())
    const only = await db.transaction()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const first = transactTogether(db, light('a'))
    const isOver = expect(first).rejects.toThrow(/Timeout/)
    await vi.advanceTimersByTimeAsync(9_000)
    const later = transactTogether(db, light('b'))
    await vi.advanceTimersByTimeAsync(1_500)
    await isOver
    vi.useRealTimers()
    await only.rollback()
    await later
    expect(await names()).toEqual(['b'])
  })

  test('let who reads in between, however many they are', async () => {
    const { db, commits } = await temple()
    const writes = Array.from({ length: 500 }, (_, i) => transactTogether(db, light(`lamp ${i}`)))
    await writes[0]
    const [{ n }] = (await db('lamps').count({ n: '*' })) as [{ n: number }]
    expect(n).toBeGreaterThan(0)
    expect(n).toBeLessThan(500)
    await Promise.all(writes)
    expect(commits()).toBeGreaterThanOrEqual(500 / 64)
  })
})
