import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { stateOf } from '#server/move/marks.ts'
import { filledFolder, moveCommand, newDatabase, rowsOfPostgres, rowsOfSqlite } from './moving.ts'

type Options = {
  readonly kills: number
  readonly server: string
  readonly random: () => number
}

/** How far each move got: nothing but a line, the first tables, all of them, or its end. */
type Outcomes = { began: number; copied: number; moved: number }

/**
 * Kills moves, at any moment from their first word on. Afterwards the temple is where it was, as it
 * was, and can be written to; or it has moved, completely.
 */
export const killMoves = async ({ kills, server, random }: Options): Promise<Outcomes> => {
  const { folder, sqliteFile } = await filledFolder(20)
  const outcomes = { began: 0, copied: 0, moved: 0 }
  let expected = rowsOfSqlite(sqliteFile)
  let target = await newDatabase(server)
  let longest = 2000
  for (let done = 0; done < kills; done += 1) {
    const command = moveCommand(folder, target.url)
    await command.says('From now on')
    const at = performance.now()
    await Promise.race([command.ended, wait(random() * longest)])
    command.process.kill('SIGKILL')
    if ((await command.ended) === 0) longest = performance.now() - at
    expect(rowsOfSqlite(sqliteFile)).toEqual(expected)
    const state = stateOf(sqliteFile)
    if (state === 'moved') {
      outcomes.moved += 1
      expect(await rowsOfPostgres(target.url)).toEqual(expected)
    } else {
      outcomes[command.output().includes('users:') ? 'copied' : 'began'] += 1
      // The lock ended with the process.
      const db = openDb({ sqliteFile })
      await db('seeds').insert({ name: `after ${done}`, seeded_at: '' })
      await db.destroy()
      expected = rowsOfSqlite(sqliteFile)
    }
    // As ten seconds later, and as if the operator began again.
    await rm(`${sqliteFile}.moving`, { force: true })
    await rm(`${sqliteFile}.moved`, { force: true })
    const isFilled = await rowsOfPostgres(target.url).then(({ users }) => (users?.length ?? 0) > 0)
    if (isFilled) {
      await target.drop()
      target = await newDatabase(server)
    }
  }
  const command = moveCommand(folder, target.url)
  expect(await command.ended, command.output()).toBe(0)
  expect(await rowsOfPostgres(target.url)).toEqual(expected)
  await target.drop()
  return outcomes
}
