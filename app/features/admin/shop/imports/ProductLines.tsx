import type { ReadList } from '#app/admin/imports/ImportPage.tsx'
import { ImportRow } from '#app/admin/imports/ImportRow.tsx'
import { RunImport } from '#app/admin/imports/RunImport.tsx'
import { importing } from '#app/i18n/en/imports/importing.ts'
import { productImports } from '#app/i18n/en/imports/productImports.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import {
  importProducts,
  type ProductLine,
  type ProductsPreview,
} from '#contract/imports/productsAdmin.ts'

type Props = ReadList<ProductsPreview> & { onImported: () => void }

const tones = {
  new: 'durva',
  changed: 'durva',
  same: 'saffron',
  doubtful: 'gold',
  unreadable: 'kumkum',
} as const

const questions = ['unreadable', 'doubtful', 'same'] as const

/** What becomes of each product, and the step that imports them. */
export function ProductLines({ file, preview, id, onImported }: Props) {
  const words = useWords(productImports)
  const common = useWords(importing)
  const { counts, columns, lines, seen } = preview
  const changesOf = ({ changes }: ProductLine): string[] =>
    changes.map(({ field, from, to }) => {
      // It is long, and the list of products shows it.
      if (field === 'description') return words.changes.description
      const value = words.value(field, to)
      const change = from === undefined ? value : words.becomes(words.value(field, from), value)
      return `${words.changes[field]} ${change}`
    })
  return (
    <Card as="section" className="mt-5 p-5">
      <div role="status">
        <h2 className="text-xl">{words.heading(counts.new, counts.changed)}</h2>
        <ul className="mt-2 list-disc pl-5">
          {questions
            .filter((state) => counts[state] > 0)
            .map((state) => (
              <li key={state}>{words.counts[state](counts[state])}</li>
            ))}
        </ul>
      </div>
      <RunImport
        {...{ file, id, columns, onImported }}
        more={{ seen }}
        count={counts.new + counts.changed}
        doubtful={counts.doubtful}
        imported={importProducts}
      />
      <ul aria-label={common.preview} className="mt-4 divide-y divide-line border-t border-line">
        {lines.map((line) => (
          <ImportRow
            key={line.number}
            number={line.number}
            name={line.name}
            about={[...changesOf(line), line.isPublished && words.isPublished, ...line.reasons]}
          >
            <Chip tone={tones[line.state]}>{words.states[line.state]}</Chip>
          </ImportRow>
        ))}
      </ul>
    </Card>
  )
}
