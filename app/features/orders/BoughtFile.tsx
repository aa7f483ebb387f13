import { numberText } from '#contract/i18n/numbers.ts'
import { CircleCheck, Download, FileText } from 'lucide'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { BoughtLine } from '#contract/orders/public.ts'
import { useBoughtFile } from './useBoughtFile.ts'

type Props = {
  reference: string
  id: string
  name: string
  file: NonNullable<BoughtLine['file']>
  /** The server has counted it. */
  onDownloaded: () => void
}

/** A bought file: to be saved on this phone, or saved and open offline. */
export function BoughtFile({ reference, id, name, file, onDownloaded }: Props) {
  const { file: words } = useWords(orderWords)
  const { fileName, path, left } = file
  const bought = useBoughtFile({ reference: reference.toUpperCase(), id, fileName }, onDownloaded)
  const isOffline = useConnection() === 'offline'
  const { percent, isSaved } = bought
  const isSaving = percent !== undefined
  const isDone = isSaved && !isSaving
  const canSave = path !== undefined && left > 0
  return (
    <div className="mt-2 grid justify-items-start gap-1">
      {isDone || isSaving || (bought.isRead && canSave && !isOffline) ? (
        // The same element in every state, so that it keeps the focus.
        <Button
          variant={isDone ? 'outline' : 'primary'}
          aria-label={isDone ? words.openOf(name) : isSaving ? undefined : words.saveOf(name)}
          isBusy={isSaving}
          onClick={() => void (isDone ? bought.open() : path !== undefined && bought.save(path))}
        >
          {!isSaving && <Icon of={isDone ? FileText : Download} className="size-5" />}
          {isDone ? words.open : isSaving ? words.saving(percent) : words.save}
        </Button>
      ) : null}
      <div role="status" className="empty:hidden">
        {isDone && (
          <p className="flex gap-2 text-sm">
            <Icon of={CircleCheck} className="mt-0.5 size-4 shrink-0 text-durva" />
            {words.saved}
          </p>
        )}
      </div>
      <p className="text-sm text-muted">
        {fileName} · {sizeText(file.bytes)}
      </p>
      <p className="text-sm text-muted empty:hidden">
        {!isSaved && isOffline
          ? words.offline
          : left > 0
            ? words.left(left)
            : !isSaved && words.none}
      </p>
    </div>
  )
}

const sizeText = (bytes: number): string => {
  const megabytes = bytes / 1024 / 1024
  return megabytes < 0.1
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${numberText(megabytes, 1)} MB`
}
