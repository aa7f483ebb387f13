import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { latePan } from '#app/i18n/en/donations/adminCheques.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { addPan, type StaffDonationDetails } from '#contract/donations/admin.ts'

/** The PAN and address that a donor gave after the receipt, for Form 10BD. */
export function LatePan({ donation: { reference } }: { donation: StaffDonationDetails }) {
  const words = useWords(latePan)
  const { send, isBusy, failure } = useSend()
  const [pan, setPan] = useState('')
  const [donorAddress, setAddress] = useState('')
  const errorAt = (pointer: string) =>
    failure?.fields.find((field) => field.pointer === pointer)?.detail
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await send(addPan, { reference, pan, donorAddress }, { isQuiet: true })
    if (done) showToast({ title: words.done, tone: 'success' })
  }
  return (
    <Card as="section" className="p-5">
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
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
