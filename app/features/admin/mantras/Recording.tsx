import type { ComponentProps } from 'react'
import { RecordingCard } from '#app/admin/recordings/RecordingCard.tsx'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import { useMantraVoice } from './useMantraVoice.ts'

type Props = Omit<ComponentProps<typeof RecordingCard>, 'voice'> & { mantra: StaffMantra }

export function Recording({ mantra, ...rest }: Props) {
  return <RecordingCard voice={useMantraVoice(mantra)} {...rest} />
}
