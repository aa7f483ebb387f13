import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminWriting } from '#app/i18n/en/writing/adminWriting.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { listVersions, mostVersions, type TextVersion } from '#contract/writing/admin.ts'
import type { DraftKey } from './autosave.ts'
import { type Comparison, VersionChanges } from './VersionChanges.tsx'

type Props<V extends object> = Comparison<V> & { text: DraftKey }

/** The saved versions of a text, to compare and to restore. */
export function EarlierVersions<V extends object>({ text, ...compared }: Props<V>) {
  const words = useWords(adminWriting).versions
  const { timeZone } = useAdmin()
  const { data, isError } = useRead(listVersions, text)
  const [open, setOpen] = useState<number>()
  const versions = data?.versions ?? []
  const fieldsOf = ({ changed }: TextVersion): string => {
    const labels: Partial<Record<string, string>> = compared.labels
    return changed.map((name) => labels[name] ?? name).join(', ')
  }
  return (
    <Card as="section" className="mt-6 p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="mt-1 text-sm text-muted">{words.text(mostVersions)}</p>
      {isError && <p className="mt-2 text-kumkum">{words.failed}</p>}
      {data && versions.length < 2 && <p className="mt-2">{words.none}</p>}
      {versions.length > 1 && (
        <ol aria-label={words.heading} className="mt-2">
          {versions.map((one, index) => (
            <li
              key={one.version}
              className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <p>
                <b>{words.by(momentOf(one.savedAt, timeZone), one.savedBy)}</b>
                <span className="block text-sm text-muted">
                  {one.changed.length > 0 ? words.changed(fieldsOf(one)) : words.first}
                </span>
              </p>
              {index === 0 ? (
                <p className="text-muted">{words.now}</p>
              ) : (
                <Button
                  variant="outline"
                  size="small"
                  aria-expanded={open === one.version}
                  onClick={() => setOpen(open === one.version ? undefined : one.version)}
                >
                  {open === one.version ? words.hide : words.show}
                </Button>
              )}
              {open === one.version && index > 0 && (
                <VersionChanges text={text} version={one.version} {...compared} />
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
