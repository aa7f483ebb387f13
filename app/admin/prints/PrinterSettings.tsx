import { adminPrints } from '#app/i18n/en/prints/adminPrints.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import {
  choosePaper,
  choosePrintAtOnce,
  paperSizes,
  type PaperSize,
  usePaperSize,
  usePrintAtOnce,
} from './paperSize.ts'

/** The paper of this device's printer, and whether it prints at once. */
export function PrinterSettings() {
  const words = useWords(adminPrints)
  const size = usePaperSize()
  const isAtOnce = usePrintAtOnce()
  return (
    <section
      aria-labelledby="printing"
      className="no-print mt-8 max-w-3xl border-t border-line pt-4"
    >
      <h2 id="printing" className="text-lg">
        {words.heading}
      </h2>
      <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-2">
        <SelectField
          className="min-w-44"
          label={words.paper}
          options={paperSizes.map((value) => ({ value, label: words.sizes[value] }))}
          value={size}
          onChange={({ target }) => choosePaper(target.value as PaperSize)}
        />
        <CheckboxField
          label={words.opensAtOnce}
          checked={isAtOnce}
          onChange={({ target }) => choosePrintAtOnce(target.checked)}
        />
      </div>
      <p className="mt-1 text-sm text-muted">{words.hint}</p>
    </section>
  )
}
