import { Link } from '@tanstack/react-router'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { tabs } from './links.ts'

/**
 * The places people go to most, at the lower edge of a phone. The last tab opens the menu, a native
 * popover, so it works before the app has loaded. Their drawings are in signs.css.
 */
export function Tabs() {
  const words = useWords(shell)
  return (
    <nav aria-label={words.tabs.name} className="tabbar">
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} activeOptions={{ exact: to === '/' }}>
          {words.tabs[label]}
        </Link>
      ))}
      <button type="button" popoverTarget="menu">
        {words.tabs.more}
      </button>
    </nav>
  )
}
