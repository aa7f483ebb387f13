import { expect, test } from 'vitest'
import {
  mantraToken,
  newsletterLinks,
  unsubscribeToken,
} from '#server/features/newsletter/links.ts'
import { reminderLinks, reminderToken } from '#server/features/reminders/links.ts'
import { testApp } from '#server/test/testApp.ts'

const askedAt = new Date('2026-11-21T04:00:00Z')
const site = 'https://temple.example'

test('the links in the mailboxes of people keep opening', async () => {
  const { db } = await testApp()
  const value = Buffer.alloc(32, 7).toString('base64url')
  for (const name of ['newsletter links', 'reminder links'])
    await db('secrets').insert({ name, value }).onConflict('name').merge()

  const asking = 'an-id.mwpvqf40.E_h1A1pOU2t47L23FYxi9g'
  for (const [links, page] of [
    [newsletterLinks, '/newsletter'],
    [reminderLinks, '/reminders'],
  ] as const) {
    expect(await links.open(db, asking)).toMatchObject({ id: 'an-id', askedAt })
    expect(await links.confirmationPage(db, site, 'an-id', askedAt)).toBe(
      `${site}${page}#${asking}`,
    )
  }
  expect(await unsubscribeToken(db, 'an-id')).toBe('an-id.Yif63ah6y1pfUrXAHmzaHw')
  expect(await mantraToken(db, 'an-id')).toBe('an-id.Uzf28CfGRAVjwEDjO7yPSg')
  expect(await reminderToken(db, 'an-id')).toBe('an-id.spO1nZpR_8L_EA9pbBPlsw')
})

test('mail programs end newsletters and reminders at the addresses they were given', () => {
  expect(newsletterLinks.urls(site, 'a.b').oneClick).toBe(`${site}/hooks/unsubscribe/a.b`)
  expect(reminderLinks.urls(site, 'a.b').oneClick).toBe(`${site}/hooks/reminders/stop/a.b`)
})
