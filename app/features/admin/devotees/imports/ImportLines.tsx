import type { ReadList } from '#app/admin/imports/ImportPage.tsx'
import { ImportRow } from '#app/admin/imports/ImportRow.tsx'
import { RunImport } from '#app/admin/imports/RunImport.tsx'
import { dateText } from '#app/i18n/dates.ts'
import { adminImports } from '#app/i18n/en/imports/adminImports.ts'
import { importing } from '#app/i18n/en/imports/importing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { importPastGifts, type ImportPreview, importStates } from '#contract/imports/admin.ts'

type Props = ReadList<ImportPreview> & { onImported: () => void }

const tones = { new: 'durva', same: 'saffron', doubtful: 'gold', unreadable: 'kumkum' } as const

/** What becomes of each line, and the step that imports them. */
export function ImportLines({ file, preview, id, onImported }: Props) {
  const words = useWords(adminImports)
  const common = useWords(importing)
  const { counts, amount, columns, lines } = preview
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return (
    <Card as="section" className="mt-5 p-5">
      <div role="status">
        <h2 className="text-xl">{words.counts.new(counts.new)}</h2>
        {amount > 0 && <p className="text-muted">{words.worth(amount)}</p>}
        <ul className="mt-2 list-disc pl-5">
          {importStates
            .filter((state) => state !== 'new' && counts[state] > 0)
            .map((state) => (
              <li key={state}>{words.counts[state](counts[state])}</li>
            ))}
        </ul>
      </div>
      <RunImport
        {...{ file, id, columns, onImported }}
        count={counts.new}
        doubtful={counts.doubtful}
        imported={importPastGifts}
      />
      {lines.length < all && <p className="mt-4 text-muted">{common.firstOnly(lines.length)}</p>}
      <ul aria-label={common.preview} className="mt-4 divide-y divide-line border-t border-line">
        {lines.map(({ number, state, reasons, name, day, amount: gift, about }) => (
          <ImportRow
            key={number}
            number={number}
            name={name}
            about={[day && dateText(day), about, ...reasons]}
          >
            <Chip tone={tones[state]}>{words.states[state]}</Chip>
            {gift !== undefined && <b className="tabular-nums">{exactRupees(gift)}</b>}
          </ImportRow>
        ))}
      </ul>
    </Card>
  )
}
