import { Download } from 'lucide'
import { useState } from 'react'
import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { exportForAuditor } from '#contract/takings/admin.ts'

/** The current financial year, and those that may still be audited. */
const yearsOnOffer = 8

const yearsUntil = (today: string): string[] => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const current = month < 4 ? year - 1 : year
  return Array.from({ length: yearsOnOffer }, (_, back) => current - back).map(
    (begins) => `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`,
  )
}

/** A year's lists and reports of money in one file. */
export function AuditorFile({ today }: { today: string }) {
  const words = useWords(adminTakings)
  const years = yearsUntil(today)
  const [chosen = years[0] ?? '', setChosen] = useState<string>()
  return (
    <section aria-labelledby="auditor" className="no-print mt-8 border-t border-line pt-5">
      <h2 id="auditor" className="text-xl">
        {words.auditor}
      </h2>
      <p className="mt-1 max-w-3xl text-muted">{words.auditorText}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SelectField
          label={words.financialYear}
          value={chosen}
          options={years.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <a
          href={`${exportForAuditor.path}?financialYear=${chosen}`}
          download
          className={buttonClass({ variant: 'outline' })}
        >
          <Icon of={Download} className="size-5" />
          {words.downloadZip}
        </a>
      </div>
    </section>
  )
}
