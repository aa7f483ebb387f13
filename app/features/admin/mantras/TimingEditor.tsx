import type { ComponentProps } from 'react'
import { TimingCard } from '#app/admin/recordings/TimingCard.tsx'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import { useMantraVoice } from './useMantraVoice.ts'

type Props = Omit<ComponentProps<typeof TimingCard>, 'voice'> & { mantra: StaffMantra }

export function TimingEditor({ mantra, ...rest }: Props) {
  return <TimingCard voice={useMantraVoice(mantra)} {...rest} />
}
