import { Plus } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { SelectBar } from '#app/admin/list/SelectBar.tsx'
import { SelectRow } from '#app/admin/list/SelectRow.tsx'
import { useSelection } from '#app/admin/list/useSelection.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminBulk } from '#app/i18n/en/admin/adminBulk.ts'
import { adminPujas } from '#app/i18n/en/bookings/adminPujas.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { listStaffPujas, orderPujas } from '#contract/bookings/pujasAdmin.ts'
import { PricesOfMany } from './PricesOfMany.tsx'
import { PujaRow } from './PujaRow.tsx'
import { SwitchMany } from './SwitchMany.tsx'

/** All pujas in the order devotees see, which buttons change. */
export function PujaList() {
  const words = useWords(adminPujas)
  const bulkWords = useWords(adminBulk)
  const query = useRead(listStaffPujas, {})
  const { send, isBusy } = useSend()
  const pujas = query.data ?? []
  const selection = useSelection(pujas, ({ id }) => id)
  // A change made while the old order is shown would be refused.
  const canOrder = !isBusy && !query.isFetching
  const move = async (from: number, by: -1 | 1) => {
    const was = pujas.map(({ id }) => id)
    const first = Math.min(from, from + by)
    const ids = was.toSpliced(first, 2, ...was.slice(first, first + 2).toReversed())
    if (await send(orderPujas, { ids, was })) showToast({ title: words.ordered, tone: 'success' })
  }
  return (
    <TabPage
      title={words.title}
      intro={words.intro}
      action={
        <AdminLink to="pujas/new" className={buttonClass()}>
          <Icon of={Plus} className="size-5" />
          {words.add}
        </AdminLink>
      }
    >
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      <SelectBar words={bulkWords} of={selection}>
        <SwitchMany chosen={selection.chosen} onDone={selection.clear} />
        <PricesOfMany chosen={selection.chosen} onDone={selection.clear} />
      </SelectBar>
      {query.data && (
        <Card className="mt-4 overflow-hidden">
          <ol aria-label={words.label} className="divide-y divide-line">
            {pujas.map((puja, index) => (
              <li key={puja.id}>
                <SelectRow
                  label={bulkWords.one(puja.name)}
                  isChosen={selection.isChosen(puja)}
                  onToggle={() => selection.toggle(puja)}
                >
                  <PujaRow
                    puja={puja}
                    canMoveUp={canOrder && index > 0}
                    canMoveDown={canOrder && index < pujas.length - 1}
                    onMove={(by) => void move(index, by)}
                  />
                </SelectRow>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </TabPage>
  )
}
