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
  /** More of them make the copying longer, and are copied more often. */
  readonly rowsEach: number
}

/** How far each move got: no table yet, some of them, all of them, or its end. */
type Outcomes = { began: number; copying: number; copied: number; moved: number }

const firstTable = 'answer_templates:'
const lastTable = 'whatsapp_subscriptions:'

const stageOf = (output: string): keyof Outcomes =>
  output.includes(lastTable) ? 'copied' : output.includes(firstTable) ? 'copying' : 'began'

/**
 * Kills moves, at any moment from their first word on. Afterwards the temple is where it was, as it
 * was, and can be written to; or it has moved, completely.
 */
export const killMoves = async ({
  kills,
  server,
  random,
  rowsEach,
}: Options): Promise<Outcomes> => {
  const { folder, sqliteFile } = await filledFolder(rowsEach)
  const outcomes = { began: 0, copying: 0, copied: 0, moved: 0 }
  let expected = rowsOfSqlite(sqliteFile)
  let target = await newDatabase(server)
  // Making the tables takes longer than filling them, so every other kill waits for the first row.
  const longest = new Map([
    ['From now on', 2000],
    [firstTable, 500],
  ])
  for (let done = 0; done < kills; done += 1) {
    const command = moveCommand(folder, target.url)
    const from = done % 2 === 0 ? firstTable : 'From now on'
    await command.says(from)
    const at = performance.now()
    await Promise.race([command.ended, wait(random() * (longest.get(from) ?? 0))])
    const until = performance.now()
    command.process.kill('SIGKILL')
    if ((await command.ended) === 0) longest.set(from, until - at)
    expect(rowsOfSqlite(sqliteFile)).toEqual(expected)
    const state = stateOf(sqliteFile)
    if (state === 'moved') {
      outcomes.moved += 1
      expect(await rowsOfPostgres(target.url)).toEqual(expected)
    } else {
      outcomes[stageOf(command.output())] += 1
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
