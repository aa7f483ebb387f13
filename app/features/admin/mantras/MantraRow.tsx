import type { ComponentProps } from 'react'
import { OrderedRow } from '#app/admin/list/OrderedRow.tsx'
import { PublishedEntry } from '#app/admin/PublishedEntry.tsx'
import { lengthText } from '#app/admin/recordings/timings.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StaffMantraSummary } from '#contract/mantras/admin.ts'

type Props = Pick<ComponentProps<typeof OrderedRow>, 'row' | 'onRestore'> & {
  mantra: StaffMantraSummary
}

export function MantraRow({ mantra, ...ordered }: Props) {
  const words = useWords(adminMantras)
  const { id, audio, lineCount, timedLineCount } = mantra
  return (
    <OrderedRow of={mantra} {...ordered}>
      <PublishedEntry of={mantra} page={`mantras/${id}`}>
        {[
          words.lines(lineCount),
          audio ? words.recording(lengthText(audio.durationMs)) : words.noRecording,
          audio && words.timed(timedLineCount, lineCount),
        ]
          .filter(Boolean)
          .join(', ')}
      </PublishedEntry>
    </OrderedRow>
  )
}
