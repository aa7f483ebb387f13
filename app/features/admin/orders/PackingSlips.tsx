import { Printer } from 'lucide'
import { useCallback, useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { Printout } from '#app/admin/prints/Printout.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { type Reader, useFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminOrders, packingSlips } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { listPackingSlips } from '#contract/orders/admin.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { getSite } from '#contract/site/public.ts'
import { AddressLabels } from './AddressLabels.tsx'
import { PackingSlip } from './PackingSlip.tsx'

/** Many of them are longer than what people type. */
const references: Reader<string> = (text) => text

const printedChoices = ['both', 'slips', 'labels', 'roll'] as const
type Printed = (typeof printedChoices)[number]

/** Only labels need a page of another size or other margins. */
const labelSizes: Readonly<Partial<Record<Printed, 'label' | 'labelSheet'>>> = {
  labels: 'labelSheet',
  roll: 'label',
}

/** A page for each order to pack: what goes into the parcel, and where it goes. */
export function PackingSlips() {
  const words = useWords(packingSlips)
  const { all } = useWords(adminOrders)
  const { references: chosen } = useFilters({ references }).shown
  const query = useRead(listPackingSlips, { references: chosen })
  const [printed, setPrinted] = useState<Printed>('both')
  const [isPrinting, setPrinting] = useState(false)
  const size = labelSizes[printed]
  const done = useCallback(() => setPrinting(false), [])
  const { data: site } = useRead(getSite, {})
  const orders = query.data ?? []
  return (
    <TabPage
      title={words.title}
      intro={orders.length > 0 && words.intro(orders.length)}
      isHeadingPrinted={false}
      action={
        <Button onClick={() => (size ? setPrinting(true) : print())} disabled={orders.length === 0}>
          <Icon of={Printer} className="size-5" />
          {words.print}
        </Button>
      }
    >
      {chosen && !chosen.includes(',') ? (
        <BackLink to={`orders/${chosen.toLowerCase()}`}>{chosen}</BackLink>
      ) : (
        <BackLink to="orders">{all}</BackLink>
      )}
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && orders.length === 0 && (
        <EmptyState title={words.none}>
          <p>{words.noneText}</p>
        </EmptyState>
      )}
      {orders.length > 0 && (
        <div className="no-print mt-4 max-w-md">
          <SelectField
            label={words.what}
            options={printedChoices.map((value) => ({ value, label: words.whats[value] }))}
            value={printed}
            onChange={({ target }) => setPrinted(target.value as Printed)}
          />
        </div>
      )}
      {(printed === 'both' || printed === 'slips') &&
        orders.map((order) => <PackingSlip key={order.reference} order={order} from={site} />)}
      {printed !== 'slips' && <AddressLabels orders={orders} from={site} />}
      {isPrinting && size && (
        <Printout size={size} onDone={done}>
          <AddressLabels on={size === 'label' ? 'roll' : 'sheet'} orders={orders} from={site} />
        </Printout>
      )}
    </TabPage>
  )
}
