import { useState } from 'react'
import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { useProfileForm } from './useProfileForm.ts'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Me } from '#contract/accounts/public.ts'
import { emailAddress } from '#contract/fields.ts'
import { changeEmail } from '#contract/accounts/myAccount.ts'
import { currentPassword } from '#contract/accounts/passwords.ts'
import { Fold } from './Fold.tsx'
import { Section } from './Section.tsx'

const schema = z.object({ email: emailAddress, currentPassword })

/** The address, whether it is confirmed, and a way to change it. */
export function EmailSection({ me }: { me: Me }) {
  const { email: words } = useWords(profile)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section heading={words.heading}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere">{me.email}</span>
        <Chip tone={me.isEmailConfirmed ? 'durva' : 'gold'}>
          {me.isEmailConfirmed ? words.confirmed : words.waiting}
        </Chip>
      </p>
      {me.pendingEmail && (
        <p className="mt-2 text-muted wrap-anywhere">{words.pending(me.pendingEmail)}</p>
      )}
      <Fold label={words.change} isOpen={isOpen} onToggle={setIsOpen}>
        <EmailForm onDone={() => setIsOpen(false)} />
      </Fold>
    </Section>
  )
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const all = useWords(profile)
  const words = all.email
  const { field, formProps, isSending, trouble } = useProfileForm({
    schema,
    empty: { email: '', currentPassword: '' },
    send: async (values, api) => void (await api.call(changeEmail, values)),
    success: ({ email }) => ({ title: words.done, description: words.doneText(email.trim()) }),
    onDone,
  })
  return (
    <form {...formProps} className="grid gap-4">
      <TextField label={words.newEmail} type="email" autoComplete="email" {...field('email')} />
      <CurrentPasswordField {...field('currentPassword')} />
      <TroubleNote trouble={trouble} />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? all.saving : words.save}
      </Button>
    </form>
  )
}
