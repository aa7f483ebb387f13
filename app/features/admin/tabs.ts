import { AccountsTab } from './accounts/AccountsTab.tsx'
import { AuditTab } from './audit/AuditTab.tsx'
import { BlogTab } from './blog/BlogTab.tsx'
import { BookingsTab } from './bookings/BookingsTab.tsx'
import { ContactTab } from './contact/ContactTab.tsx'
import { DonationsTab } from './donations/DonationsTab.tsx'
import { FestivalsTab } from './festivals/FestivalsTab.tsx'
import { MantrasTab } from './mantras/MantrasTab.tsx'
import { NewsletterTab } from './newsletter/NewsletterTab.tsx'
import { NotificationsTab } from './notifications/NotificationsTab.tsx'
import { OrdersTab } from './orders/OrdersTab.tsx'
import { PagesTab } from './pages/PagesTab.tsx'
import { PersonalDataTab } from './personal-data/PersonalDataTab.tsx'
import { ShopTab } from './shop/ShopTab.tsx'
import { SiteTab } from './site/SiteTab.tsx'
import type { Role } from '#contract/roles.ts'

/** In the specification’s order, then the others’. An administrator may do everything. */
export const tabs = [
  {
    name: 'notifications',
    role: 'admin',
    Content: NotificationsTab,
  },
  {
    name: 'mantras',
    role: 'editor',
    Content: MantrasTab,
  },
  {
    name: 'festivals',
    role: 'editor',
    Content: FestivalsTab,
  },
  {
    name: 'blog',
    role: 'editor',
    Content: BlogTab,
  },
  {
    name: 'shop',
    role: 'editor',
    Content: ShopTab,
  },
  {
    name: 'orders',
    role: 'editor',
    Content: OrdersTab,
  },
  {
    name: 'pages',
    role: 'editor',
    Content: PagesTab,
  },
  {
    name: 'bookings',
    role: 'priest',
    Content: BookingsTab,
  },
  {
    name: 'donations',
    role: 'admin',
    Content: DonationsTab,
  },
  {
    name: 'messages',
    role: 'admin',
    Content: ContactTab,
  },
  {
    name: 'subscribers',
    role: 'admin',
    Content: NewsletterTab,
  },
  {
    name: 'people',
    role: 'admin',
    Content: AccountsTab,
  },
  {
    name: 'personal-data',
    role: 'admin',
    Content: PersonalDataTab,
  },
  {
    name: 'settings',
    role: 'admin',
    Content: SiteTab,
  },
  {
    name: 'audit',
    role: 'admin',
    Content: AuditTab,
  },
] as const satisfies readonly { name: string; role: Role; Content: unknown }[]

export type Tab = (typeof tabs)[number]

export const tabsFor = (role: Role): readonly Tab[] =>
  tabs.filter((tab) => role === 'admin' || tab.role === role)
