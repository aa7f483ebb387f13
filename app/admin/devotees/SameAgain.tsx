import { devotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { DevoteePrefill, RecordKey } from '#contract/devotees/admin.ts'
import { usePrefill } from './usePrefill.ts'

type Props = {
  /** What was just recorded. */
  record: RecordKey
  withPan?: boolean
  onPrefill: (prefill: DevoteePrefill) => void
}

/** Another entry for the devotee who is still at the counter. */
export function SameAgain({ record, withPan, onPrefill }: Props) {
  const words = useWords(devotees)
  const { read, isBusy } = usePrefill()
  const handleClick = async () => {
    const prefill = await read(record, { withPan })
    if (prefill) onPrefill(prefill)
  }
  return (
    <Button variant="outline" isBusy={isBusy} onClick={() => void handleClick()}>
      {words.again}
    </Button>
  )
}
