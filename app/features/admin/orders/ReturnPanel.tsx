import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { returnPhotoPath } from '#contract/orders/links.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { AnswerReturn } from './AnswerReturn.tsx'
import { ReceiveReturn } from './ReceiveReturn.tsx'

type Props = { order: StaffOrderDetails; of: StaffOrderDetails['returns'][number] }

/** What a buyer wants to return: answer it, then take it in. */
export function ReturnPanel({ order, of }: Props) {
  const { returns: words } = useWords(adminOrderSteps)
  const nameOf = (id: string) => order.lines.find((line) => line.id === id)?.name ?? id
  const photoPath = returnPhotoPath({ reference: order.reference, id: of.id })
  return (
    <Card as="section" className="grid gap-3 p-5">
      <div>
        <h2 className="text-xl">
          {words.heading}: {words.states[of.status]}
        </h2>
        <p className="mt-1 font-semibold">
          {of.items.map(({ id, quantity }) => `${quantity} × ${nameOf(id)}`).join(', ')}
        </p>
        {of.refundAmount !== undefined && <p>{words.refunded(exactRupees(of.refundAmount))}</p>}
      </div>
      <Quote label={words.reason} text={of.reason} />
      {of.hasPhoto && (
        <a href={photoPath} target="_blank" rel="noopener" aria-label={words.openPhoto}>
          <img src={photoPath} alt={words.photo} loading="lazy" className="max-h-64 rounded-md" />
        </a>
      )}
      {of.answer && <Quote label={words.yours} text={of.answer} />}
      {of.actions.includes('answer') && <AnswerReturn order={order} of={of} />}
      {of.actions.includes('receive') && <ReceiveReturn order={order} of={of} />}
    </Card>
  )
}

function Quote({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <h3 className="text-base text-muted">{label}</h3>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  )
}
