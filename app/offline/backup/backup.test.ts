import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { aSitting } from '#app/test/aSitting.ts'
import { aMantra } from '#app/test/builders.ts'
import { makeBackup, takeBackup } from './backup.ts'
import { backupVersion, readBackup } from './backupFile.ts'

let opened: OfflineDb[] = []
afterEach(async () => {
  localStorage.clear()
  for (const db of opened) await db.delete()
  opened = []
})

const openPhone = () => {
  const db = openOfflineDb(`backup-${crypto.randomUUID()}`)
  opened.push(db)
  return { db, storage: () => localStorage, account: undefined }
}

const url = '/audio/om.mp3'

const fullPhone = async () => {
  const phone = openPhone()
  const { db } = phone
  await db.sittings.bulkAdd([aSitting(), aSitting({ day: '2026-11-25' })])
  await db.malas.put({
    mantra: 'om-gam-ganapataye',
    bead: 66,
    rounds: 2,
    beads: 282,
    day: '2026-11-26',
    seen: { 'some-tab': 282 },
  })
  await db.preferences.put({ key: 'mala', value: { target: 3, vibrates: true, rings: false } })
  await db.mantras.put({ ...aMantra({ id: 'om', title: 'Om', audioUrl: 'om.mp3' }), order: 0 })
  await db.savedAudio.put({ url, bytes: 5, savedAt: '2026-11-26T00:00:00.000Z' })
  localStorage.setItem('modak-city', '{"name":"Pune"}')
  localStorage.setItem('modak-account', '{"id":"meera"}')
  return phone
}

describe('A file of everything', () => {
  it('brings a wiped phone back what it had', async () => {
    const phone = await fullPhone()
    const file = JSON.stringify(await makeBackup(phone))
    localStorage.clear()
    const wiped = openPhone()
    const read = readBackup(file)
    if (!('backup' in read)) throw new Error(JSON.stringify(read))
    await takeBackup(wiped, read.backup)
    expect(await wiped.db.sittings.toArray()).toEqual(await phone.db.sittings.toArray())
    expect(await wiped.db.malas.get('om-gam-ganapataye')).toMatchObject({ bead: 66, beads: 282 })
    expect(await wiped.db.preferences.toArray()).toEqual(await phone.db.preferences.toArray())
    expect((await wiped.db.audioQueue.toArray()).map((row) => row.url)).toEqual([url])
    expect(localStorage.getItem('modak-city')).toBe('{"name":"Pune"}')
    // Who is logged in is not in the file.
    expect(localStorage.getItem('modak-account')).toBeNull()
  })

  it('adds nothing twice and deletes nothing', async () => {
    const phone = await fullPhone()
    const backup = await makeBackup(phone)
    await phone.db.sittings.add(aSitting({ day: '2026-11-27' }))
    await takeBackup(phone, backup)
    await takeBackup(phone, backup)
    expect(await phone.db.sittings.count()).toBe(3)
    expect(await phone.db.audioQueue.count()).toBe(0)
  })

  it('leaves a sitting and a mala alone that went on since', async () => {
    const phone = await fullPhone()
    const backup = await makeBackup(phone)
    const [first] = await phone.db.sittings.toArray()
    if (!first) throw new Error('No sitting')
    await phone.db.sittings.put({ ...first, beads: 200, changedAt: '2026-11-26T02:00:00.000Z' })
    await phone.db.malas.update('om-gam-ganapataye', { bead: 70, beads: 286 })
    await takeBackup(phone, backup)
    expect((await phone.db.sittings.get(first.id))?.beads).toBe(200)
    expect((await phone.db.malas.get('om-gam-ganapataye'))?.bead).toBe(70)
  })

  it('has nothing of another person’s log', async () => {
    const phone = await fullPhone()
    await phone.db.sittings.add(aSitting({ account: 'ravi' }))
    expect((await makeBackup(phone)).sittings).toHaveLength(2)
    expect((await makeBackup({ ...phone, account: 'ravi' })).sittings).toHaveLength(3)
  })

  it('has the goals, and leaves those alone that were set since', async () => {
    const phone = await fullPhone()
    const goals = { minutesADay: 20, beadsADay: 0, daysAWeek: 5 }
    await phone.db.goals.put({ account: 'guest', goals, changedAt: '2026-11-26T01:00:00.000Z' })
    const backup = await makeBackup(phone)
    const wiped = openPhone()
    await takeBackup({ ...wiped, account: 'meera' }, backup)
    expect(await wiped.db.goals.get('meera')).toMatchObject({ goals, isUnsent: 1 })
    await wiped.db.goals.update('meera', { goals: { ...goals, daysAWeek: 7 } })
    await takeBackup({ ...wiped, account: 'meera' }, backup)
    expect((await wiped.db.goals.get('meera'))?.goals.daysAWeek).toBe(7)
  })

  it('of the first version is read too', async () => {
    const backup = await makeBackup(await fullPhone())
    expect(readBackup(JSON.stringify({ ...backup, version: 1 }))).toHaveProperty('backup')
  })

  it('takes no sitting away from another account on the phone', async () => {
    const phone = openPhone()
    const hers = aSitting({ account: 'meera', beads: 1 })
    await phone.db.sittings.add(hers)
    const { account: _, ...later } = { ...hers, beads: 2, changedAt: '2026-11-26T03:00:00.000Z' }
    const backup = await makeBackup(openPhone())
    await takeBackup({ ...phone, account: 'ravi' }, { ...backup, sittings: [later] })
    expect(await phone.db.sittings.toArray()).toEqual([hers])
  })

  it('is refused whole, with the reason', async () => {
    const good = await makeBackup(await fullPhone())
    const refusal = (change: object) => readBackup(JSON.stringify({ ...good, ...change }))
    expect(readBackup('{"app":')).toEqual({ refused: 'not-json' })
    expect(readBackup('[1, 2]')).toEqual({ refused: 'not-ours' })
    expect(readBackup('{"app":"another"}')).toEqual({ refused: 'not-ours' })
    expect(refusal({ version: backupVersion + 1, more: 'of the future' })).toEqual({
      refused: 'newer',
    })
    expect(refusal({ sittings: [...good.sittings, { ...aSitting(), beads: -1 }] })).toEqual({
      refused: 'wrong',
      where: 'sittings › 2 › beads',
    })
    expect(refusal({ malas: [{ ...good.malas[0], bead: 108 }] })).toMatchObject({
      refused: 'wrong',
    })
    expect(refusal({ audio: [{ id: 'x', title: 'x', url: '//elsewhere.example' }] })).toMatchObject(
      { refused: 'wrong' },
    )
  })
})
