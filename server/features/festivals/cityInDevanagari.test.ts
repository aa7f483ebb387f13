import { expect, test } from 'vitest'
import type { BuiltApp } from '#server/http/render.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { sharedTestApp } from '#server/test/testApp.ts'

const built: BuiltApp = {
  template: '<html><div id="root"></div></html>',
  styles: [],
  render: async () => ({ status: 200, html: '' }),
  renderManifest: async () => '{}',
}

const open = sharedTestApp({
  now: () => saturdayNoon,
  translations: new Map([
    ['mr', built],
    ['hi', built],
  ]),
})

test.each([
  ['mr', 'temple', 'पुणे', 'Pune'],
  ['mr', 'nagpur', 'नागपूर', 'Nagpur'],
  ['hi', 'temple', 'पुणे', 'Pune'],
  ['hi', 'nagpur', 'नागपुर', 'Nagpur'],
])('in %s, calendar files of %s name the city %s', async (language, city, name, english) => {
  const { db, festivals, send } = await open()
  if (!(await db('festivals').first('id'))) await festivals.generate(db)
  const { text } = await send(`/${language}/calendar/feed/${city}.ics`)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(/^X-WR-CALNAME:.*$/m.exec(unfolded)?.[0]).toContain(name)
  expect(/^DESCRIPTION:.*$/m.exec(unfolded)?.[0]).toContain(name)
  expect(unfolded).not.toContain(english)
  expect((await send(`/calendar/feed/${city}.ics`)).text).toContain(english)
})
