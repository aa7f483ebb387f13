import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { AdminLink, useGoTo } from '#app/admin/AdminLink.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import type { Role } from '#contract/roles.ts'
import { listMessages } from '#contract/contactAdmin.ts'
import { listDonations } from '#contract/donationsAdmin.ts'
import { listStaffMantras } from '#contract/mantrasAdmin.ts'
import { listOrders } from '#contract/ordersAdmin.ts'
import { listLowStock } from '#contract/shopAdmin.ts'
import { MailNotice } from './MailNotice.tsx'
import { type Tab as AdminTab, tabs, tabsFor } from './tabs.ts'
import { useMailState } from './useMailState.ts'

/** The tabs of a role. Each has an address, so it can be bookmarked. */
export function AdminTabs({ path, role }: { path: string; role: Role }) {
  const words = useWords(admin)
  const goTo = useGoTo()
  const own = tabsFor(role)
  const [, , asked = '', ...rest] = path.split('/').map(decode)
  const name = asked.toLowerCase()
  const at = name === '' ? 0 : own.findIndex((tab) => tab.name === name)
  const mail = useMailState()
  const counts = { ...useCounts(role), ...(mail && { notifications: mail.failed + mail.stuck }) }
  // Counts that arrive later move the tabs.
  const known = Object.keys(counts).length
  const list = useRef<HTMLDivElement>(null)
  const reveal = useEffectEvent((index: number, _known: number) =>
    list.current
      ?.querySelectorAll('[role="tab"]')
      .item(index)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' }),
  )
  useEffect(() => void reveal(at, known), [at, known])
  const bar = 'admin-tabs mx-auto mt-9 max-w-7xl'
  const label = (tab: AdminTab) => (
    <>
      {words.tabs[tab.name]}
      <Count tab={tab} count={counts[tab.name]} />
    </>
  )
  // The address belongs to no tab of this role: none is selected, so they are plain links.
  if (at < 0) {
    return (
      <>
        <MailNotice state={mail} />
        <nav aria-label={words.tabsLabel} className={bar}>
          {own.map((tab) => (
            <AdminLink key={tab.name} to={tab.name} className="admin-tab">
              {label(tab)}
            </AdminLink>
          ))}
        </nav>
        <Elsewhere isKnown={tabs.some((tab) => tab.name === name)} />
      </>
    )
  }
  // `manual`: an arrow key only moves the focus, because each tab loads something when it is chosen.
  return (
    <TabGroup manual selectedIndex={at} onChange={(index) => goTo(own[index]?.name ?? '')}>
      <MailNotice state={mail} />
      <TabList ref={list} aria-label={words.tabsLabel} className={bar}>
        {own.map((tab) => (
          <Tab key={tab.name} as={AdminLink} to={tab.name} className="admin-tab">
            {label(tab)}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {own.map(({ name: each, Content }) => (
          <TabPanel key={each} tabIndex={-1}>
            <Content path={rest} />
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}

function Elsewhere({ isKnown }: { isKnown: boolean }) {
  const words = useWords(admin)
  const { title, text } = isKnown ? words.notYours : words.noPage
  return (
    <EmptyState headingLevel={1} title={title}>
      <p>{text}</p>
    </EmptyState>
  )
}

function Count({ tab, count }: { tab: AdminTab; count: number | undefined }) {
  const { counts } = useWords(admin)
  if (count === undefined || !(tab.name in counts)) return null
  if (count === 0 && tab.name !== 'mantras') return null
  return (
    <span className="admin-count">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{counts[tab.name as keyof typeof counts](count)}</span>
    </span>
  )
}

/** How many items wait behind a tab, before it is opened. */
function useCounts(role: Role): Partial<Record<AdminTab['name'], number>> {
  const isAdmin = role === 'admin'
  const few = { limit: 1 }
  const mantras = useRead(listStaffMantras, few, { isOff: role === 'priest' }).data?.total
  const donations = useRead(listDonations, few, { isOff: !isAdmin }).data?.claimed
  const shop = useRead(listLowStock, {}, { isOff: role === 'priest' }).data?.length
  const orders = useRead(listOrders, few, { isOff: role === 'priest' }).data?.counts
  const messages = useRead(listMessages, few, { isOff: !isAdmin }).data?.unread
  return {
    ...(mantras !== undefined && { mantras }),
    ...(donations !== undefined && { donations }),
    ...(shop !== undefined && { shop }),
    ...(orders && { orders: orders.pack + orders.check + orders.returns + orders.refund }),
    ...(messages !== undefined && { messages }),
  }
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
