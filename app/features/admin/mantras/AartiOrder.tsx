import { X } from 'lucide'
import { useRef, useState } from 'react'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { MoveButtons } from '#app/admin/MoveButtons.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type AartiOrder as Order, arrangeAarti, getAartiOrder } from '#contract/mantras/admin.ts'
import { TextPages } from './TextPages.tsx'

/** What is sung at the aarti, and in which order. */
export function AartiOrder() {
  const { aarti: words } = useWords(adminMantras)
  const query = useRead(getAartiOrder, {})
  return (
    <TabPage title={words.title} intro={words.intro}>
      <TextPages current="aarti" />
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && <Arranged order={query.data} isFetching={query.isFetching} />}
    </TabPage>
  )
}

type Props = {
  order: Order
  /** A newer order may be on its way. */
  isFetching: boolean
}

function Arranged({ order: { sung, others }, isFetching }: Props) {
  const { aarti: words } = useWords(adminMantras)
  const { up, down } = useWords(adminPublishing)
  const { send, isBusy } = useSend()
  const [chosen, setChosen] = useState('')
  const list = useRef<HTMLOListElement>(null)
  // A change made while the old order is shown would be refused.
  const canArrange = !isBusy && !isFetching
  const was = sung.map(({ id }) => id)
  const arrange = async (ids: string[]) => {
    if (!canArrange) return false
    const arranged = await send(arrangeAarti, { ids, was })
    if (arranged) showToast({ title: words.saved, tone: 'success' })
    return arranged !== undefined
  }
  const swap = (first: number) => {
    const ids = [...was]
    ids.splice(first, 2, ...was.slice(first, first + 2).toReversed())
    void arrange(ids)
  }
  const leaveOut = async (id: string) => {
    // The button goes with its row, and the focus would go with it.
    if (await arrange(was.filter((one) => one !== id))) list.current?.focus()
  }
  const added = others.find(({ id }) => id === chosen) ?? others[0]
  return (
    <>
      {sung.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      <ol ref={list} tabIndex={-1} aria-label={words.title} className="max-w-2xl">
        {sung.map(({ id, title }, index) => (
          <li key={id} className="flex items-center gap-1 border-b border-line py-1">
            <span className="min-w-0 flex-1">
              {index + 1}. {title}
            </span>
            <MoveButtons
              labels={{ up: up(title), down: down(title) }}
              canMoveUp={canArrange && index > 0}
              canMoveDown={canArrange && index < sung.length - 1}
              onMove={(by) => swap(by < 0 ? index - 1 : index)}
            />
            <IconButton
              label={words.remove(title)}
              disabled={!canArrange}
              onClick={() => void leaveOut(id)}
            >
              <Icon of={X} />
            </IconButton>
          </li>
        ))}
      </ol>
      {added && (
        <div className="mt-6 flex max-w-2xl flex-wrap items-end gap-3">
          <SelectField
            label={words.which}
            hint={words.draftsHidden}
            className="min-w-48 flex-1"
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
            value={added.id}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Button isBusy={!canArrange} onClick={() => void arrange([...was, added.id])}>
            {words.add}
          </Button>
        </div>
      )}
    </>
  )
}
