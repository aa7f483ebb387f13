import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { DakshinaPanel } from '#app/admin/dakshina/DakshinaPanel.tsx'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getPerson } from '#contract/accounts/admin.ts'
import { getPriestSheet, getStaffBooking, listBookings } from '#contract/bookings/admin.ts'
import { getMessage } from '#contract/contact/admin.ts'
import { getDayParts } from '#contract/bookings/dayPartsAdmin.ts'
import { getStaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getStaffRite, previewRite } from '#contract/guide/admin.ts'
import { getStaffMantra, previewMantra } from '#contract/mantras/admin.ts'
import { getStaffPage } from '#contract/pages/admin.ts'
import { listPujaSettings } from '#contract/bookings/pujaSettings.ts'
import { getStaffProduct } from '#contract/shop/admin.ts'
import { getWholeTemple } from '#contract/site/specialDaysAdmin.ts'
import { printSevaDays } from '#contract/sevas/admin.ts'
import { printSponsoredDays } from '#contract/sponsorships/admin.ts'
import { PersonDetails } from './accounts/PersonDetails.tsx'
import { AheadList } from './bookings/AheadList.tsx'
import { BookingDetails } from './bookings/BookingDetails.tsx'
import { PriestSheet } from './bookings/PriestSheet.tsx'
import { PujaPlaces } from './bookings/PujaPlaces.tsx'
import { MessageDetails } from './contact/MessageDetails.tsx'
import { RiteEditor } from './guide/RiteEditor.tsx'
import { RitePreview } from './guide/RitePreview.tsx'
import { StepVoice } from './guide/StepVoice.tsx'
import { MantraEditor } from './mantras/MantraEditor.tsx'
import { MantraPreview } from './mantras/MantraPreview.tsx'
import { PageEditor } from './pages/PageEditor.tsx'
import { ProductEditor } from './shop/ProductEditor.tsx'

type Read = Endpoint<never, never, never>

/** What each reads; the other pages of the office ask this in their own tests. */
const pages: [string, () => ReactNode, unknown][] = [
  ['a person', () => <PersonDetails id="user-2" />, getPerson],
  ['a booking', () => <BookingDetails reference="PJ-2026-7K3M9W" />, getStaffBooking],
  ['the pujas ahead', () => <AheadList />, listBookings],
  ['the priest’s list', () => <PriestSheet date="2026-11-27" />, getPriestSheet],
  ['the places of pujas', () => <PujaPlaces type={undefined} />, listPujaSettings],
  ['a dakshina', () => <DakshinaPanel reference="PJ-2026-7K3M9W" />, getStaffDakshina],
  ['a message', () => <MessageDetails id="message-1" />, getMessage],
  ['a mantra', () => <MantraEditor id="ganesha-gayatri" />, getStaffMantra],
  ['a mantra as devotees see it', () => <MantraPreview id="ganesha-gayatri" />, previewMantra],
  ['a puja at home', () => <RiteEditor id="daily" />, getStaffRite],
  ['a puja at home as devotees see it', () => <RitePreview id="daily" />, previewRite],
  ['the voice at a step', () => <StepVoice id="daily" step="seat" />, getStaffRite],
  ['a page', () => <PageEditor name="privacy" />, getStaffPage],
  ['a product', () => <ProductEditor id="murti" />, getStaffProduct],
]

it.each(pages)(
  'Where %s could not be loaded, it says so and asks again',
  async (_, node, reads) => {
    const server = templeServer()
    const endpoint = reads as Read
    server.offersRefusal(getWholeTemple, 'unavailable')
    server.offersRefusal(getDayParts, 'unavailable')
    server.offersRefusal(printSevaDays, 'unavailable')
    server.offersRefusal(printSponsoredDays, 'unavailable')
    server.refuses(endpoint, 'unavailable')
    const { user } = await renderOffice(node(), { server })
    const [again] = await screen.findAllByRole('button', { name: 'Try again' })
    expect(screen.getAllByText('This could not be loaded')).not.toEqual([])
    const before = server.received(endpoint).length
    if (again) await user.click(again)
    await expect.poll(() => server.received(endpoint).length).toBeGreaterThan(before)
  },
)

it.each([
  ['/admin/guide/zzz', () => <RiteEditor id="zzz" />, getStaffRite, 'Pujas at home'],
  ['/admin/guide/zzz/preview', () => <RitePreview id="zzz" />, previewRite, 'Pujas at home'],
  [
    '/admin/guide/zzz/voice/seat',
    () => <StepVoice id="zzz" step="seat" />,
    getStaffRite,
    'Pujas at home',
  ],
  ['/admin/mantras/zzz', () => <MantraEditor id="zzz" />, getStaffMantra, 'Mantras'],
])('%s does not exist: the page says so and leads to the list', async (at, node, reads, list) => {
  const server = templeServer()
  server.refuses(reads as unknown as Read, 'not_found')
  await renderOffice(node(), { server, at })
  expect(await screen.findByText('This does not exist, or has been removed.')).toBeTruthy()
  expect(screen.queryByText('This could not be loaded')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  const link = screen.getByRole('link', { name: `Go to ${list}` })
  expect(link.getAttribute('href')).toBe(at.split('/').slice(0, 3).join('/'))
})
