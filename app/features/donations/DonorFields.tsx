import { type ComponentProps, useState } from 'react'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'

type Input = Omit<ComponentProps<typeof TextField>, 'label'>

type Props = {
  fullName: Input
  email: Input
  /** Known already, from the account or an earlier donation, and not typed here. */
  known: { fullName: string; email: string } | undefined
}

/** The donor's details; collapsed to one line if they are already known. */
export function DonorFields({ fullName, email, known }: Props) {
  const { form: words } = useWords(donations)
  const [isChanging, setIsChanging] = useState(false)
  if (known && !isChanging && !fullName.error && !email.error)
    return (
      <div className="donor-known">
        <p>
          {words.receiptTo} <strong>{known.fullName}</strong>, {known.email}
        </p>
        <Button variant="quiet" size="small" onClick={() => setIsChanging(true)}>
          {words.changeDonor}
        </Button>
      </div>
    )
  return (
    <div className="donor">
      <TextField
        label={words.fullName}
        hint={words.fullNameHint}
        autoComplete="name"
        autoFocus={isChanging}
        {...fullName}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        {...email}
      />
    </div>
  )
}
