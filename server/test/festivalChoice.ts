import ICAL from 'ical.js'
import type { StaffChoice } from '#contract/festivals/choiceAdmin.ts'
import { type FestivalChoice, usualChoice } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { changeFrom, get, okOf } from './admin.ts'
import { person } from './people.ts'
import { testApp } from './testApp.ts'

export const choicePath = '/api/admin/festival-choice'
const now = () => new Date('2026-11-21T06:30:00Z')

/** What a temple chose differently from what is usual. */
export type ChoicePart = { [Name in keyof FestivalChoice]?: Partial<FestivalChoice[Name]> }

/** A temple in Pune on 21 November 2026, and what its devotees see of its choice. */
export const choosingTemple = async () => {
  const app = await testApp({ now })
  await app.festivals.generate(app.db)
  const editor = await person(app, { role: 'editor' })
  const put = async ({ groups, customs, without = [] }: ChoicePart, version?: number) => {
    const choice = {
      groups: { ...usualChoice.groups, ...groups },
      customs: { ...usualChoice.customs, ...customs },
      without,
    }
    const from = version ?? (await get<StaffChoice>(editor, choicePath)).version
    return changeFrom(editor, 'PUT', choicePath, from, choice)
  }
  const choose = async (part: ChoicePart) => okOf<StaffChoice>(await put(part))
  /** What anybody is answered. */
  const seen = async <T>(of: string): Promise<T> => okOf<T>(await app.send(of))
  const slugs = async (of: string) =>
    (await seen<Festival[]>(`/api/festivals/${of}`)).map(({ slug }) => slug)
  const status = async (of: string) => (await app.send(of)).status
  const calendar = async (of: string) => {
    const reply = await app.send(`/calendar/feed/${of}.ics`)
    if (reply.status === 404) return []
    const events = new ICAL.Component(ICAL.parse(reply.text)).getAllSubcomponents('vevent')
    return events.map((event) => String(event.getFirstPropertyValue('url')).split('/').at(-1))
  }
  return { app, editor, put, choose, seen, slugs, status, calendar }
}
