import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StaffRite } from '#contract/guide/admin.ts'
import type { Rite } from '#contract/guide/public.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { mp3 } from '#server/test/recordings.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/rites/daily'
const step = `${path}/steps/dhyana`

const open = async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const put = (version: number, body: Buffer | string = mp3(), to = `${step}/audio`) =>
    app.send(to, {
      method: 'PUT',
      headers: { Origin: app.publicUrl, Cookie: cookie, 'If-Match': `"${version}"` },
      body,
    })
  const upload = async (version: number, query = '') =>
    okOf<StaffRite>(await put(version, mp3(), `${step}/audio${query}`))
  const change = (method: string, to: string, version: number, body?: object) =>
    changeFrom(editor, method, to, version, body)
  const folder = join(app.uploads, 'audio')
  const stored = () => (existsSync(folder) ? readdirSync(folder) : [])
  return { app, editor, put, upload, change, folder, stored }
}

const mantraOf = ({ steps }: Pick<Rite, 'steps'>) => steps.find(({ id }) => id === 'dhyana')?.mantra
const startsOf = (rite: Pick<Rite, 'steps'>) => mantraOf(rite)?.lines.map(({ startMs }) => startMs)

test('a step is heard in the priest’s voice, line by line', async () => {
  const { app, upload, change } = await open()
  const made = await upload(1)
  expect(made.version).toBe(2)
  const recording = {
    url: expect.stringMatching(/^\/audio\/[0-9a-f]{32}\.mp3$/),
    bytes: mp3().length,
    durationMs: expect.any(Number),
    isSynthesised: false,
  }
  expect(mantraOf(made)?.recording).toEqual(recording)
  expect(startsOf(made)).toEqual([undefined, undefined])
  const starts = [0, 2500]
  const timed = okOf<StaffRite>(await change('PUT', `${step}/timings`, 2, { starts }))
  expect(startsOf(timed)).toEqual(starts)
  const seen = okOf<Rite>(await app.send('/api/rites/daily'))
  expect(mantraOf(seen)).toMatchObject({ recording, lines: [{ startMs: 0 }, { startMs: 2500 }] })
  const played = await app.send(mantraOf(seen)?.recording?.url ?? '')
  expect(played.body.equals(mp3())).toBe(true)
  expect((await auditOf(app)).map(({ action, after }) => [action, after])).toEqual([
    [
      'audio_set',
      { recordings: [`dhyana ${mantraOf(seen)?.recording?.url}`], starts: ['dhyana - -'] },
    ],
    ['timed', { starts: ['dhyana 0 2500'] }],
  ])
})

test('a better recording may have the times of the old one, and any other has none', async () => {
  const { upload, change } = await open()
  await upload(1)
  okOf(await change('PUT', `${step}/timings`, 2, { starts: [0, 9_000_000] }))
  const better = await upload(3, '?keepTimings=true&isSynthesised=true')
  // Beyond its end there is nothing.
  expect(startsOf(better)).toEqual([0, undefined])
  expect(mantraOf(better)?.recording?.isSynthesised).toBe(true)
  expect(startsOf(await upload(4))).toEqual([undefined, undefined])
})

test('a recording stays with its step when steps are changed and moved', async () => {
  const { upload, change } = await open()
  await upload(1)
  const timed = okOf<StaffRite>(await change('PUT', `${step}/timings`, 2, { starts: [0, 2500] }))
  const steps = timed.steps.toReversed().map((each) => ({ ...each, title: `${each.title}!` }))
  const moved = okOf<StaffRite>(await change('PUT', path, 3, { ...timed, steps }))
  expect(moved.steps.map(({ id }) => id)).toEqual(['aarti', 'dhyana', 'sankalp'])
  expect(mantraOf(moved)).toEqual(mantraOf(timed))
  const silent = moved.steps.map(({ mantra: _, ...each }) => each)
  const without = okOf<StaffRite>(await change('PUT', path, 4, { ...moved, steps: silent }))
  expect(mantraOf(without)).toBeUndefined()
  // Written anew, the mantra begins without a recording, and so without times.
  const again = okOf<StaffRite>(await change('PUT', path, 5, { ...moved, steps: moved.steps }))
  expect(mantraOf(again)).not.toHaveProperty('recording')
  expect(startsOf(again)).toEqual([undefined, undefined])
})

test('a recording is taken away again, with its times', async () => {
  const { upload, change } = await open()
  await upload(1)
  okOf(await change('PUT', `${step}/timings`, 2, { starts: [0, 2500] }))
  const gone = okOf<StaffRite>(await change('DELETE', `${step}/audio`, 3))
  expect(mantraOf(gone)).not.toHaveProperty('recording')
  expect(startsOf(gone)).toEqual([undefined, undefined])
})

test('nothing is stored for another version, another step, one without a mantra, or what is no recording', async () => {
  const { editor, put, stored } = await open()
  const statusOf = async (reply: ReturnType<typeof put>) => (await reply).status
  expect(await statusOf(put(7))).toBe(412)
  expect(await statusOf(put(1, mp3(), `${path}/steps/nowhere/audio`))).toBe(404)
  expect(await statusOf(put(1, mp3(), `${path}/steps/sankalp/audio`))).toBe(409)
  expect(await statusOf(put(1, mp3(), '/api/admin/rites/nowhere/steps/dhyana/audio'))).toBe(404)
  expect(await statusOf(put(1, 'a page'))).toBe(415)
  expect(stored()).toEqual([])
  expect((await get<StaffRite>(editor, path)).version).toBe(1)
})

test('times need a recording, and one for each line in order', async () => {
  const { upload, change } = await open()
  const time = async (version: number, starts: readonly (number | null)[]) =>
    (await change('PUT', `${step}/timings`, version, { starts })).status
  expect(await time(1, [0, 1])).toBe(409)
  await upload(1)
  expect(await time(2, [0])).toBe(400)
  expect(await time(2, [5, 1])).toBe(400)
  expect(await time(2, [null, 1])).toBe(200)
})

test('a day later only recordings are left that a mantra or a step uses', async () => {
  const { app, upload, folder, stored } = await open()
  const first = mantraOf(await upload(1))?.recording?.url
  const second = mantraOf(await upload(2))?.recording?.url
  expect(stored()).toHaveLength(2)
  for (const name of stored()) utimesSync(join(folder, name), 1000, 1000)
  await app.db('rites').update({ deleted_at: app.now().toISOString() })
  await app.tidy(app.db)
  expect(stored().map((name) => `/audio/${name}`)).toEqual([second])
  expect(first).not.toBe(second)
})
