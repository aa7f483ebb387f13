import { admin } from '#app/i18n/en/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Difference } from './differences.ts'

type Props = {
  differences: readonly Difference[]
  isBusy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two at one thing: both versions beside each other, and the choice. Nothing was overwritten. */
export function ConflictPanel({ differences, isBusy, onKeepMine, onTakeTheirs }: Props) {
  const { conflict: words } = useWords(admin)
  return (
    <section role="alert" className="admin-panel mt-4">
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1">{words.text}</p>
      {differences.length === 0 && <p className="mt-2 font-semibold">{words.same}</p>}
      {differences.map(({ label, mine, theirs }) => (
        <div key={label} className="mt-3">
          <h3 className="font-sans font-semibold">{label}</h3>
          <div className="mt-1 grid gap-2 sm:grid-cols-2">
            <Side title={words.yours} text={mine} />
            <Side title={words.theirs} text={theirs} />
          </div>
        </div>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={onKeepMine}>
          {words.keepMine}
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
      </div>
    </section>
  )
}

function Side({ title, text }: { title: string; text: string }) {
  const { conflict: words } = useWords(admin)
  return (
    <div className="card p-3">
      <p className="text-sm text-muted">{title}</p>
      <p className="max-h-56 overflow-auto whitespace-pre-wrap">{text || words.nothing}</p>
    </div>
  )
}
