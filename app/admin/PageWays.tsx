import { AdminLink } from './AdminLink.tsx'

type Props<Name extends string> = {
  label: string
  /** The parts of a section by their names in the address, with the words of their links. */
  ways: Readonly<Record<Name, string>>
  current: Name
  toOf: (name: Name) => string
}

/** The parts of a section, one of them open. */
export function PageWays<Name extends string>({ label, ways, current, toOf }: Props<Name>) {
  return (
    <nav aria-label={label} className="no-print mt-4 flex flex-wrap gap-2">
      {(Object.keys(ways) as Name[]).map((name) => (
        <AdminLink
          key={name}
          to={toOf(name)}
          aria-current={name === current ? 'page' : undefined}
          className={`button button-small ${name === current ? 'button-primary' : 'button-outline'}`}
        >
          {ways[name]}
        </AdminLink>
      ))}
    </nav>
  )
}
