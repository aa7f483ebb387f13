import { AdminLink } from '#app/admin/AdminLink.tsx'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'

const pages = { mantras: 'mantras', aartis: 'mantras/aartis', aarti: 'mantras/aarti' } as const

/** The ways between the mantras, the other texts, and the order of the aarti. */
export function TextPages({ current }: { current: keyof typeof pages }) {
  const words = useWords(adminMantras)
  return (
    <nav aria-label={words.pagesLabel} className="mt-4 mb-4 flex flex-wrap gap-2">
      {(['mantras', 'aartis', 'aarti'] as const).map((name) => (
        <AdminLink
          key={name}
          to={pages[name]}
          aria-current={name === current ? 'page' : undefined}
          className={buttonClass({
            variant: name === current ? 'outline' : 'quiet',
            size: 'small',
          })}
        >
          {words.pages[name]}
        </AdminLink>
      ))}
    </nav>
  )
}
