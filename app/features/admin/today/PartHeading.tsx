import type { ReactNode } from 'react'

type Props = { id?: string; note?: ReactNode; children: ReactNode }

/** The heading of a part of the first page, with a note at the end of its line. */
export function PartHeading({ id, note, children }: Props) {
  return (
    <h2
      id={id}
      className="mt-7 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-gold-deco pb-1.5 text-xl"
    >
      {children}
      {note && <small className="font-sans text-sm text-muted">{note}</small>}
    </h2>
  )
}
