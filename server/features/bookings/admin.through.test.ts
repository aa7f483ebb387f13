import { describe, expect, test } from 'vitest'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get } from '#server/test/admin.ts'
import { book, change, sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const open = async () => {
  const made = await temple()
  return { ...made, priest: await person(made.app, { role: 'priest' }) }
}

const path = '/api/admin/bookings'

const names = ({ items }: Page<StaffBooking>) => items.map(({ fullName }) => fullName)

describe('The list of bookings', () => {
  test('finds names in either script, parts of addresses and references, in any case', async () => {
    const { app, priest } = await open()
    const { reference } = await book(app, {
      fullName: 'Meera Kulkarni',
      phone: '+91 98220 00000',
      sankalp: { names: ['अर्जुन कुलकर्णी'], isGotraUnknown: true },
    })
    await book(app, { fullName: 'Hari 100% Rao', email: 'hari@example.net' })
    const found = async (text: string) =>
      names(
        await get<Page<StaffBooking>>(priest, `${path}?${new URLSearchParams({ search: text })}`),
      )
    for (const text of ['meera', 'KULK', 'अर्जुन', '98220', reference, 'meera kulk']) {
      expect(await found(text), text).toEqual(['Meera Kulkarni'])
    }
    expect(await found('100%')).toEqual(['Hari 100% Rao'])
    expect(await found('%')).toEqual(['Hari 100% Rao'])
    expect(await found('meera rao')).toEqual([])
  })

  test('filters by state, puja and slot', async () => {
    const { app, priest } = await open()
    const first = await book(app, { fullName: 'First' })
    await book(app, { pujaType: 'ganesh', preferredTime: 'evening', fullName: 'Second' })
    await change(app, first, 'cancel')
    const found = async (query: string) => names(await get(priest, `${path}?${query}`))
    expect(await found('status=cancelled')).toEqual(['First'])
    expect(await found('isOpen=true')).toEqual(['Second'])
    expect(await found('isOpen=false')).toEqual(['First'])
    expect(await found('pujaType=ganesh&slot=evening')).toEqual(['Second'])
    expect(await found('slot=afternoon')).toEqual([])
    // Nobody has confirmed the second one.
    expect(await found('isUnpaid=true')).toEqual([])
    expect(await found('isUnpaid=false')).toHaveLength(2)
  })

  test('goes into a table, times in the temple’s zone', async () => {
    const { app, priest } = await open()
    await book(app, {
      fullName: '+Meera',
      sankalp: { names: ['Meera', 'Ravi'], gotra: 'Kashyapa' },
    })
    const reply = await priest.send(`${path}.csv?from=2026-12-01&to=2026-12-01`)
    expect(reply.headers['content-disposition']).toContain('bookings-2026-12-01-to-2026-12-01.csv')
    const [heading = '', row = ''] = reply.text.split('\r\n')
    expect(heading).toMatch(/^\ufeffReference,Status,Puja,Day/)
    expect(row).toContain(",'+Meera,meera@example.org,")
    expect(row).toContain('"Meera, Ravi",Kashyapa')
    expect(row).toMatch(/,2026-11-21 12:00$/)
  })
})
