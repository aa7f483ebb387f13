import { expect, test } from 'vitest'
import type { BuiltApp } from '#server/http/render.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { sharedTestApp } from '#server/test/testApp.ts'

const marathi: BuiltApp = {
  template: '<html><div id="root"></div></html>',
  styles: [],
  render: async () => ({ status: 200, html: '' }),
  renderManifest: async () => '{}',
}

const open = sharedTestApp({
  now: () => saturdayNoon,
  translations: new Map([['mr', marathi]]),
})

test.each([
  ['temple', 'पुणे', 'Pune'],
  ['mumbai', 'मुंबई', 'Mumbai'],
])('calendar files of %s name the city in Marathi', async (city, name, english) => {
  const { db, festivals, send } = await open()
  if (!(await db('festivals').first('id'))) await festivals.generate(db)
  const { text } = await send(`/mr/calendar/feed/${city}.ics`)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(/^X-WR-CALNAME:.*$/m.exec(unfolded)?.[0]).toContain(name)
  expect(/^DESCRIPTION:.*$/m.exec(unfolded)?.[0]).toContain(name)
  expect(unfolded).not.toContain(english)
  expect((await send(`/calendar/feed/${city}.ics`)).text).toContain(english)
})
