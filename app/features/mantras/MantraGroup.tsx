import type { ReactNode } from 'react'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Mantra, MantraRow as Row } from '#contract/mantras/public.ts'
import { MantraRow } from './MantraRow.tsx'

type Props = {
  title: string
  rows: readonly Row[]
  /** The full texts, once they are on the phone. */
  whole: readonly Mantra[] | undefined
  /** Between its name and its rows. */
  children?: ReactNode
}

/** A group of the list: its name, how much it is, and its rows. */
export function MantraGroup({ title, rows, whole, children }: Props) {
  const words = useWords(mantras)
  const ms = rows.reduce((sum, { audio }) => sum + (audio?.durationMs ?? 0), 0)
  return (
    <section className="mantra-group">
      <div className="mantra-group-head">
        <h2 className="text-xl">{title}</h2>
        <p>{words.howMuch(rows.length, Math.round(ms / 60_000))}</p>
      </div>
      {children}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <MantraRow row={row} whole={whole?.find(({ id }) => id === row.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
