import { readable, type Readers } from '#app/admin/differences.ts'
import { isSameValue } from '#app/admin/mergeChanges.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminWriting } from '#app/i18n/en/writing/adminWriting.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { getVersion } from '#contract/writing/admin.ts'
import { type Line, lineChanges } from './lineChanges.ts'
import type { DraftKey } from './autosave.ts'

/** What an earlier version is compared with, and how it is restored. */
export type Comparison<V extends object> = {
  now: V
  labels: Partial<Record<keyof V, string>>
  /** How a field's value is written, where it is more than text. */
  readers?: Readers<V> | undefined
  /** The form's fields of a version; undefined if it cannot be read any more. */
  toValues: (content: object) => V | undefined
  isDirty: boolean
  isBusy: boolean
  onRestore: (values: V) => Promise<void>
}

type Props<V extends object> = Comparison<V> & { text: DraftKey; version: number }

/** Field by field what restoring would change. */
export function VersionChanges<V extends object>(props: Props<V>) {
  const { text, version, now, labels, readers, toValues, isDirty, isBusy, onRestore } = props
  const words = useWords(adminWriting).versions
  const { data, isError } = useRead(getVersion, { ...text, version: String(version) })
  if (isError) return <p className="text-kumkum">{words.failed}</p>
  if (!data) return null
  const then = toValues(data.content)
  if (!then) return <p>{words.unreadable}</p>
  const read = (name: keyof V, of: V) => readers?.[name]?.(of[name]) ?? readable(of[name])
  const changed = (Object.entries(labels) as [keyof V, string][]).filter(
    ([name]) => !isSameValue(now[name], then[name]),
  )
  return (
    <div className="admin-panel w-full">
      <p className="text-sm text-muted">{changed.length > 0 ? words.legend : words.same}</p>
      {changed.map(([name, label]) => (
        <div key={label} className="mt-3">
          <h3 className="font-sans font-semibold">{label}</h3>
          <Lines of={lineChanges(read(name, now), read(name, then))} />
        </div>
      ))}
      {changed.length > 0 && (
        <div className="mt-4">
          <Button disabled={isDirty} isBusy={isBusy} onClick={() => void onRestore(then)}>
            {words.restore}
          </Button>
          <p className="mt-2 text-sm text-muted">{isDirty ? words.unsaved : words.restoreHint}</p>
        </div>
      )}
    </div>
  )
}

/** Lines that are the same are counted, not shown. */
function Lines({ of }: { of: readonly Line[] }) {
  const words = useWords(adminWriting).versions
  const runs: Line[][] = []
  for (const line of of) {
    const last = runs.at(-1)
    if (last?.[0]?.in === line.in) last.push(line)
    else runs.push([line])
  }
  return (
    <div className="grid gap-1 wrap-anywhere whitespace-pre-wrap">
      {runs.map((lines, index) => {
        const text = lines.map((line) => line.text).join('\n')
        const [first] = lines
        if (first?.in === 'first')
          return (
            <del key={index} className="text-kumkum">
              {text}
            </del>
          )
        if (first?.in === 'second')
          return (
            <ins key={index} className="text-durva">
              {text}
            </ins>
          )
        return (
          <p key={index} className="text-sm text-muted">
            {words.skipped(lines.length)}
          </p>
        )
      })}
    </div>
  )
}
