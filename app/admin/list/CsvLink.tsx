import { Download } from 'lucide'
import { withoutEmpty } from '#app/admin/useRead.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

/** The filtered list as a file for a spreadsheet. */
export function CsvLink({ path, filters }: { path: string; filters: object }) {
  const words = useWords(admin)
  const query = new URLSearchParams(withoutEmpty(filters) as Record<string, string>).toString()
  return (
    <a
      href={query ? `${path}?${query}` : path}
      download
      className={buttonClass({ variant: 'outline' })}
    >
      <Icon of={Download} className="size-5" />
      {words.csv}
    </a>
  )
}
