import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useStep } from '#app/admin/useStep.ts'
import { latePan } from '#app/i18n/en/donations/adminCheques.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type StaffDonationDetails } from '#contract/donations/admin.ts'
import { addPan } from '#contract/donations/donorAdmin.ts'

/** The PAN and address that a donor gave after the receipt, for Form 10BD. */
export function LatePan({ donation }: { donation: StaffDonationDetails }) {
  const { reference } = donation
  const words = useWords(latePan)
  const { take, isBusy, failure, errorAt } = useStep()
  const [pan, setPan] = useState('')
  const [donorAddress, setAddress] = useState(donation.donorAddress ?? '')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void take(addPan, { reference, pan, donorAddress }, words.done)
  }
  return (
    <Card as="section" className="p-5">
      <form noValidate onSubmit={handleSubmit}>
        <h2 className="text-xl">{words.heading}</h2>
        <p className="mt-1 text-muted">{words.text}</p>
        <TextField
          className="mt-4"
          label={words.pan}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          value={pan}
          error={errorAt('#/pan')}
          onChange={({ target }) => setPan(target.value)}
        />
        <TextArea
          className="mt-4"
          label={words.address}
          rows={2}
          maxLength={300}
          value={donorAddress}
          error={errorAt('#/donorAddress')}
          onChange={({ target }) => setAddress(target.value)}
        />
        <FailureNotice failure={failure} />
        <Button type="submit" className="mt-4" isBusy={isBusy}>
          {words.send}
        </Button>
      </form>
    </Card>
  )
}
