import { useState } from 'react'
import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { deleteMyAccount } from '#contract/accounts/myAccount.ts'
import { currentPassword } from '#contract/accounts/passwords.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { Fold } from './Fold.tsx'

const schema = z.object({ currentPassword })

/** Deletes the account, after a clear warning and the password. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const all = useWords(profile)
  const words = all.remove
  const [isOpen, setIsOpen] = useState(false)
  const { form, field, formProps, isSending, trouble } = useDirectForm({
    schema,
    empty: { currentPassword: '' },
    send: (values, api) => api.call(deleteMyAccount, values),
    async onDone() {
      const { session } = await import('#app/offline/phone.ts')
      await session.forget()
      showToast({ title: words.done, description: words.doneText })
      onDeleted()
    },
  })
  const handleCancel = () => {
    form.reset()
    setIsOpen(false)
  }
  return (
    <Fold label={words.open} isOpen={isOpen} onToggle={setIsOpen}>
      <form {...formProps} className="grid gap-4">
        <p className="rounded-md bg-kumkum-soft px-4 py-3">{words.text}</p>
        <CurrentPasswordField {...field('currentPassword')} />
        <TroubleNote trouble={trouble} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" isBusy={isSending}>
            {isSending ? words.deleting : words.submit}
          </Button>
          <Button variant="outline" onClick={handleCancel}>
            {all.cancel}
          </Button>
        </div>
      </form>
    </Fold>
  )
}
