import { describe, expect, test } from 'vitest'
import type { StaffDonation } from '#contract/donations/admin.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { post } from '#server/test/bookings.ts'
import { doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

describe('The list of donations', () => {
  const references = async (admin: Parameters<typeof get>[0], query = ''): Promise<string[]> =>
    (await get<Page<StaffDonation>>(admin, `/api/admin/donations?${query}`)).items.map(
      ({ reference }) => reference,
    )

  test('is searched, filtered and turned page by page, without tests unless asked', async () => {
    const clock = { now: new Date('2026-11-18T20:00:00Z') }
    const app = await testApp({ now: () => clock.now })
    // At the temple it is the 19th.
    const first = await pledged(app, { fullName: 'Śrī Jñāneśvar', email: 'one@example.org' })
    clock.now = new Date('2026-11-20T06:00:00Z')
    const admin = await person(app, { role: 'admin' })
    const second = await pledged(app, { fullName: 'ज्ञानेश्वर कुलकर्णी', amount: 7 })
    const third = await pledged(app)
    const utr = newUtr()
    okOf(await doTo(admin, second, 'confirm', { paidOn: '2026-11-20', utr }))
    await app.db('donations').where({ reference: third.reference }).update({ is_test: true })
    const [a, b, c] = [first, second, third].map(({ reference }) => reference)
    expect(await references(admin)).toEqual([b, a])
    expect(await references(admin, 'withTests=true')).toEqual([c, b, a])
    expect(await references(admin, 'status=succeeded')).toEqual([b])
    expect(await references(admin, 'method=card')).toEqual([])
    expect(await references(admin, 'from=2026-11-19&to=2026-11-19')).toEqual([a])
    expect(await references(admin, 'to=2026-11-18')).toEqual([])
    for (const words of [
      a,
      'one@example',
      `${b}`.toLowerCase(),
      'ज्ञानेश्वर कुलकर्णी',
      utr,
      'R-2026-27-00001',
    ]) {
      const found = await references(admin, `search=${encodeURIComponent(words ?? '')}`)
      expect(found, words).toHaveLength(1)
    }
    // A name is found in either script.
    expect(await references(admin, `search=${encodeURIComponent('ज्ञानेश्वर')}`)).toEqual([b, a])
    const page = await get<Page<StaffDonation>>(admin, '/api/admin/donations?limit=1')
    expect(await references(admin, `limit=1&after=${page.next}`)).toEqual([a])
    await post(app, `/api/donations/${a}/paid`, { token: first.token })
    const claimed = await get<{ claimed: number }>(admin, '/api/admin/donations?isClaimed=true')
    expect(claimed).toMatchObject({ claimed: 1, items: [{ reference: a }] })
    const csv = await admin.send('/api/admin/donations.csv?status=succeeded')
    expect(csv.text).toContain('ज्ञानेश्वर कुलकर्णी')
    await admin.send('/api/admin/donations.csv?method=gpay&search=Arjun')
    const downloaded = { subject: 'donation_list', subjectId: 'donations', action: 'downloaded' }
    const noted = (await auditOf(app)).filter(({ action }) => action === 'downloaded')
    expect(noted).toHaveLength(2)
    expect(noted).toContainEqual(
      expect.objectContaining({ ...downloaded, after: { status: 'succeeded', rows: 1 } }),
    )
    expect(noted).toContainEqual(
      expect.objectContaining({
        ...downloaded,
        after: { method: 'gpay', isSearched: true, rows: expect.any(Number) },
      }),
    )
    expect(csv.text.split('\r\n')[1]).toMatch(
      new RegExp(
        `^2026-11-20 11:30,${b},Received,7,UPI,.*,2026-11-20,R-2026-27-00001,"=""${utr}""",`,
      ),
    )
  })
})
