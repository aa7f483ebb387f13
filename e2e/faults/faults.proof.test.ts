import { describe, expect, test } from 'vitest'
import { cutConnections } from './cut.ts'
import { flushAtOnce } from './flush.ts'
import { killWhileWriting } from './kill.ts'
import { failForFiveMinutes } from './outage.ts'
import { report } from './seed.ts'
import { exactlyOnce, openTemple } from './temple.ts'

const timeout = 120_000

describe('Everything sent arrives exactly once, although', () => {
  test('connections are cut', { timeout }, async () => {
    const { cuts, ...counted } = await cutConnections(await openTemple(), 24)
    report('connections cut', { cuts, ...counted })
    expect(counted).toEqual(exactlyOnce(24))
    expect(Math.min(...Object.values(cuts))).toBeGreaterThanOrEqual(8)
  })

  test('the server is killed while eight write', { timeout }, async () => {
    const { kills, acknowledged, ...counted } = await killWhileWriting(await openTemple(), 5)
    report('server killed', { kills, acknowledged, ...counted })
    expect(counted).toEqual(exactlyOnce(acknowledged))
    expect(acknowledged).toBeGreaterThanOrEqual(kills)
  })

  test.each([true, false])(
    'two tabs and the worker send at once, with locks: %s',
    { timeout },
    async (isLocked) => {
      const locks = isLocked ? navigator.locks : undefined
      const counted = await flushAtOnce(await openTemple(), 12, locks)
      report(`two tabs and the worker, with locks: ${isLocked}`, counted)
      expect(counted).toEqual(exactlyOnce(12))
    },
  )

  test('the server answers 500 for five minutes', { timeout }, async () => {
    const { attempts, arrivedAfterMs, ...counted } = await failForFiveMinutes(await openTemple(), 6)
    report('500 for five minutes', { attempts, arrivedAfterMs, ...counted })
    expect(counted).toEqual(exactlyOnce(6))
    expect(attempts).toBeGreaterThan(2 * 6)
    expect(arrivedAfterMs).toBeGreaterThanOrEqual(5 * 60_000)
  })
})

describe('The counting finds', () => {
  test('duplicates, if a receipt does not keep its key unique', { timeout }, async () => {
    const temple = await openTemple()
    await temple.db.raw(`create trigger forget before insert on receipts begin
      delete from receipts where key_hash = new.key_hash; end`)
    const { cuts, ...counted } = await cutConnections(temple, 12)
    report('planted: receipts that forget', { cuts, ...counted })
    expect(counted.twice).toBeGreaterThan(0)
    expect(counted).not.toEqual(exactlyOnce(12))
  })

  test('that nothing arrives, where the receipts have lost their index', { timeout }, async () => {
    const temple = await openTemple()
    await temple.db.raw('create table receipts_bare as select * from receipts')
    await temple.db.raw('drop table receipts')
    await temple.db.raw('alter table receipts_bare rename to receipts')
    const { cuts, ...counted } = await cutConnections(temple, 6)
    report('planted: receipts without their index', { cuts, ...counted })
    expect(counted).not.toEqual(exactlyOnce(6))
  })

  test('an acknowledged row that is gone', { timeout }, async () => {
    const temple = await openTemple()
    await temple.db.raw(`create trigger lose after insert on contact_messages
      when new.name like '%4' begin delete from contact_messages where id = new.id; end`)
    const { cuts, ...counted } = await cutConnections(temple, 6)
    report('planted: a row that vanishes', { cuts, ...counted })
    expect(counted.lost).toBeGreaterThan(0)
  })
})
