import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'

type Props = { isMissing: boolean; onChoose: (isSellable: boolean) => void }

/** Whether what came back goes on the shelf again. Nothing is chosen first: the stock follows from it. */
export function Sellable({ isMissing, onChoose }: Props) {
  const { sellable: words } = useWords(adminOrderSteps)
  return (
    <RadioCards
      name="sellable"
      legend={words.legend}
      className="grid gap-3 sm:grid-cols-2"
      options={[
        { value: 'yes', label: words.yes, detail: words.yesText },
        { value: 'no', label: words.no, detail: words.noText },
      ]}
      error={isMissing ? words.missing : undefined}
      onChange={({ target }) => onChoose(target.value === 'yes')}
    />
  )
}
