import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import type { Order } from '#contract/orders/public.ts'

/** The invoice and the credit notes to download. The server makes them. */
export function Papers({ papers }: Pick<Order, 'papers'>) {
  const words = useWords(orderWords)
  const isOffline = useConnection() === 'offline'
  if (papers.length === 0) return null
  if (isOffline) return <p className="mt-4 text-muted">{words.papersOffline}</p>
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {papers.map(({ number, kind, path }) => (
        <a key={number} href={path} download className={buttonClass({ variant: 'outline' })}>
          {kind === 'invoice' ? words.invoice(number) : words.credit(number)}
        </a>
      ))}
    </p>
  )
}
