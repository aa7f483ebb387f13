import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { PagedList } from '#app/admin/PagedList.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminStock } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { listStockMoves, type StaffProduct, type StockMove } from '#contract/shop/admin.ts'
import { StockForm } from './StockForm.tsx'

type Props = {
  product: StaffProduct
  isDirty: boolean
  onDirty: (isDirty: boolean) => void
}

/** How many there are, what came and went, and a form to record more. */
export function StockPanel({ product, isDirty, onDirty }: Props) {
  const words = useWords(adminStock)
  const { id, stockOnHand, stockReserved } = product
  const pages = usePages(listStockMoves, { id })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card as="section" aria-labelledby="stock" className="p-5">
        <h2 id="stock" className="text-xl">
          {words.heading}
        </h2>
        {stockOnHand === undefined ? (
          <p className="mt-1 text-muted">{words.uncounted}</p>
        ) : (
          <>
            <p className="mt-1">{words.counts(stockOnHand, stockReserved)}</p>
            <StockForm id={id} isProductDirty={isDirty} onDirty={onDirty} />
          </>
        )}
      </Card>
      <section aria-labelledby="stock-history">
        <h2 id="stock-history" className="text-xl">
          {words.history}
        </h2>
        <PagedList
          pages={pages}
          label={words.history}
          empty={{ title: words.empty, text: words.emptyText }}
          keyOf={(move) => move.id}
        >
          {(move) => <Move of={move} />}
        </PagedList>
      </section>
    </div>
  )
}

function Move({ of: { at, kind, pieces, onHand, reference, actor, note } }: { of: StockMove }) {
  const words = useWords(adminStock)
  const { gone } = useWords(admin)
  const { timeZone } = useAdmin()
  const name = kind === 'received' && pieces < 0 ? words.takenOut : words.kinds[kind]
  return (
    <div className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        {note && <p className="wrap-anywhere">{note}</p>}
        <p className="text-sm text-muted">
          {momentOf(at, timeZone)}
          {actor && `, ${words.by(actor.username ?? gone)}`}
          {reference && (
            <>
              {', '}
              <AdminLink to={`orders/${reference.toLowerCase()}`} className="text-link">
                {reference}
              </AdminLink>
            </>
          )}
        </p>
      </div>
      <p className="shrink-0 text-right tabular-nums">
        <span className="font-semibold">{words.change(pieces)}</span>
        {onHand !== undefined && (
          <span className="block text-sm text-muted">{words.after(onHand)}</span>
        )}
      </p>
    </div>
  )
}
