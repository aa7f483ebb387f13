import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { dropLog } from './dropLog.ts'
import { joinGuestLog, leaveGuestLog } from './guestLog.ts'
import { logPhones } from './logPhone.ts'

const { accountOf, openPhone } = logPhones()

describe('On a shared phone', () => {
  it('what a guest counted joins an account only when its person says so', async () => {
    const { state, db, sync, addSitting, beads } = openPhone(guestAccount)
    await addSitting()
    await sync()
    state.who = 'meera'
    await sync()
    expect(accountOf('meera').log).toEqual([])
    expect(await beads()).toBe(108)
    await joinGuestLog(db, 'meera')
    await sync()
    expect(accountOf('meera').log).toHaveLength(1)
    state.who = guestAccount
    expect(await beads()).toBe(0)
  })

  it('what is not theirs stays a guest’s, and they no longer see it', async () => {
    const { state, db, sync, addSitting, beads } = openPhone(guestAccount)
    await addSitting()
    state.who = 'meera'
    await leaveGuestLog(db, 'meera')
    await sync()
    expect(await beads()).toBe(0)
    expect(accountOf('meera').log).toEqual([])
    state.who = guestAccount
    expect(await beads()).toBe(108)
    state.who = 'ravi'
    await joinGuestLog(db, 'ravi')
    await sync()
    expect(accountOf('ravi').log).toHaveLength(1)
  })

  it('a log that was sent leaves with its person and comes back; one that was not waits for them', async () => {
    const { state, db, sync, addSitting, beads } = openPhone()
    await addSitting()
    await sync()
    const { id } = await addSitting({ beads: 1 })
    await dropLog(db, 'meera', false)
    expect((await db.sittings.toArray()).map((row) => row.id)).toEqual([id])
    state.who = 'ravi'
    await sync()
    expect(await beads()).toBe(0)
    expect(accountOf('ravi').log).toEqual([])
    state.who = 'meera'
    await sync()
    expect(await beads()).toBe(109)
    await dropLog(db, 'meera', true)
    expect(await db.sittings.count()).toBe(0)
  })

  it('an answer that comes after its person has logged out leaves nothing', async () => {
    const [one, two] = [openPhone(), openPhone()]
    await one.addSitting()
    await one.sync()
    two.state.meanwhile = async () => {
      two.state.who = guestAccount
    }
    await two.sync()
    expect(await two.db.sittings.count()).toBe(0)
    expect(await two.db.logSync.count()).toBe(0)
  })
})
