import { useAdmin } from '#app/admin/adminContext.ts'
import type { EntryText } from '#app/admin/useEntry.ts'
import { todayIn } from '#app/almanac/today.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { may } from '#contract/accounts/permissions.ts'

type Props = {
  label: string
  method: string
  text: (name: 'paidOn' | 'lateReason') => EntryText
}

/** The day it was given. Cash counts today; a treasurer may enter an earlier day, with a reason. */
export function PaidOnFields({ label, method, text }: Props) {
  const words = useWords(tender)
  const { me, timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const isCash = method === 'cash'
  if (isCash && !may(me.role, 'donations')) return null
  const paidOn = text('paidOn')
  return (
    <>
      <TextField label={label} type="date" max={today} {...paidOn} />
      {isCash && paidOn.value < today && (
        <TextField
          label={words.late}
          hint={words.lateHint}
          maxLength={300}
          {...text('lateReason')}
        />
      )}
    </>
  )
}

type Late = { method: string; paidOn: string; lateReason: string }

/** What is sent of them: for cash of today nothing else than the day. */
export const paidOnInput = (
  { method, paidOn, lateReason }: Late,
  { today, mayBeLate }: { today: string; mayBeLate: boolean },
): { paidOn: string; lateReason?: string } => {
  if (method !== 'cash') return { paidOn }
  if (!mayBeLate) return { paidOn: today }
  return { paidOn, ...(paidOn < today && lateReason.trim() && { lateReason }) }
}
