import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Site } from '#contract/site/public.ts'
import type { Notify } from '#server/adapters/email/port.ts'
import { createAccounts, type Accounts } from '#server/features/accounts/service.ts'
import { findByEmail } from '#server/features/accounts/userRepository.ts'
import { dakshinaData } from '#server/features/bookings/dakshina/owners.ts'
import { bookingData } from '#server/features/bookings/owners.ts'
import { sadhanaData } from '#server/features/sadhana/personalData.ts'
import { cartData } from '#server/features/shop/cart.ts'
import { contactData } from '#server/features/contact/repository.ts'
import { donationData } from '#server/features/donations/owners.ts'
import { orderData } from '#server/features/orders/owners.ts'
import { newsletterData } from '#server/features/newsletter/personalData.ts'
import { whatsappData } from '#server/features/whatsapp/personalData.ts'
import type { FindOwner } from '#server/features/notifications/service.ts'
import { isSubscribed } from '#server/features/newsletter/repository.ts'
import { reminderData } from '#server/features/reminders/personalData.ts'
import { createBackgroundTasks, type BackgroundTasks } from '#server/processes/backgroundTasks.ts'

/** What each feature keeps about people; one line for each. */
export const personalData = [
  bookingData,
  dakshinaData,
  contactData,
  donationData,
  orderData,
  newsletterData,
  reminderData,
  whatsappData,
  cartData,
  sadhanaData,
]

/**
 * Who has proved that the address is theirs: with an account, or by subscribing to the newsletter.
 */
export const findOwner: FindOwner = async (db, address) => {
  const user = await findByEmail(db, address)
  if (!user) return (await isSubscribed(db, address)) ? {} : undefined
  return user.emailConfirmedAt !== undefined && user.disabledAt === undefined
    ? { userId: user.id }
    : undefined
}

type Deps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly notify: Notify
  readonly isTotpRequired: (db: Knex) => Promise<boolean>
  readonly publicUrl: string
  readonly now: () => Date
  readonly log: Logger
  readonly hasLoginDelay?: boolean
}

/** The accounts with everything they know of other features, and their background work. */
export const openAccounts = async (
  db: Knex,
  deps: Deps,
): Promise<{ accounts: Accounts; backgroundTasks: BackgroundTasks }> => {
  const backgroundTasks = createBackgroundTasks({
    onError: (error) => deps.log.error({ err: error }, 'a background task failed'),
  })
  return {
    accounts: await createAccounts(db, { ...deps, backgroundTasks, personalData }),
    backgroundTasks,
  }
}

type AdminSettings = { readonly email: string; readonly password: string }

/** Makes sure that the temple has an admin, or gives the address where one can be created. */
export const firstAdmin = async (
  db: Knex,
  { firstAdmins }: Accounts,
  settings: AdminSettings | undefined,
): Promise<string | undefined> => {
  if (settings) await firstAdmins.ensure(db, settings)
  return firstAdmins.link(db)
}
