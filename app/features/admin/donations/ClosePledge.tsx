import { useSend } from '#app/admin/useSend.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { cancelDonation, type StaffDonationDetails } from '#contract/donations/admin.ts'

/** Without a question first: a cancelled pledge can still be confirmed. */
export function ClosePledge({ donation: { reference } }: { donation: StaffDonationDetails }) {
  const { cancel: words } = useWords(adminDonations)
  const { send, isBusy } = useSend()
  const handleClose = async () => {
    if (await send(cancelDonation, { reference })) showToast({ title: words.done, tone: 'success' })
  }
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <Button variant="outline" className="mt-4" isBusy={isBusy} onClick={() => void handleClose()}>
        {words.send}
      </Button>
    </Card>
  )
}
