import { Link } from '@tanstack/react-router'
import { BellRing } from 'lucide'
import { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

type LinkProps = {
  slug: string
  /** Of a link for the evening before. */
  eveLabel?: string | undefined
}

/** To the whole form, with a festival chosen: without script, and where no browser can notify. */
export function RemindLink({ slug, eveLabel }: LinkProps) {
  const words = useWords(festivalPage)
  const search = { festival: slug, on: eveLabel && 'eve' }
  return (
    <Link to="/reminders" search={search} className={buttonClass()}>
      <Icon of={BellRing} className="size-5" />
      {eveLabel ?? words.remindMe}
    </Link>
  )
}

/** Placeholder for the note below the bell, so that nothing moves when the bell has loaded. */
export function RemindNote({ slug }: { slug: string }) {
  const words = useWords(festivalPage)
  return (
    <div className="bell-note">
      <p className="text-sm text-muted">{words.remindWhen}</p>
      <Link to="/reminders" search={{ festival: slug }} className="text-link">
        {words.remindMore}
      </Link>
    </div>
  )
}
