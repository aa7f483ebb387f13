import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { lineDonation } from '#app/i18n/en/donations/adminCheques.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { recordLine, type StatementLine } from '#contract/donations/bankStatementAdmin.ts'
import { purposesOf } from '#contract/donations/purposes.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'
import { getSite } from '#contract/site/public.ts'
import { guessName } from './guessName.ts'

type Field = 'fullName' | 'email' | 'purpose' | 'pan' | 'donorAddress'

/** Money that nobody pledged, prefilled from the bank's words: one press records it. */
export function LineDonation({ line }: { line: StatementLine }) {
  const words = useWords(lineDonation)
  const { data: site } = useRead(getSite, {})
  const { send, isBusy, failure } = useSend()
  const [recorded, setRecorded] = useState<string>()
  const [typed, setTyped] = useState({
    fullName: guessName(line.text),
    email: '',
    purpose: '',
    pan: '',
    donorAddress: '',
  })
  const statusText = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The form that had the focus is gone.
    if (recorded !== undefined) statusText.current?.focus()
  }, [recorded])
  const { key, day, amountPaise, utr, isUpi, text } = line
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const { email, ...donor } = typed
    const input = { ...donor, key, day, amountPaise, ...(utr && { utr }), ...(isUpi && { isUpi }) }
    const donation = { ...input, ...(email.trim() && { email }) }
    const done = await send(recordLine, donation, { isQuiet: true })
    if (done) setRecorded(done.reference)
  }
  if (recorded !== undefined) {
    return (
      <p ref={statusText} tabIndex={-1} role="status" className="mt-1">
        {words.done(recorded)}{' '}
        <AdminLink to={`donations/${recorded.toLowerCase()}`} className="text-link">
          {words.open}
        </AdminLink>
      </p>
    )
  }
  const field = (name: Field) => ({
    value: typed[name],
    error: failure?.fields.find(({ pointer }) => pointer === `#/${name}`)?.detail,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  const other = failure?.fields.find(({ pointer }) => pointer === '#/amountPaise')?.detail
  return (
    <details className="mt-1">
      <summary className="fold-summary" aria-label={`${words.begin}: ${text}`}>
        {words.begin}
      </summary>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label={words.name} maxLength={100} {...field('fullName')} />
          <TextField label={words.email} type="email" maxLength={254} {...field('email')} />
          <SelectField
            label={words.purpose}
            options={[
              { value: '', label: words.noPurpose },
              ...purposesOf(site ?? {}).map((value) => ({ value, label: value })),
            ]}
            {...field('purpose')}
          />
          {site?.has80G && (
            <>
              <TextField label={words.pan} maxLength={40} {...field('pan')} />
              <TextField label={words.address} maxLength={300} {...field('donorAddress')} />
            </>
          )}
        </div>
        {other && (
          <p role="alert" className="mt-2 font-semibold">
            {other}
          </p>
        )}
        <FailureNotice failure={failure} />
        <Button type="submit" className="mt-3" isBusy={isBusy}>
          {words.record(exactPaise(amountPaise))}
        </Button>
      </form>
    </details>
  )
}
