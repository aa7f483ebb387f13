import { describe, expect, test } from 'vitest'
import type { StaffBooking, StaffBookingDetails } from '#contract/bookings/admin.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { address, book, mailsOf, payload, sharedTemple, takenOf } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const open = async () => {
  const made = await temple()
  return { ...made, priest: await person(made.app, { role: 'priest' }) }
}

const path = '/api/admin/bookings'

const names = ({ items }: Page<StaffBooking>) => items.map(({ fullName }) => fullName)

describe('The list of bookings', () => {
  test('has the bookings of a day by slot and the time they were made', async () => {
    const { app, priest } = await open()
    await book(app, { preferredTime: 'evening', fullName: 'Third' })
    await book(app, { preferredTime: 'morning', fullName: 'First' })
    await book(app, { preferredTime: 'afternoon', fullName: 'Second' })
    await book(app, { preferredDate: '2026-12-02', fullName: 'Tomorrow' })
    const day = await get<Page<StaffBooking>>(priest, `${path}?from=2026-12-01&to=2026-12-01`)
    expect(names(day)).toEqual(['First', 'Second', 'Third'])
    expect(day.items[0]).toMatchObject({
      status: 'pending',
      nextStatuses: ['confirmed', 'cancelled'],
      startsAt: '2026-12-01T00:30:00.000Z',
    })
    expect(JSON.stringify(day)).not.toContain('token')
  })

  test('goes on page by page across days and slots', async () => {
    const { app, priest } = await open()
    for (const preferredDate of ['2026-12-02', '2026-12-01']) {
      for (const preferredTime of ['evening', 'morning', 'afternoon']) {
        await book(app, {
          preferredDate,
          preferredTime,
          fullName: `${preferredDate} ${preferredTime}`,
        })
      }
    }
    const seen: string[] = []
    let after = ''
    do {
      const page = await get<Page<StaffBooking>>(priest, `${path}?limit=2${after}`)
      seen.push(...names(page))
      after = page.next ? `&after=${page.next}` : ''
    } while (after)
    expect(seen).toEqual(
      ['2026-12-01', '2026-12-02'].flatMap((day) =>
        ['morning', 'afternoon', 'evening'].map((slot) => `${day} ${slot}`),
      ),
    )
  })

  test('moves a booking along its trail; each step has its name and its row in the log', async () => {
    const { app, priest } = await open()
    const today = { preferredDate: '2026-11-21', preferredTime: 'evening' }
    const { reference } = await book(app, { ...today, includePrasad: true, address })
    const before = (await auditOf(app)).length
    const mails = (await mailsOf(app)).length
    for (const status of ['confirmed', 'in_progress', 'performed', 'prasad_sent', 'closed']) {
      const done = okOf<StaffBookingDetails>(
        await priest.post(`${path}/${reference.toLowerCase()}/status`, { status }),
      )
      expect(done.status).toBe(status)
      expect(done.trail.at(-1)).toEqual({
        status,
        at: app.now().toISOString(),
        by: 'temple',
        actor: { id: priest.id, username: priest.username },
        isEmailed: status === 'confirmed' || status === 'prasad_sent',
      })
    }
    const log = (await auditOf(app)).slice(before)
    expect(log).toHaveLength(5)
    expect(log[0]).toEqual({
      actorId: priest.id,
      subject: 'booking',
      subjectId: reference,
      action: 'status_set',
      before: { status: 'pending' },
      after: { status: 'confirmed' },
    })
    expect((await mailsOf(app)).slice(mails).map(({ to }) => to)).toEqual([
      payload.email,
      payload.email,
    ])
    const { trail, nextStatuses } = await get<StaffBookingDetails>(priest, `${path}/${reference}`)
    expect(trail).toHaveLength(6)
    expect(nextStatuses).toEqual([])
  })

  test('gives the place back when the temple cancels', async () => {
    const { app, priest } = await open()
    const { reference } = await book(app)
    expect(await takenOf(app, payload)).toBe(1)
    okOf(await priest.post(`${path}/${reference}/status`, { status: 'cancelled' }))
    expect(await takenOf(app, payload)).toBe(0)
  })

  test('refuses what cannot follow, and writes nothing', async () => {
    const { app, priest } = await open()
    const { reference } = await book(app)
    const before = (await auditOf(app)).length
    const reply = await priest.post(`${path}/${reference}/status`, { status: 'closed' })
    expect(reply.json()).toMatchObject({ status: 409, code: 'wrong_status' })
    expect((await priest.post(`${path}/${reference}/status`, { status: 'x' })).status).toBe(400)
    expect(
      (await priest.post(`${path}/PJ-2026-AAAAAA/status`, { status: 'confirmed' })).status,
    ).toBe(404)
    expect((await priest.send(`${path}/PJ-2026-AAAAAA`)).status).toBe(404)
    expect(await auditOf(app)).toHaveLength(before)
  })

  test('is nobody’s but priests’ and admins’', async () => {
    const { app } = await open()
    for (const role of ['user', 'editor'] as const) {
      expect((await (await person(app, { role })).send(path)).status).toBe(403)
    }
    expect((await (await person(app, { role: 'admin' })).send(path)).status).toBe(200)
  })
})

describe('The priest’s sheet', () => {
  test('has the confirmed bookings, by slot, each name in both scripts', async () => {
    const { app, priest } = await open()
    const { reference } = await book(app, {
      preferredTime: 'evening',
      sankalp: {
        names: ['अर्जुन कुलकर्णी', 'Meera Sharma'],
        gotra: 'काश्यप',
        nakshatra: 'purva_phalguni',
        rashi: 'simha',
        intention: 'For our new home',
      },
    })
    await book(app, { fullName: 'Not yet' })
    okOf(await priest.post(`${path}/${reference}/status`, { status: 'confirmed' }))
    const sheet = await get<{ pending: number; slots: { slot: string; bookings: unknown[] }[] }>(
      priest,
      `${path}/sheet/2026-12-01`,
    )
    expect(sheet.pending).toBe(1)
    expect(sheet.slots.map(({ slot, bookings }) => [slot, bookings.length])).toEqual([
      ['evening', 1],
    ])
    expect(sheet.slots[0]?.bookings[0]).toMatchObject({
      reference,
      names: [
        {
          written: 'अर्जुन कुलकर्णी',
          devanagari: 'अर्जुन कुलकर्णी',
          roman: 'Arjuna Kulakarṇī',
          isGuessed: false,
        },
        {
          written: 'Meera Sharma',
          devanagari: 'मीरा शर्मा',
          roman: 'Meera Sharma',
          isGuessed: true,
        },
      ],
      gotra: { devanagari: 'काश्यप', roman: 'Kāśyapa' },
      nakshatra: { devanagari: 'पूर्वा फाल्गुनी', roman: 'Purva Phalguni' },
      rashi: { devanagari: 'सिंह', roman: 'Simha' },
      intention: 'For our new home',
      isGotraUnknown: false,
    })
  })

  test('has a name in the other script as staff corrected it, until they take that back', async () => {
    const { app, priest } = await open()
    const { reference } = await book(app, {
      sankalp: { names: ['Sita Phadke', 'गौरी'], isGotraUnknown: true },
    })
    okOf(await priest.post(`${path}/${reference}/status`, { status: 'confirmed' }))
    const log = (await auditOf(app)).length
    const correct = (body: object) => priest.post(`${path}/${reference}/name`, body)
    const shown = async () => {
      const sheet = await get<{ slots: { bookings: { names: object[] }[] }[] }>(
        priest,
        `${path}/sheet/2026-12-01`,
      )
      return sheet.slots[0]?.bookings[0]?.names
    }
    okOf(await correct({ written: 'Sita Phadke', corrected: 'सीता फडके' }))
    okOf(await correct({ written: 'गौरी', corrected: 'Gauri' }))
    expect(await shown()).toEqual([
      { written: 'Sita Phadke', devanagari: 'सीता फडके', roman: 'Sita Phadke', isGuessed: false },
      { written: 'गौरी', devanagari: 'गौरी', roman: 'Gauri', isGuessed: false },
    ])
    okOf(await correct({ written: 'Sita Phadke' }))
    expect((await shown())?.[0]).toMatchObject({ written: 'Sita Phadke', isGuessed: true })
    expect((await correct({ written: 'Nobody', corrected: 'x' })).status).toBe(404)
    const entries = (await auditOf(app)).slice(log).filter(({ subject }) => subject === 'booking')
    expect(entries.map(({ action }) => action)).toEqual(Array(3).fill('name_corrected'))
    expect(JSON.stringify(entries)).not.toContain('Sita')
  })

  test('has the devotee’s name if there is no sankalp', async () => {
    const { app, priest } = await open()
    const { reference } = await book(app)
    okOf(await priest.post(`${path}/${reference}/status`, { status: 'confirmed' }))
    const sheet = await get<object>(priest, `${path}/sheet/2026-12-01`)
    expect(sheet).toMatchObject({
      slots: [{ bookings: [{ names: [{ written: 'Meera Kulkarni' }], isGotraUnknown: true }] }],
    })
    expect((await priest.send(`${path}/sheet/2026-02-30`)).status).toBe(400)
  })
})
