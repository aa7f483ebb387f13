import { AuditTab } from '#app/features/admin/audit/AuditTab.tsx'
import { BookingsTab } from '#app/features/admin/bookings/BookingsTab.tsx'
import { FestivalsTab } from '#app/features/admin/festivals/FestivalsTab.tsx'
import { MantrasTab } from '#app/features/admin/mantras/MantrasTab.tsx'
import { MessagesTab } from '#app/features/admin/messages/MessagesTab.tsx'
import { NotificationsTab } from '#app/features/admin/notifications/NotificationsTab.tsx'
import { PeopleTab } from '#app/features/admin/people/PeopleTab.tsx'
import { SettingsTab } from '#app/features/admin/settings/SettingsTab.tsx'
import { SubscribersTab } from '#app/features/admin/subscribers/SubscribersTab.tsx'
import type { Role } from '#contract/accounts.ts'

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
    name: 'bookings',
    role: 'priest',
    Content: BookingsTab,
  },
  {
    name: 'messages',
    role: 'admin',
    Content: MessagesTab,
  },
  {
    name: 'subscribers',
    role: 'admin',
    Content: SubscribersTab,
  },
  {
    name: 'people',
    role: 'admin',
    Content: PeopleTab,
  },
  {
    name: 'settings',
    role: 'admin',
    Content: SettingsTab,
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
