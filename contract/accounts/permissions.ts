import type { Role } from './roles.ts'

/** What staff may be allowed to do. An endpoint names the one that it needs. */
export const permissions = [
  /** Sees and works bookings, and prints the priest's list. */
  'bookings',
  /** Reads and answers messages. */
  'messages',
  /** Looks up devotees; the other permissions decide what of them is shown. */
  'devotees',
  /** Records what comes in at the temple: bookings, gifts and sales, and counts the cash. */
  'counter',
  /** Confirms, refunds and totals donations, and matches bank statements. */
  'donations',
  /** Packs, sends and refunds orders, and totals the shop. */
  'orders',
  /** Edits products, their prices and their stock. */
  'products',
  /** Writes mantras, pujas, festivals, articles, pages and newsletters. */
  'content',
  /**
   * Everything else: people, settings, notifications, subscribers, the activity log, and sending a
   * newsletter to all its subscribers.
   */
  'office',
] as const
export type Permission = (typeof permissions)[number]

/** The one table of who may do what: the server refuses by it, and the office shows it. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  user: [],
  priest: ['bookings', 'devotees'],
  desk: ['bookings', 'messages', 'devotees', 'counter'],
  treasurer: ['devotees', 'counter', 'donations', 'orders', 'products'],
  editor: ['products', 'content'],
  admin: permissions,
}

export const may = (role: Role, permission: Permission): boolean =>
  permissionsOf[role].includes(permission)

/** Who may call: everyone, anyone logged in, any staff, or staff with one permission. */
export const accesses = ['anyone', 'user', 'staff', ...permissions] as const
export type Access = (typeof accesses)[number]
