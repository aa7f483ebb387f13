import { useEffect } from 'react'
import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { deviceName } from '#app/i18n/en/accounts/deviceName.ts'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { endOtherSessions, endSession, type Session } from '#contract/accounts/myAccount.ts'
import { currentPassword } from '#contract/accounts/passwords.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'

/** One session, or all except this one. */
export type EndingSession = Pick<Session, 'id' | 'device'> | 'others'

type Props = { ending: EndingSession; onEnded: () => Promise<void>; onCancel: () => void }

const schema = z.object({ currentPassword })

/**
 * Logging out other devices needs the password: someone who finds this phone unlocked must not lock its
 * owner out.
 */
export function EndSessions({ ending, onEnded, onCancel }: Props) {
  const all = useWords(profile)
  const words = all.sessions
  const isOthers = ending === 'others'
  const { form, field, formProps, isSending, trouble } = useDirectForm({
    schema,
    empty: { currentPassword: '' },
    async send(values, api) {
      if (!isOthers) await api.call(endSession, { id: ending.id, ...values })
      else return (await api.call(endOtherSessions, values)).ended
    },
    async onDone(count) {
      const title = count === undefined ? words.ended : words.endedOthers(count)
      showToast({ title, tone: 'success' })
      await onEnded()
    },
  })
  useEffect(() => form.setFocus('currentPassword'), [form])
  return (
    <form {...formProps} className="mt-3 grid gap-4">
      <p>{isOthers ? words.askOthers : words.ask(deviceName(ending.device))}</p>
      <CurrentPasswordField {...field('currentPassword')} />
      <TroubleNote trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isBusy={isSending}>
          {words.end}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {all.cancel}
        </Button>
      </div>
    </form>
  )
}
