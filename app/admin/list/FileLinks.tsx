import { Download } from 'lucide'
import { withoutEmpty } from '#app/admin/useRead.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

type Props = {
  /** Of the CSV; the workbook is beside it. */
  path: string
  filters: object
  /** What the links do, for those who do not see what they stand below. */
  label?: string
  className?: string
}

/** A filtered list or a report as files for a spreadsheet. */
export function FileLinks({ path, filters, label, className = '' }: Props) {
  const words = useWords(admin)
  const query = new URLSearchParams(withoutEmpty(filters) as Record<string, string>).toString()
  const files = [
    [words.files.excel, path.replace(/csv$/, 'xlsx')],
    [words.files.csv, path],
  ] as const
  return (
    <span className={`file-links flex gap-2 ${className}`}>
      {files.map(([kind, address]) => (
        <a
          key={kind}
          href={query ? `${address}?${query}` : address}
          download
          aria-label={words.files.as(label ?? words.files.download, kind)}
          className={buttonClass({ variant: 'outline' })}
        >
          <Icon of={Download} className="size-5" />
          {kind}
        </a>
      ))}
    </span>
  )
}
