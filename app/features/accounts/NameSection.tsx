import { useState } from 'react'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Me } from '#contract/accounts/public.ts'
import { profileInput, updateProfile } from '#contract/accounts/myAccount.ts'
import { Fold } from './Fold.tsx'
import { Section } from './Section.tsx'
import { useProfileForm } from './useProfileForm.ts'

type Values = { fullName: string }

/** The name by which we address the devotee. */
export function NameSection({ me }: { me: Me }) {
  const all = useWords(profile)
  const words = all.details
  const [isOpen, setIsOpen] = useState(false)
  const { field, formProps, isSending, trouble } = useProfileForm<Values>({
    schema: profileInput,
    empty: { fullName: me.fullName ?? '' },
    send: (values, api) => api.call(updateProfile, values),
    success: () => ({ title: all.saved }),
    onDone: () => setIsOpen(false),
  })
  return (
    <Section heading={words.heading}>
      {me.fullName && <p className="text-muted wrap-anywhere">{me.fullName}</p>}
      <Fold label={words.change} isOpen={isOpen} onToggle={setIsOpen}>
        <form {...formProps} className="grid gap-4">
          <TextField
            label={words.fullName}
            hint={words.hint}
            autoComplete="name"
            {...field('fullName')}
          />
          <TroubleNote trouble={trouble} />
          <Button type="submit" isBusy={isSending} className="justify-self-start">
            {isSending ? all.saving : words.save}
          </Button>
        </form>
      </Fold>
    </Section>
  )
}
