import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { type OrderStage, orderStages } from '#contract/orders/admin.ts'

type Props = {
  chosen: OrderStage | undefined
  counts: Readonly<Record<OrderStage, number>> | undefined
  onChoose: (stage: OrderStage | undefined) => void
}

/** What is to be done with the orders, and how many wait for it. */
export function StageChips({ chosen, counts, onChoose }: Props) {
  const words = useWords(adminOrders)
  const chip = (stage: OrderStage | undefined, text: string) => (
    <button
      key={stage ?? 'every'}
      type="button"
      aria-pressed={chosen === stage}
      className="stage-chip"
      onClick={() => onChoose(stage)}
    >
      {text}
      {stage && counts && <span className="stage-count">{counts[stage]}</span>}
    </button>
  )
  return (
    <div role="group" aria-label={words.stage} className="stage-chips">
      {chip(undefined, words.every)}
      {orderStages.map((stage) => chip(stage, words.stages[stage]))}
    </div>
  )
}
