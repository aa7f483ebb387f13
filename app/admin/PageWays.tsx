import { useEffect, useEffectEvent, useRef } from 'react'
import { AdminLink } from './AdminLink.tsx'

type Props<Name extends string> = {
  label: string
  /** The parts of a section by their names in the address, with the words of their links. */
  ways: Readonly<Record<Name, string>>
  current: Name
  toOf: (name: Name) => string
  /** The keyboard shortcut of each. */
  keysOf?: (name: Name) => string
}

/** The parts of a section, one of them open. On a phone they are one line that scrolls sideways. */
export function PageWays<Name extends string>({ label, ways, current, toOf, keysOf }: Props<Name>) {
  const line = useRef<HTMLElement>(null)
  const show = useEffectEvent((_name: Name) => {
    const open = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (!line.current || !open) return
    // With the margin of the page before it.
    line.current.scrollLeft = open.offsetLeft - line.current.offsetLeft - 16
  })
  useEffect(() => show(current), [current])
  return (
    <nav
      ref={line}
      aria-label={label}
      className="no-print mt-4 flex flex-wrap gap-2 max-sm:-mx-4 max-sm:mt-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none]"
    >
      {(Object.keys(ways) as Name[]).map((name) => (
        <AdminLink
          key={name}
          to={toOf(name)}
          aria-keyshortcuts={keysOf?.(name)}
          aria-current={name === current ? 'page' : undefined}
          className={`button button-small max-sm:flex-none ${name === current ? 'button-primary' : 'button-outline'}`}
        >
          {ways[name]}
          {keysOf && (
            <kbd
              aria-hidden
              className="ms-2 text-sm opacity-80 max-sm:hidden pointer-coarse:hidden"
            >
              {keysOf(name)}
            </kbd>
          )}
        </AdminLink>
      ))}
    </nav>
  )
}
