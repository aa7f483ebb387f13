import { Link } from '@tanstack/react-router'
import { adminShell } from '#app/i18n/en/adminShell.ts'
import { useWords } from '#app/i18n/words.ts'
import { Mark } from '#app/ui/motifs/Mark.tsx'

/**
 * In place of the devotees' header, tabs and footer. The office puts its search and its menu in the
 * two empty places (OfficeMenu.tsx), so that both come before the content.
 */
export function OfficeBar() {
  const { page, toSite } = useWords(adminShell)
  return (
    <>
      <header className="office-bar">
        <Link to="/" aria-label={toSite}>
          <Mark />
          <span>{page.title}</span>
        </Link>
        <span id="office-tools" className="contents" />
      </header>
      <div id="office-menu-place" className="contents" />
    </>
  )
}
