import { describe, expect, test } from 'vitest'
import type { OfficeMail, TempleSite } from '#contract/site/admin.ts'
import { transact } from '#server/db/db.ts'
import { findSite, lockSite, updateSite } from '#server/features/site/repository.ts'
import { post } from '#server/test/bookings.ts'
import { waitingMails } from '#server/test/mails.ts'
import { testApp } from '#server/test/testApp.ts'

const daily: OfficeMail = { how: 'daily', at: '07:00' }

/** In Pune it is half past six in the morning of 21 November, half an hour before the summary. */
const open = async (officeMail: OfficeMail | undefined = daily) => {
  let at = new Date('2026-11-21T01:00:00Z')
  const app = await testApp({ now: () => at, publicUrl: 'https://temple.example' })
  const set = (mail: OfficeMail | undefined) =>
    transact(app.db, async (trx) => {
      const { site, version } = await lockSite(trx)
      const { officeMail: _, ...rest } = site
      const changed: TempleSite = mail ? { ...rest, officeMail: mail } : rest
      await updateSite(trx, changed, version + 1)
    })
  await set(officeMail)
  const goTo = (time: string) => void (at = new Date(time))
  const plan = () => app.officeSummary.plan(app.db, at)
  const { email } = await findSite(app.db)
  const toOffice = async () => (await waitingMails(app)).filter(({ to }) => to === email)
  const message = () =>
    post(app, '/api/contact', { name: 'Asha', email: 'a@e.org', subject: 'puja', message: 'When?' })
  return { app, set, goTo, plan, toOffice, message, email }
}

const summaryTime = '2026-11-21T01:30:00Z'

describe('The daily summary', () => {
  test('comes at its time, once a day, with several processes at once and after a restart', async () => {
    const { app, goTo, plan, toOffice, message } = await open()
    await message()
    await plan()
    const summaries = async () =>
      (await toOffice()).filter(({ subject }) => subject.startsWith('No pujas today')).length
    expect(await summaries()).toBe(0)
    goTo(summaryTime)
    await Promise.all([plan(), plan(), plan()])
    await plan()
    expect(await summaries()).toBe(1)
    // Sent and long deleted: it still does not come again.
    await app.db('deliveries').where('key', 'like', 'office-summary:%').delete()
    await plan()
    expect(await summaries()).toBe(0)
    goTo('2026-11-22T09:00:00Z')
    await Promise.all([plan(), plan()])
    expect(await summaries()).toBe(1)
    await app.officeSummary.forgetOld(app.db, new Date('2027-02-01T00:00:00Z'))
    expect(await app.db('office_summaries')).toEqual([])
  })
})
