import { Link } from '@tanstack/react-router'
import { Ellipsis, LogOut, UserRound } from 'lucide'
import { useRef } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { closePopover } from '#app/ui/closePopover.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Jump } from './jump/Jump.tsx'
import { Keys } from './keys/Keys.tsx'
import { OfficeBar } from './OfficeBar.tsx'
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
  const link = (section: Section) => (
    <AdminLink
      to={addressOf(section)}
      // Otherwise the office’s own address would be current in every section.
      activeOptions={{ exact: true }}
      aria-current={section.name === current ? 'page' : undefined}
      onClick={() => closePopover(sheet.current)}
    >
      <Icon of={section.icon} />
      <span className="office-name">{words.sections[section.name]}</span>
      <Count section={section.name} count={counts[section.name]} />
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
        className="office-menu no-print"
      >
        {groups.map((group) => {
          const own = sections.filter((section) => section.group === group)
          if (own.length === 0) return null
          return (
            <div key={group}>
              {group !== 'daily' && <p id={`office-${group}`}>{words.groups[group]}</p>}
              <ul aria-labelledby={group === 'daily' ? undefined : `office-${group}`}>
                {own.map((section) => (
                  <li key={section.name}>{link(section)}</li>
                ))}
              </ul>
            </div>
          )
        })}
        <div className="office-me">
          <Link to="/profile">
            <Icon of={UserRound} />
            <span className="office-name">{me.fullName ?? me.username}</span>
          </Link>
          <button type="button" data-theme-toggle="">
            <span className="sr-only dark:hidden">{words.dark}</span>
            <span className="sr-only hidden dark:block">{words.light}</span>
          </button>
          <Keys />
          <button type="button" onClick={onLogout}>
            <Icon of={LogOut} />
            <span className="office-name">{words.signOut}</span>
          </button>
        </div>
      </nav>
      <nav aria-label={words.tabsLabel} className="office-tabs no-print">
        {tabs.map((section) => (
          <span key={section.name}>{link(section)}</span>
        ))}
        <button
          type="button"
          popoverTarget="office-menu"
          aria-current={tabs.some(({ name }) => name === current) ? undefined : 'true'}
        >
          <Icon of={Ellipsis} />
          <span className="office-name">{words.moreSections}</span>
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

function Count({ section, count }: { section: SectionName; count: number | undefined }) {
  const { counts } = useWords(admin)
  if (count === undefined || !(section in counts)) return null
  if (count === 0 && section !== 'mantras') return null
  return (
    // The number of mantras is there for information: nothing waits for anybody.
    <span className={section === 'mantras' ? 'office-total' : 'office-count'}>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{counts[section as keyof typeof counts](count)}</span>
    </span>
  )
}
