import { accountRoutes } from '#server/features/accounts/routes.ts'
import type { Accounts } from '#server/features/accounts/service.ts'
import { blogRoutes } from '#server/features/blog/routes.ts'
import type { Blog } from '#server/features/blog/service.ts'
import { dakshinaRoutes } from '#server/features/bookings/dakshina/routes.ts'
import type { DakshinaService } from '#server/features/bookings/dakshina/service.ts'
import { bookingRoutes } from '#server/features/bookings/routes.ts'
import { pujaRoutes } from '#server/features/bookings/pujas/routes.ts'
import type { Bookings } from '#server/features/bookings/service.ts'
import { contactRoutes } from '#server/features/contact/routes.ts'
import type { Contact } from '#server/features/contact/service.ts'
import { donationRoutes } from '#server/features/donations/routes.ts'
import type { Donations } from '#server/features/donations/service.ts'
import { festivalRoutes } from '#server/features/festivals/routes.ts'
import type { Festivals } from '#server/features/festivals/service.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { healthRoutes } from '#server/features/health/routes.ts'
import { mantraRoutes } from '#server/features/mantras/routes.ts'
import type { MantraService } from '#server/features/mantras/service.ts'
import { newsletterRoutes } from '#server/features/newsletter/routes.ts'
import type { Newsletter } from '#server/features/newsletter/service.ts'
import { orderRoutes } from '#server/features/orders/routes.ts'
import type { Orders } from '#server/features/orders/service.ts'
import { pageRoutes } from '#server/features/pages/routes.ts'
import type { Pages } from '#server/features/pages/service.ts'
import { panchangRoutes } from '#server/features/panchang/routes.ts'
import { createPanchang } from '#server/features/panchang/service.ts'
import type { Payments } from '#server/payments/payments.ts'
import { paymentRoutes } from '#server/features/payments/routes.ts'
import { sadhanaRoutes } from '#server/features/sadhana/routes.ts'
import type { Sadhana } from '#server/features/sadhana/service.ts'
import { searchRoutes } from '#server/features/search/routes.ts'
import type { Search } from '#server/features/search/service.ts'
import type { AccountCart } from '#server/features/shop/cart.ts'
import { shopRoutes } from '#server/features/shop/routes.ts'
import type { Shop } from '#server/features/shop/service.ts'
import { siteRoutes } from '#server/features/site/routes.ts'
import type { Route } from '#server/http/implement.ts'

type Services = {
  readonly mantras: MantraService
  readonly festivals: Festivals
  readonly bookings: Bookings
  readonly dakshina: DakshinaService
  readonly donations: Donations
  readonly payments: Payments
  readonly orders: Orders
  readonly contact: Contact
  readonly newsletter: Newsletter
  readonly accounts: Accounts
  readonly pages: Pages
  readonly search: Search
  readonly blog: Blog
  readonly shop: Shop
  readonly cart: AccountCart
  readonly sadhana: Sadhana
  readonly isStopping: () => boolean
}

/** The API, one line for each feature. */
export const createRoutes = (services: Services): Route[] => [
  ...mantraRoutes(services.mantras),
  ...siteRoutes({
    listFestivalDates: services.bookings.comingFestivalDates,
    listExtraHours: services.bookings.moonriseHours,
  }),
  ...festivalRoutes(services.festivals),
  ...panchangRoutes(createPanchang(services.festivals)),
  ...bookingRoutes(services.bookings),
  ...pujaRoutes(),
  ...dakshinaRoutes(services.dakshina),
  ...donationRoutes(services.donations),
  ...paymentRoutes(services.payments, {
    donation: services.donations.begin,
    order: services.orders.openPayment,
    dakshina: services.dakshina.begin,
  }),
  ...orderRoutes(services.orders),
  ...contactRoutes(services.contact),
  ...newsletterRoutes(services.newsletter),
  ...accountRoutes(services.accounts),
  ...pageRoutes(services.pages),
  ...searchRoutes(services.search),
  ...blogRoutes(services.blog),
  ...shopRoutes(services.shop, services.cart),
  ...sadhanaRoutes(services.sadhana),
  ...healthRoutes({ isMigrated, isStopping: services.isStopping }),
]
