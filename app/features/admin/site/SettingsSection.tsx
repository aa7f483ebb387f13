import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'

const sections = [
  'temple',
  'app',
  'visiting',
  'puja',
  'giving',
  'shop',
  'email',
  'backups',
  'server',
  'safety',
] as const
type SectionName = (typeof sections)[number]

const idOf = (name: SectionName): string => `settings-${name}`

function goTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** Leads to each section of the long form. */
export function SectionLinks() {
  const words = useWords(adminSite)
  // The form is loaded after the page: nothing was there yet when the router looked for it.
  useEffect(() => {
    const id = sections.map(idOf).find((each) => location.hash === `#${each}`)
    if (id) goTo(id)
  }, [])
  // Without another address: leaving the form with unsaved changes would be asked about.
  const handleClick = (event: MouseEvent, name: SectionName) => {
    event.preventDefault()
    goTo(idOf(name))
  }
  return (
    <nav className="settings-links" aria-label={words.sectionsLabel}>
      <ul>
        {sections.map((name) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={(event) => handleClick(event, name)}>
              {words.sections[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = { name: SectionName; text?: string; children: ReactNode }

export function SettingsSection({ name, text, children }: Props) {
  const words = useWords(adminSite)
  return (
    <section className="settings-section" aria-labelledby={idOf(name)}>
      <h2 id={idOf(name)} tabIndex={-1}>
        {words.sections[name]}
      </h2>
      {text && <p className="text-muted">{text}</p>}
      {children}
    </section>
  )
}

type GroupProps = { title?: string; text?: string; children: ReactNode }

/** Fields that belong together. */
export function Group({ title, text, children }: GroupProps) {
  return (
    <Card className="grid gap-4 p-5">
      {title && (
        <div>
          <h3 className="text-lg">{title}</h3>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
      )}
      {children}
    </Card>
  )
}
