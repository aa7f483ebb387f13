import {
  BookOpenCheck,
  ReceiptIndianRupee,
  Megaphone,
  CalendarRange,
  Coins,
  Contact,
  Flower2,
  CalendarHeart,
  Files,
  FlameKindling,
  History,
  type IconNode,
  House,
  Inbox,
  Languages,
  ListChecks,
  Mail,
  Newspaper,
  Package,
  PenLine,
  ScrollText,
  Settings,
  ShieldCheck,
  Store,
  Users,
  HandCoins,
} from 'lucide'
import type { ComponentType } from 'react'
import { type Role } from '#contract/accounts/roles.ts'
import { may, type Permission } from '#contract/accounts/permissions.ts'
import { AccountsTab } from './accounts/AccountsTab.tsx'
import { AuditTab } from './audit/AuditTab.tsx'
import { BlogTab } from './blog/BlogTab.tsx'
import { BookingsTab } from './bookings/BookingsTab.tsx'
import { ContactTab } from './contact/ContactTab.tsx'
import { CounterTab } from './counter/CounterTab.tsx'
import { DakshinaTab } from './dakshina/DakshinaTab.tsx'
import { DevoteesTab } from './devotees/DevoteesTab.tsx'
import { DonationsTab } from './donations/DonationsTab.tsx'
import { FestivalsTab } from './festivals/FestivalsTab.tsx'
import { GuideTab } from './guide/GuideTab.tsx'
import { MantrasTab } from './mantras/MantrasTab.tsx'
import { NewslettersTab } from './newsletter/NewslettersTab.tsx'
import { SubscribersTab } from './newsletter/SubscribersTab.tsx'
import { NotificationsTab } from './notifications/NotificationsTab.tsx'
import { OrdersTab } from './orders/OrdersTab.tsx'
import { PagesTab } from './pages/PagesTab.tsx'
import { PersonalDataTab } from './personal-data/PersonalDataTab.tsx'
import { PujasTab } from './pujas/PujasTab.tsx'
import { SevasTab } from './sevas/SevasTab.tsx'
import { ShopTab } from './shop/ShopTab.tsx'
import { SiteTab } from './site/SiteTab.tsx'
import { TakingsTab } from './takings/TakingsTab.tsx'
import { TodayTab } from './today/TodayTab.tsx'
import { TranslationsTab } from './translations/TranslationsTab.tsx'

/** The groups of the menu: what is done every day has no heading. */
export const groups = ['daily', 'content', 'office'] as const
type Group = (typeof groups)[number]

type AnySection = {
  name: string
  group: Group
  /** Without it the section is for all staff. */
  permission?: Permission
  icon: IconNode
  Content: ComponentType<{ path: readonly string[] }>
}

/** In the order of the menu; the specification’s three keep their names. */
export const sections = [
  { name: 'today', group: 'daily', icon: House, Content: TodayTab },
  {
    name: 'bookings',
    group: 'daily',
    permission: 'bookings',
    icon: Flower2,
    Content: BookingsTab,
  },
  {
    name: 'donations',
    group: 'daily',
    permission: 'donations',
    icon: HandCoins,
    Content: DonationsTab,
  },
  { name: 'orders', group: 'daily', permission: 'orders', icon: Package, Content: OrdersTab },
  {
    name: 'counter',
    group: 'daily',
    permission: 'counter',
    icon: ReceiptIndianRupee,
    Content: CounterTab,
  },
  {
    name: 'dakshina',
    group: 'daily',
    permission: 'donations',
    icon: Coins,
    Content: DakshinaTab,
  },
  {
    name: 'takings',
    group: 'daily',
    permission: 'donations',
    icon: BookOpenCheck,
    Content: TakingsTab,
  },
  { name: 'messages', group: 'daily', permission: 'messages', icon: Inbox, Content: ContactTab },
  {
    name: 'devotees',
    group: 'daily',
    permission: 'devotees',
    icon: Contact,
    Content: DevoteesTab,
  },
  {
    name: 'sevas',
    group: 'daily',
    permission: 'bookings',
    icon: CalendarHeart,
    Content: SevasTab,
  },
  {
    name: 'mantras',
    group: 'content',
    permission: 'content',
    icon: ScrollText,
    Content: MantrasTab,
  },
  {
    name: 'pujas',
    group: 'content',
    permission: 'content',
    icon: FlameKindling,
    Content: PujasTab,
  },
  {
    name: 'festivals',
    group: 'content',
    permission: 'content',
    icon: CalendarRange,
    Content: FestivalsTab,
  },
  {
    name: 'guide',
    group: 'content',
    permission: 'content',
    icon: ListChecks,
    Content: GuideTab,
  },
  { name: 'blog', group: 'content', permission: 'content', icon: PenLine, Content: BlogTab },
  { name: 'pages', group: 'content', permission: 'content', icon: Files, Content: PagesTab },
  {
    name: 'newsletters',
    group: 'content',
    permission: 'content',
    icon: Newspaper,
    Content: NewslettersTab,
  },
  { name: 'shop', group: 'content', permission: 'products', icon: Store, Content: ShopTab },
  {
    name: 'translations',
    group: 'content',
    permission: 'content',
    icon: Languages,
    Content: TranslationsTab,
  },
  { name: 'people', group: 'office', permission: 'office', icon: Users, Content: AccountsTab },
  {
    name: 'subscribers',
    group: 'office',
    permission: 'office',
    icon: Mail,
    Content: SubscribersTab,
  },
  {
    name: 'notifications',
    group: 'office',
    permission: 'office',
    icon: Megaphone,
    Content: NotificationsTab,
  },
  { name: 'settings', group: 'office', permission: 'office', icon: Settings, Content: SiteTab },
  {
    name: 'personal-data',
    group: 'office',
    permission: 'office',
    icon: ShieldCheck,
    Content: PersonalDataTab,
  },
  { name: 'audit', group: 'office', permission: 'office', icon: History, Content: AuditTab },
] as const satisfies readonly AnySection[]

export type Section = (typeof sections)[number]
export type SectionName = Section['name']

export const sectionsFor = (role: Role): readonly Section[] =>
  sections.filter((section) => !('permission' in section) || may(role, section.permission))
