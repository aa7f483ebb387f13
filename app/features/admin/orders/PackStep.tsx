import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { packOrder, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { useStep } from '#app/admin/useStep.ts'

/** Without a question: it is done for every order, and the text beside it says what happens. */
export function PackStep({ order: { reference } }: { order: StaffOrderDetails }) {
  const { pack: words } = useWords(adminOrderSteps)
  const { take, isBusy, failure } = useStep()
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <FailureNotice failure={failure} />
      <Button
        className="mt-4"
        isBusy={isBusy}
        onClick={() => void take(packOrder, { reference }, words.done)}
      >
        {words.button}
      </Button>
    </Card>
  )
}
