import type { Feature, Shared } from '#server/feature.ts'
import type { Payments } from '#server/payments/payments.ts'
import { createDonationAdminRoutes } from './adminRoutes.ts'
import { donationMail } from './mails.ts'
import { donationMailsAgain } from './notifications.ts'
import { donationData } from './owners.ts'
import { createDonationPrintable } from './receipts/printable.ts'
import { donationRoutes } from './routes.ts'
import { createDonations } from './service.ts'
import type { SponsoredDays } from './sponsoredDays.ts'

type Deps = Shared &
  Pick<Parameters<typeof createDonationAdminRoutes>[0], 'noteOrders' | 'noteBookings'> & {
    readonly payments: Payments
    readonly sponsoring: SponsoredDays
  }

export const openDonations = (deps: Deps) => {
  const donations = createDonations({ ...deps, findAdmins: deps.listAdmins })
  const admin = createDonationAdminRoutes({ ...deps, donations })
  return {
    service: donations,
    routes: [...donationRoutes(donations), ...admin.routes],
    printables: { donation: createDonationPrintable({ ...deps, receipts: donations.receipts }) },
    writers: { [donationMail]: donations.writeMail },
    mailsAgain: donationMailsAgain,
    daily: { 'unpaid donations': donations.forgetUnpaid },
    tidy: { 'forgotten pledges': admin.tidy },
    personalData: [donationData],
  } satisfies Feature
}
