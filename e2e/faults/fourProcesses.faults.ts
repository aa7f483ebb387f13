import { expect, test } from 'vitest'
import { openFourProcesses } from './fourProcesses.ts'
import { killWhileWriting } from './kill.ts'
import { report } from './seed.ts'
import { exactlyOnce } from './temple.ts'

test('a web and a worker process of two each are killed ten times while eight write: nothing is lost or done twice', async () => {
  const temple = await openFourProcesses()
  const { kills, acknowledged, ...counted } = await killWhileWriting(temple, 10)
  const mails = await temple.mails()
  const cut = temple.balancer.lost.length
  report('four processes', { kills, acknowledged, ...counted, cut, mails })
  expect(counted).toEqual(exactlyOnce(acknowledged))
  expect(temple.strays()).toBe(0)
  expect(cut).toBeLessThanOrEqual(8 * kills)
  expect(Math.min(...temple.balancer.answered.values())).toBeGreaterThan(acknowledged / 4)
  const [deliveries] = await temple.db('deliveries').count({ n: '*' })
  expect(mails.sent).toBe(Number(deliveries?.['n']))
  // The four that a worker has in hand when it is killed may be sent again.
  expect(mails.twice).toBeLessThanOrEqual(4 * kills)
}, 1_800_000)
