import { useAdmin } from '#app/admin/adminContext.ts'
import { pathOfDevotee } from '#app/admin/devotees/pathOfRecord.ts'
import { useRead } from '#app/admin/useRead.ts'
import { dateText } from '#app/i18n/dates.ts'
import { momentOf } from '#app/admin/moments.ts'
import { devotees as devoteeWords } from '#app/i18n/en/devotees/adminDevotees.ts'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { settingsParts } from './settingsParts.ts'
import { listStaffPages } from '#contract/pages/admin.ts'
import { listStaffProducts } from '#contract/shop/admin.ts'
import { listPeople } from '#contract/accounts/admin.ts'
import { listBookings } from '#contract/bookings/admin.ts'
import { listMessages } from '#contract/contact/admin.ts'
import { listDevotees } from '#contract/devotees/admin.ts'
import { listDonations } from '#contract/donations/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { listOrders } from '#contract/orders/admin.ts'
import { may, type Permission } from '#contract/accounts/permissions.ts'

export type JumpResult = {
  kind:
    | 'devotee'
    | 'booking'
    | 'donation'
    | 'order'
    | 'message'
    | 'person'
    | 'product'
    | 'page'
    | 'setting'
  /** What follows `/admin/`. */
  to: string
  title: string
  detail: string
}

/** Of each kind: a longer list is in its own section. */
const few = 4

/** The settings of which the words say something, each on a page of its own. */
const settings = (words: string): JumpResult[] =>
  settingsParts
    .filter(({ title, about }) => `${title} ${about}`.toLowerCase().includes(words))
    .map(({ part, title }) => ({
      kind: 'setting',
      to: `settings/${part}`,
      title,
      detail: adminSite.english.title,
    }))

/** What the lists that the person may read find for these words. */
export function useFound(search: string): { found: JumpResult[]; isLoading: boolean } {
  const { me, timeZone } = useAdmin()
  const { nameless } = useWords(devoteeWords)
  const query = { search, limit: few }
  const off = (permission: Permission) => ({
    isOff: search.length < 2 || !may(me.role, permission),
  })
  const devotees = useRead(listDevotees, query, off('devotees'))
  const bookings = useRead(listBookings, query, off('bookings'))
  const donations = useRead(listDonations, query, off('donations'))
  const orders = useRead(listOrders, query, off('orders'))
  const messages = useRead(listMessages, query, off('messages'))
  const people = useRead(listPeople, query, off('office'))
  const products = useRead(listStaffProducts, query, off('products'))
  const pages = useRead(listStaffPages, {}, off('content'))
  const all = [devotees, bookings, donations, orders, messages, people, products, pages]
  const words = search.toLowerCase()
  if (search.length < 2) return { found: [], isLoading: false }
  const of = <T>(items: readonly T[] | undefined, show: (item: T) => JumpResult) =>
    (items ?? []).map(show)
  return {
    isLoading: all.some(({ isLoading }) => isLoading),
    found: [
      ...of(devotees.data?.items, ({ devotee, name, city, phone, email }) => ({
        kind: 'devotee',
        to: pathOfDevotee(devotee),
        title: name || nameless,
        detail: [phone ?? email, city].filter(Boolean).join(', '),
      })),
      ...of(bookings.data?.items, ({ reference, fullName, preferredDate }) => ({
        kind: 'booking',
        to: `bookings/${reference.toLowerCase()}`,
        title: fullName,
        detail: `${reference}, ${dateText(preferredDate)}`,
      })),
      ...of(donations.data?.items, ({ reference, fullName, amount }) => ({
        kind: 'donation',
        to: `donations/${reference.toLowerCase()}`,
        title: fullName,
        detail: `${reference}, ${formatRupees(amount)}`,
      })),
      ...of(orders.data?.items, ({ reference, fullName, items }) => ({
        kind: 'order',
        to: `orders/${reference.toLowerCase()}`,
        title: fullName,
        detail: `${reference}, ${items}`,
      })),
      ...of(messages.data?.items, ({ id, name, createdAt }) => ({
        kind: 'message',
        to: `messages/${id}`,
        title: name,
        detail: momentOf(createdAt, timeZone),
      })),
      ...of(people.data?.items, ({ id, username, email, fullName }) => ({
        kind: 'person',
        to: `people/${id}`,
        title: fullName ?? username,
        detail: email,
      })),
      ...of(products.data?.items, ({ id, name, price }) => ({
        kind: 'product',
        to: `shop/${id}`,
        title: name,
        detail: formatRupees(price),
      })),
      ...of(
        pages.data?.filter(({ title }) => title.toLowerCase().includes(words)),
        ({ name, title }) => ({ kind: 'page', to: `pages/${name}`, title, detail: `/${name}` }),
      ),
      ...(may(me.role, 'office') ? settings(words) : []),
    ] as JumpResult[],
  }
}
