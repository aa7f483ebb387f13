import { useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminOrders } from '#app/i18n/en/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { answerReturn, receiveReturn, type StaffOrderDetails } from '#contract/ordersAdmin.ts'

type Props = { order: StaffOrderDetails; of: StaffOrderDetails['returns'][number] }

/** What a buyer wants to return: answer it, then take it in. */
export function ReturnPanel({ order, of: { id, status, items, reason, answer, actions } }: Props) {
  const { returns: words } = useWords(adminOrders)
  const { send, isBusy, failure } = useSend()
  const [typed, setTyped] = useState('')
  const [isSellable, setIsSellable] = useState(true)
  const { reference, lines } = order
  const nameOf = (item: string) => lines.find((line) => line.id === item)?.name ?? item
  const handleAnswer = async (isAccepted: boolean) => {
    const input = { reference, id, isAccepted, answer: typed }
    if (await send(answerReturn, input, { isQuiet: true }))
      showToast({ title: words.done, tone: 'success' })
  }
  const handleReceive = async () => {
    if (await send(receiveReturn, { reference, id, isSellable }, { isQuiet: true }))
      showToast({ title: words.received, tone: 'success' })
  }
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h2 className="text-xl">{words.heading}</h2>
        <p className="text-muted">{words.states[status]}</p>
      </div>
      <p className="font-semibold">
        {items.map((item) => `${item.quantity} × ${nameOf(item.id)}`).join(', ')}
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>
      {answer && <p className="admin-panel whitespace-pre-wrap wrap-anywhere">{answer}</p>}
      {actions.includes('answer') && (
        <>
          <TextArea
            label={words.answer}
            hint={words.answerHint}
            rows={3}
            maxLength={500}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {failure && <FailureNotice failure={failure} />}
          <div className="flex flex-wrap gap-3">
            <Button
              isBusy={isBusy}
              disabled={typed.trim() === ''}
              onClick={() => void handleAnswer(true)}
            >
              {words.accept}
            </Button>
            <Button
              variant="outline"
              disabled={isBusy || typed.trim() === ''}
              onClick={() => void handleAnswer(false)}
            >
              {words.refuse}
            </Button>
          </div>
        </>
      )}
      {actions.includes('receive') && (
        <>
          <CheckboxField
            label={words.sellable}
            checked={isSellable}
            onChange={({ target }) => setIsSellable(target.checked)}
          />
          {failure && <FailureNotice failure={failure} />}
          <Button isBusy={isBusy} onClick={() => void handleReceive()}>
            {words.receive}
          </Button>
        </>
      )}
    </Card>
  )
}
