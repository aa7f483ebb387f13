import { expect, test } from 'vitest'
import { eventually } from '#server/test/eventually.ts'
import { mailTemple, start } from '#server/test/mailTemple.ts'
import { triesAtMost, waitAfter } from './deliveries.ts'

test('451, then 250: it waits and is sent', async () => {
  const { work, tell, until, row, refuseNext, received, clock } = await mailTemple()
  refuseNext({ code: 451, words: 'Greylisted' })
  await tell('grey')
  const worker = work()
  worker.wake()
  await until('grey', { status: 'waiting', last_error: expect.stringContaining('451') })
  const waits = Date.parse((await row('grey')).due_at) - start.getTime()
  expect(waits).toBeGreaterThanOrEqual(22_500)
  expect(waits).toBeLessThanOrEqual(37_500)

  clock.now = new Date(start.getTime() + waits - 1)
  worker.wake()
  await worker.stop()
  expect(received).toHaveLength(0)

  clock.now = new Date(start.getTime() + waits)
  work().wake()
  await until('grey', { status: 'sent', attempts: 2, last_error: null })
  expect(received).toHaveLength(1)
})

test('550: it is given up at once, and the reason is kept; others go on', async () => {
  const { work, tell, until, refuseNext, received } = await mailTemple()
  refuseNext({ code: 550, words: 'No such user' })
  await tell('gone')
  await tell('here')
  work().wake()
  await until('here', { status: 'sent' })
  await until('gone', {
    status: 'failed',
    attempts: 1,
    last_error: expect.stringMatching(/550.*No such user/),
    mail: expect.any(String),
  })
  expect(received.map(({ to }) => to)).toEqual([['here@example.net']])
})

test('after the last try it is given up', async () => {
  const { db, work, tell, until, refuseNext } = await mailTemple()
  refuseNext({ code: 451 })
  await tell('weary')
  await db('deliveries').update({ attempts: triesAtMost - 1 })
  work().wake()
  await until('weary', { status: 'failed', attempts: triesAtMost })
})

test('a mail server that is down for a day loses no email', async () => {
  let waited = 0
  for (let attempts = 1; attempts < triesAtMost; attempts += 1) waited += waitAfter(attempts, 0)
  expect(waited).toBeGreaterThan(24 * 60 * 60 * 1000)
  expect(waitAfter(1, 0.5)).toBe(30_000)
  expect(waitAfter(5, 0.5)).toBe(480_000)
  expect(waitAfter(29, 1)).toBe(2 * 60 * 60 * 1000 * 1.25)

  const { work, tell, until, server, stop } = await mailTemple()
  await stop()
  await tell('patient')
  work({ server }).wake()
  await until('patient', { status: 'waiting', last_error: expect.stringContaining('ESOCKET') })
})

test('the log contains no person and no word of an email', async () => {
  const { work, tell, until, refuseNext, lines } = await mailTemple()
  refuseNext({ code: 550, words: 'No such user <meera@example.net>' }, { code: 451 })
  await tell('meera')
  await tell('arjun')
  await tell('sita')
  work().wake()
  await until('sita', { status: 'sent' })
  await eventually(() => expect(lines).toHaveLength(3))
  expect(lines.join('')).not.toMatch(/meera|arjun|sita|example\.net|secret words|Namaste/)
  expect(lines.join('')).toContain('"code":"550 EENVELOPE"')
})
