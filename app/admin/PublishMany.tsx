import { adminBulk } from '#app/i18n/en/admin/adminBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { DonePublication, Publications } from '#contract/writing/publicationsAdmin.ts'
import type { PublishedState } from '#contract/writing/publishingAdmin.ts'
import { useBatch } from './list/useBatch.ts'

type Row = { id: string; version: number; status: PublishedState; deletedAt?: string | undefined }

type Props = {
  endpoint: Endpoint<Publications, Publications, BulkAnswer<DonePublication>>
  chosen: readonly Row[]
  onDone: () => void
}

/** Publishes the chosen drafts, and changes what is public to a draft. */
export function PublishMany({ endpoint, chosen, onDone }: Props) {
  const words = useWords(adminBulk)
  const { run, isBusy } = useBatch()
  const those = (status: PublishedState) =>
    chosen
      .filter((row) => row.status === status && row.deletedAt === undefined)
      .map(({ id, version }) => ({ id, version }))
  const change = async (status: Publications['status'], items: Publications['items']) => {
    const back = status === 'draft' ? 'published' : 'draft'
    const undo = (done: DonePublication[]) => ({ status: back, items: done }) as const
    if (await run({ endpoint, input: { status, items }, undo })) onDone()
  }
  const drafts = those('draft')
  const isPublic = those('published')
  return (
    <>
      {drafts.length > 0 && (
        <Button isBusy={isBusy} onClick={() => void change('published', drafts)}>
          {words.publish(drafts.length)}
        </Button>
      )}
      {isPublic.length > 0 && (
        <Button variant="outline" isBusy={isBusy} onClick={() => void change('draft', isPublic)}>
          {words.withdraw(isPublic.length)}
        </Button>
      )}
    </>
  )
}
