import { Link } from '@tanstack/react-router'
import { Ellipsis, LogOut, UserRound } from 'lucide'
import { useEffect, useRef } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { closePopover } from '#app/ui/closePopover.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Jump } from './jump/Jump.tsx'
import { Keys } from './keys/Keys.tsx'
import { OfficeBar } from './OfficeBar.tsx'
import { goesOn, type Look, inMenu, inTabs } from './menuLooks.ts'
import { menuItem, otherItem } from '#app/admin/menuItem.ts'
import { groups, type Section, type SectionName } from './sections.ts'
import { useCounts } from './useCounts.ts'

type Props = { sections: readonly Section[]; current: SectionName | undefined }

/**
 * The sections: beside the page on a wide screen; on a phone four of them at the lower edge, and all
 * in a sheet, a native popover, which *More* opens.
 */
export function OfficeMenu({ sections, current }: Props) {
  const words = useWords(admin)
  const { me, temple, onLogout } = useAdmin()
  const sheet = useRef<HTMLElement>(null)
  const counts = useCounts()
  const tabs = tabsOf(sections)
  useEffect(() => {
    // On a low screen it may be below the fold of the menu.
    if (current)
      sheet.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const isInTabs = tabs.some(({ name }) => name === current)
  const link = (section: Section, { item, icon, name, count }: Look) => (
    <AdminLink
      to={addressOf(section)}
      // Otherwise the office’s own address would be current in every section.
      activeOptions={{ exact: true }}
      aria-current={section.name === current ? 'page' : undefined}
      onClick={() => closePopover(sheet.current)}
      className={item(section.name === current)}
    >
      <Icon of={section.icon} className={icon} />
      <span className={name}>{words.sections[section.name]}</span>
      <Count
        section={section.name}
        count={counts[section.name]}
        className={count(section.name === current)}
      />
    </AdminLink>
  )
  return (
    <OfficeBar
      name={temple?.name}
      tools={
        <Jump
          sections={sections.map((section) => ({
            to: addressOf(section),
            title: words.sections[section.name],
          }))}
        />
      }
    >
      <nav
        ref={sheet}
        id="office-menu"
        popover="auto"
        aria-label={words.menuLabel}
        className={`no-print fixed mx-auto overflow-auto bg-(--office-ground) text-(--on-office) max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-(--tabs) max-lg:max-h-[calc(100dvh-var(--tabs)-1rem)] max-lg:w-[min(100%,40rem)] max-lg:rounded-t-lg max-lg:p-3 lg:inset-y-0 lg:right-auto lg:left-0 lg:mx-0 lg:flex lg:h-auto lg:w-(--office) lg:flex-col lg:px-3 lg:pt-31 lg:pb-4 ${goesOn} forced-colors:border-e`}
      >
        {groups.map((group) => {
          const own = sections.filter((section) => section.group === group)
          if (own.length === 0) return null
          return (
            <div key={group}>
              {group !== 'daily' && (
                <p
                  id={`office-${group}`}
                  className="mx-3 mt-5 mb-1 lg:[@media(max-height:60rem)]:mt-2 text-[0.8125rem] tracking-[0.08em] uppercase opacity-80"
                >
                  {words.groups[group]}
                </p>
              )}
              <ul
                aria-labelledby={group === 'daily' ? undefined : `office-${group}`}
                className="max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))]"
              >
                {own.map((section) => (
                  <li key={section.name}>{link(section, inMenu)}</li>
                ))}
              </ul>
            </div>
          )
        })}
        <div className="mt-4 border-t border-(--on-office)/25 pt-2 lg:mt-auto">
          <Link to="/profile" className={`${menuItem} ${otherItem}`}>
            <Icon of={UserRound} className={inMenu.icon} />
            <span className={inMenu.name}>{me.fullName ?? me.username}</span>
          </Link>
          <button type="button" data-theme-toggle="" className={`${menuItem} ${otherItem}`}>
            <span className="sr-only dark:hidden">{words.dark}</span>
            <span className="sr-only hidden dark:block">{words.light}</span>
          </button>
          <Keys />
          <button type="button" onClick={onLogout} className={`${menuItem} ${otherItem}`}>
            <Icon of={LogOut} className={inMenu.icon} />
            <span className={inMenu.name}>{words.signOut}</span>
          </button>
        </div>
      </nav>
      <nav
        aria-label={words.tabsLabel}
        className="no-print fixed inset-x-0 bottom-0 z-30 grid h-(--tabs) auto-cols-[minmax(0,1fr)] grid-flow-col grid-cols-none border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {tabs.map((section) => (
          <span key={section.name}>{link(section, inTabs)}</span>
        ))}
        <button
          type="button"
          popoverTarget="office-menu"
          aria-current={isInTabs ? undefined : 'true'}
          className={inTabs.item(!isInTabs)}
        >
          <Icon of={Ellipsis} className={inTabs.icon} />
          <span className={inTabs.name}>{words.moreSections}</span>
        </button>
      </nav>
    </OfficeBar>
  )
}

/** The first four; the counter is always among them, because there people wait. */
const tabsOf = (sections: readonly Section[]): readonly Section[] => {
  const at = sections.findIndex(({ name }) => name === 'counter')
  return at < 4 ? sections.slice(0, 4) : [...sections.slice(0, 3), ...sections.slice(at, at + 1)]
}

/** Today is the office’s own address. */
const addressOf = ({ name }: Section): string => (name === 'today' ? '' : name)

type CountProps = { section: SectionName; count: number | undefined; className: string }

function Count({ section, count, className }: CountProps) {
  const { counts } = useWords(admin)
  if (count === undefined || !(section in counts)) return null
  if (count === 0 && section !== 'mantras') return null
  return (
    // The number of mantras is there for information: nothing waits for anybody.
    <span className={section === 'mantras' ? 'tabular-nums opacity-80' : className}>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{counts[section as keyof typeof counts](count)}</span>
    </span>
  )
}
