import { expect, test } from 'vitest'
import { cutConnections } from './cut.ts'
import { flushAtOnce } from './flush.ts'
import { killWhileWriting } from './kill.ts'
import { failForFiveMinutes } from './outage.ts'
import { report } from './seed.ts'
import { exactlyOnce, openTemple } from './temple.ts'

const timeout = 30 * 60_000

test('200 forms over connections that are cut arrive exactly once', { timeout }, async () => {
  const { cuts, ...counted } = await cutConnections(await openTemple(), 200)
  report('connections cut', { cuts, ...counted })
  expect(counted).toEqual(exactlyOnce(200))
  expect(Object.values(cuts).reduce((a, b) => a + b)).toBeGreaterThanOrEqual(200)
})

test('what was acknowledged is there after 100 kills', { timeout }, async () => {
  const { kills, acknowledged, ...counted } = await killWhileWriting(await openTemple(), 100)
  report('server killed', { kills, acknowledged, ...counted })
  expect(counted).toEqual(exactlyOnce(acknowledged))
  expect(acknowledged).toBeGreaterThanOrEqual(kills)
})

test.each([true, false])(
  'two tabs and the worker send 200 at once, with locks: %s',
  { timeout },
  async (isLocked) => {
    const locks = isLocked ? navigator.locks : undefined
    const counted = await flushAtOnce(await openTemple(), 200, locks)
    report(`two tabs and the worker, with locks: ${isLocked}`, counted)
    expect(counted).toEqual(exactlyOnce(200))
  },
)

test('100 forms met by a 500 for five minutes arrive', { timeout }, async () => {
  const { attempts, arrivedAfterMs, ...counted } = await failForFiveMinutes(await openTemple(), 100)
  report('500 for five minutes', { attempts, arrivedAfterMs, ...counted })
  expect(counted).toEqual(exactlyOnce(100))
  expect(arrivedAfterMs).toBeGreaterThanOrEqual(5 * 60_000)
})
