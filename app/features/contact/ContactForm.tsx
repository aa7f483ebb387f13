import type * as z from 'zod/mini'
import { isDone, useCommandForm } from '#app/forms/useCommandForm.ts'
import { contact } from '#app/i18n/en/contact/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { contactInput, type ContactSubject, contactSubjects } from '#contract/contact/public.ts'
import { useContactLabels } from './useContactLabels.ts'

type Values = Omit<Required<z.input<typeof contactInput>>, 'subject'> & {
  subject: ContactSubject | ''
}

const empty: Values = { name: '', email: '', subject: '', message: '', wantsNewsletter: false }

type Props = {
  /** The outbox row being edited here. */
  editing: string | undefined
  /** The text the message begins with, if nothing was written yet. */
  message?: string | undefined
  /** Chosen already, if nothing was written yet. */
  subject?: ContactSubject | undefined
  /** `isAccepted`: the temple has it; otherwise this phone will send it. */
  onSettled: (isAccepted: boolean) => void
}

/** A message to the temple's staff. */
export function ContactForm({ editing, message = '', subject, onSettled }: Props) {
  const { form: words } = useWords(contact)
  const { field, formProps, isSending } = useCommandForm<'sendMessage', Values>({
    command: 'sendMessage',
    labels: useContactLabels(),
    schema: contactInput,
    empty: { ...empty, message, subject: subject ?? '' },
    toInput: (values) => contactInput.parse(values),
    toValues: (input) => ({ ...empty, ...input }),
    ofPerson: ({ fullName = '', email }) => ({ name: fullName, email }),
    form: 'contact',
    editing,
    onSettled: (outcome) => isDone(outcome) && onSettled(outcome.state === 'accepted'),
  })

  return (
    <form {...formProps} className="grid gap-5">
      <TextField label={words.name} autoComplete="name" {...field('name')} />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <SelectField
        label={words.subject}
        options={[
          { value: '', label: words.chooseSubject },
          ...contactSubjects.map((value) => ({ value, label: words.subjects[value] })),
        ]}
        {...field('subject')}
        required
      />
      <TextArea label={words.message} rows={6} {...field('message')} required />
      <div>
        <CheckboxField label={words.wantsNewsletter} {...field('wantsNewsletter')} />
        <p className="pl-8 text-sm text-muted">{words.newsletterHint}</p>
      </div>
      <div>
        <Button type="submit" isBusy={isSending} className="w-full sm:w-auto">
          {isSending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}
