import { devotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { KnownDevotee, RecordKey } from '#contract/devotees/admin.ts'
import { useKnown } from './useKnown.ts'

type Props = {
  /** What was just recorded. */
  record: RecordKey
  withPan?: boolean
  onKnown: (known: KnownDevotee) => void
}

/** Another entry for the devotee who is still at the counter. */
export function SameAgain({ record, withPan, onKnown }: Props) {
  const words = useWords(devotees)
  const { read, isBusy } = useKnown()
  const handleClick = async () => {
    const known = await read(record, { withPan })
    if (known) onKnown(known)
  }
  return (
    <Button variant="outline" isBusy={isBusy} onClick={() => void handleClick()}>
      {words.again}
    </Button>
  )
}
