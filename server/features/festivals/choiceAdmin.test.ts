import { describe, expect, test } from 'vitest'
import { greatDays } from '#almanac/greatDays.ts'
import type { StaffChoice } from '#contract/festivals/choiceAdmin.ts'
import { usualChoice } from '#contract/festivals/groups.ts'
import { kindOfKey } from '#contract/festivals/inGroups.ts'
import type { Site } from '#contract/site/public.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { choicePath, type ChoicePart, choosingTemple } from '#server/test/festivalChoice.ts'
import { person } from '#server/test/people.ts'
import { loadGreatKinds } from './greatKinds.ts'

describe('The choice', () => {
  test('comes with each great festival and its next day, by date', async () => {
    const { editor } = await choosingTemple()
    const { choice, kinds, differing } = await get<StaffChoice>(editor, choicePath)
    expect(choice).toEqual(usualChoice)
    expect(kinds[0]).toEqual({ kind: 'tulsi_vivah', name: 'Tulsi Vivah', date: '2026-11-21' })
    expect(kinds.slice(1, 3)).toEqual([
      { kind: 'datta_jayanti', name: 'Datta Jayanti', date: '2026-12-23' },
      { kind: 'makar_sankranti', name: 'Makar Sankranti', date: '2027-01-15' },
    ])
    expect(kinds.find(({ kind }) => kind === 'lakshmi_puja')?.date).toBe('2027-10-29')
    expect(kinds.every(({ date }) => date !== undefined)).toBe(true)
    expect(differing).toEqual([
      {
        custom: 'vaishnava',
        name: 'Pausha Putrada Ekadashi',
        general: '2027-01-18',
        ofCustom: '2027-01-19',
      },
    ])
  })

  test('can leave out every great festival that the almanac finds, and no other', async () => {
    const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
    const found = greatDays(pune, '2026-01-01', '2027-12-31', { groups: ['great'] })
    const kinds = [...new Set(found.map(({ key }) => kindOfKey(key)))]
    expect((await loadGreatKinds()).map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
  })

  test('is logged with names, only what changed', async () => {
    const { app, editor, choose } = await choosingTemple()
    await choose({
      groups: { ekadashi: 'everywhere' },
      customs: { vaishnava: 'custom' },
      without: ['nag_panchami', 'ram_navami', 'nag_panchami'],
    })
    expect(await auditOf(app)).toEqual([
      {
        actorId: editor.id,
        subject: 'festival_choice',
        subjectId: 'shown',
        action: 'edited',
        before: { ekadashi: 'offered', vaishnava: 'both', without: [] },
        after: {
          ekadashi: 'everywhere',
          vaishnava: 'custom',
          without: ['Ram Navami', 'Nag Panchami'],
        },
      },
    ])
    const { choice } = await get<StaffChoice>(editor, choicePath)
    expect(choice.without).toEqual(['ram_navami', 'nag_panchami'])
  })

  test.each([
    ['a festival that nobody knows', { without: ['nag_panchami', 'christmas'] }, '#/without/1'],
    ['one of another group', { without: ['ekadashi'] }, '#/without/0'],
    ['one of Ganesha’s', { without: ['sankashti'] }, '#/without/0'],
    ['a state that does not exist', { groups: { great: 'loud' } }, '#/groups/great'],
    ['a custom that does not exist', { customs: { vaishnava: 'x' } }, '#/customs/vaishnava'],
  ])('is refused with %s, and nothing changes', async (_, part, pointer) => {
    const { app, editor, put } = await choosingTemple()
    const reply = await put(part as ChoicePart)
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ pointer }] })
    expect((await get<StaffChoice>(editor, choicePath)).choice).toEqual(usualChoice)
    expect(await auditOf(app)).toEqual([])
  })

  test('survives a change of the settings, and the settings survive it', async () => {
    const { app, choose, seen } = await choosingTemple()
    const admin = await person(app, { role: 'admin' })
    const settings = '/api/admin/site'
    type Versioned = { site: TempleSite; version: number }
    const before = await get<Versioned>(admin, settings)
    const { choice } = await choose({ without: ['vat_purnima'] })
    const { festivals: _, ...content } = before.site
    const body = { ...content, tagline: 'New' }
    expect((await changeFrom(admin, 'PUT', settings, before.version, body)).status).toBe(412)
    const { version } = await get<Versioned>(admin, settings)
    okOf(await changeFrom(admin, 'PUT', settings, version, body))
    expect((await seen<Site>('/api/site')).festivals).toEqual(choice)
    expect((await seen<Site>('/api/site')).tagline).toBe('New')
  })
})
