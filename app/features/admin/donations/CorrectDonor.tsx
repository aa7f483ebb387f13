import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { keepFocusAt } from '#app/admin/keepFocusAt.ts'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { adminCorrection } from '#app/i18n/en/donations/adminCorrection.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffDonation, type StaffDonationDetails } from '#contract/donations/admin.ts'
import { correctDonor, correctionReasons } from '#contract/donations/donorAdmin.ts'

type Values = {
  fullName: string
  email: string
  phone: string
  purpose: string
  donorAddress: string
  reason: '' | (typeof correctionReasons)[number]
}

const toValues = (donation: StaffDonationDetails): Values => ({
  fullName: donation.fullName,
  email: donation.email,
  phone: donation.phone ?? '',
  purpose: donation.purpose ?? '',
  donorAddress: donation.donorAddress ?? '',
  reason: '',
})

/** Who gave, and for what, as it was misspelt or misheard. */
export function CorrectDonor({ donation }: { donation: StaffDonationDetails }) {
  const words = useWords(adminCorrection)
  const [isOpen, setIsOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const close = () => {
    flushSync(() => setIsOpen(false))
    keepFocusAt(section.current)
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={words.heading}>
      <Card className="p-5">
        {isOpen ? (
          <CorrectionForm donation={donation} onDone={close} />
        ) : (
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            {words.open}
          </Button>
        )}
      </Card>
    </section>
  )
}

type FormProps = { donation: StaffDonationDetails; onDone: () => void }

function CorrectionForm({ donation, onDone }: FormProps) {
  const words = useWords(adminCorrection)
  const { save, load } = useSaving()
  const { reference, receiptNumber } = donation
  const edited = useEdited<Values, StaffDonationDetails>({
    original: donation,
    toValues,
    async save({ reason, ...values }, { version }) {
      const input = { ...values, reference, ...(reason && { reason }) }
      const done = await save(correctDonor, input, version)
      if (done.saved) {
        showToast({ title: words.done, tone: 'success' })
        onDone()
      }
      return done
    },
    load: () => load(getStaffDonation, { reference }),
    labels: words,
  })
  const { register, formState, watch } = edited.form
  const field = (name: keyof Values) => ({
    label: words[name],
    ...register(name),
    error: formState.errors[name]?.message,
  })
  const needsReason = receiptNumber !== undefined && watch('fullName') !== donation.fullName
  return (
    <form noValidate onSubmit={edited.handleSubmit} className="grid gap-4">
      <LeaveGuard isDirty={edited.isDirty} />
      <div>
        <h2 className="text-xl">{words.heading}</h2>
        <p className="mt-1 text-muted">{words.text}</p>
      </div>
      {edited.conflict && <ConflictPanel of={edited.conflict} />}
      <TextField {...field('fullName')} maxLength={100} autoComplete="off" />
      {needsReason && (
        <>
          <SelectField
            {...field('reason')}
            options={(['', ...correctionReasons] as const).map((value) => ({
              value,
              label: words.reasons[value],
            }))}
          />
          <p className="text-muted">{words.receipt}</p>
        </>
      )}
      <TextField {...field('email')} type="email" maxLength={254} autoComplete="off" />
      <TextField {...field('phone')} type="tel" maxLength={40} autoComplete="off" />
      <TextField {...field('purpose')} maxLength={60} />
      <TextArea {...field('donorAddress')} rows={2} maxLength={300} autoComplete="off" />
      <FailureNotice failure={edited.failure} />
      <div>
        <Button type="submit" isBusy={edited.isSaving}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
