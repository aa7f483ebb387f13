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
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-card px-3.5 font-semibold text-ink aria-pressed:border-saffron aria-pressed:bg-saffron aria-pressed:text-on-saffron forced-colors:aria-pressed:underline"
      onClick={() => onChoose(stage)}
    >
      {text}
      {stage && counts && <span className="font-normal tabular-nums">{counts[stage]}</span>}
    </button>
  )
  return (
    // Text for screen readers must not widen the page.
    <div role="group" aria-label={words.stage} className="relative mt-4 flex flex-wrap gap-2">
      {chip(undefined, words.every)}
      {orderStages.map((stage) => chip(stage, words.stages[stage]))}
    </div>
  )
}
