import { expect, test } from 'vitest'
import type { StaffFestivalDetails } from '#contract/festivals/admin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { problemOf } from '#server/test/bookings.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { inMemory, sevaPath, sevaTemple } from '#server/test/sevas.ts'

const jayanti = { by: 'festival', festival: 'ganesh_jayanti-magha' } as const
const bright = { by: 'tithi', month: 11, day: 4, dayRule: 'sunrise' } as const

test('a seva with a festival moves with it, one on its tithi does not; hidden, it is not performed', async () => {
  const { app, add, setClock } = await sevaTemple()
  await app.festivals.generate(app.db)
  const withFestival = await add(jayanti)
  const onTithi = await add(bright)
  expect(withFestival).toMatchObject({ festivalName: 'Ganesh Jayanti', next: { rule: 'festival' } })
  const datesOf = async () => {
    await app.doDaily()
    const dates = (id: string) => app.db('seva_days').where({ seva_id: id }).pluck('date')
    return [await dates(withFestival.id), await dates(onTithi.id)]
  }
  const [[own] = [], tithis] = await datesOf()
  const editor = await person(app, { role: 'editor' })
  const { id } = await app
    .db('festivals')
    .where({ date: own })
    .whereLike('slug', 'ganesh-jay%')
    .first('id')
  const change = async (method: string, suffix: string, body: object) => {
    const path = `/api/admin/festivals/${id}`
    const { version } = await get<StaffFestivalDetails>(editor, path)
    return okOf(await changeFrom(editor, method, path + suffix, version, body))
  }
  await change('PATCH', '', { date: '2027-02-14' })
  expect(await datesOf()).toEqual([['2027-02-14'], tithis])
  setClock('2027-02-13T03:00:00Z')
  await app.doDaily()
  const subjects = (await waitingMails(app)).map(({ subject }) => subject)
  expect(subjects).toContain('Tomorrow: your yearly annadan')
  setClock('2026-11-22T03:00:00Z')
  const later = await person(app, { role: 'editor' })
  const hidden = await get<StaffFestivalDetails>(later, `/api/admin/festivals/${id}`)
  const path = `/api/admin/festivals/${id}/hidden`
  okOf(await changeFrom(later, 'POST', path, hidden.version, { isHidden: true }))
  expect(await datesOf()).toEqual([[], tithis])
  expect(await app.db('sevas').where({ id: withFestival.id }).pluck('status')).toEqual(['active'])
})

test('a festival that the temple does not have is refused', async () => {
  const { desk } = await sevaTemple()
  const none = { ...inMemory, by: 'festival' }
  const detailOf = async (body: object) =>
    problemOf(await desk.post(sevaPath, body)).errors?.find(
      ({ pointer }) => pointer === '#/festival',
    )?.detail
  expect(await detailOf(none)).toBe('Please choose a festival')
  expect(await detailOf({ ...none, festival: 'lantern_festival-magha' })).toMatch(
    /not on the temple/,
  )
})
