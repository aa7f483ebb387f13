import { type FormEvent, useId, useState } from 'react'
import { useBatch } from '#app/admin/list/useBatch.ts'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminPrices } from '#app/i18n/en/shop/adminPrices.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { type StaffProductSummary, updatePricesAndStock } from '#contract/shop/admin.ts'
import {
  changedFigures,
  faultKey,
  faultsOf,
  type Figure,
  type TypedFigures,
} from './changedFigures.ts'

type Props = {
  products: readonly StaffProductSummary[]
  onClose: () => void
  onDone: () => void
}

const none: ReadonlyMap<string, string> = new Map()

/** A table of what each product costs and how many there are, with a field for the new number. */
export function PricesForm({ products, onClose, onDone }: Props) {
  const words = useWords(adminPrices)
  const { cancel } = useWords(admin)
  const { run, isBusy } = useBatch()
  const [typed, setTyped] = useState<TypedFigures>({})
  const [faults, setFaults] = useState(none)
  const [isEmpty, setIsEmpty] = useState(false)
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id
  const type = (id: string, figure: Figure, text: string) => {
    setTyped({ ...typed, [id]: { ...typed[id], [figure]: text } })
    setFaults(none)
    setIsEmpty(false)
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const items = changedFigures(products, typed)
    const found = faultsOf(items)
    setIsEmpty(items.length === 0)
    setFaults(found)
    if (items.length === 0) return
    if (found.size > 0) return focusFirstError(form)
    const isDone = await run({
      endpoint: updatePricesAndStock,
      input: { items },
      undo: (done) => ({ items: done }),
      nameOf,
    })
    if (isDone) onDone()
  }
  const inputOf = ({ id, name }: StaffProductSummary, figure: Figure) => (
    <NumberInput
      label={figure === 'price' ? words.newPrice(name) : words.newStock(name)}
      value={typed[id]?.[figure] ?? ''}
      fault={faults.get(faultKey(id, figure))}
      onType={(text) => type(id, figure, text)}
    />
  )
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-2">
      <p className="text-muted">{words.hint}</p>
      <table className="mt-3 w-full text-left">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col">{words.product}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.stock}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-2 font-normal wrap-anywhere">
                {product.name}
              </th>
              <td className="py-2 pr-2">
                <Old>{product.price.toLocaleString('en-IN')}</Old>
                {inputOf(product, 'price')}
              </td>
              <td className="py-2">
                {product.stockOnHand === undefined ? (
                  <span className="text-muted">{words.uncounted}</span>
                ) : (
                  <>
                    <Old>{product.stockOnHand.toLocaleString('en-IN')}</Old>
                    {inputOf(product, 'stockOnHand')}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty && (
        <p role="alert" className="mt-3 text-kumkum">
          {words.nothing}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

function Old({ children }: { children: string }) {
  return <span className="inline-block min-w-14 tabular-nums">{children} →</span>
}

type InputProps = {
  label: string
  value: string
  fault: string | undefined
  onType: (text: string) => void
}

function NumberInput({ label, value, fault, onType }: InputProps) {
  const id = useId()
  return (
    <>
      <input
        className="field w-20"
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      {fault !== undefined && (
        <span id={id} className="block text-sm text-kumkum">
          {fault}
        </span>
      )}
    </>
  )
}
