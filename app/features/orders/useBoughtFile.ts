import { useEffect, useRef, useState } from 'react'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { DownloadError } from '#app/offline/downloads/downloadError.ts'
import type { SavedFile } from '#app/offline/rows.ts'
import { useLive } from '#app/offline/useLive.ts'
import { showToast } from '#app/ui/toasts.ts'
import { openFile } from './openFile.ts'

type BoughtFile = Pick<SavedFile, 'reference' | 'id' | 'fileName'>

const loadFiles = async () => (await import('#app/offline/phone.ts')).loadBoughtFiles()

/** A file of an order: whether this phone has it, and what saves and opens it. */
export function useBoughtFile(bought: BoughtFile, onDownloaded: () => void) {
  const { file: words } = useWords(orderWords)
  const { reference, id, fileName } = bought
  const [percent, setPercent] = useState<number>()
  const end = useRef<AbortController>(undefined)
  useEffect(() => () => end.current?.abort(), [])
  const { isRead, data: saved } = useLive(`${reference} ${id}`, async (db) =>
    (await db.savedFiles.where({ reference }).toArray()).some((row) => row.id === id),
  )

  const showFailure = (failure: keyof typeof words.failures) =>
    showToast({
      title: words.failedTitle,
      description: words.failures[failure],
      tone: 'destructive',
    })

  return {
    isRead,
    isSaved: saved === true,
    /** While it is being saved. */
    percent,
    save: async (path: string) => {
      const { signal } = (end.current = new AbortController())
      setPercent(0)
      try {
        const onProgress = (share: number) => setPercent(Math.floor(share * 100))
        await (await loadFiles()).save(bought, path, { onProgress, signal })
        void navigator.storage?.persist?.()
      } catch (error) {
        if (!signal.aborted)
          showFailure(error instanceof DownloadError ? error.failure : 'unexpected')
      }
      if (signal.aborted) return
      setPercent(undefined)
      // It counts as a download even if it could not be stored, and a link that has expired is renewed.
      onDownloaded()
    },
    open: async () => {
      const bytes = await (await loadFiles()).open({ reference, id }).catch(() => undefined)
      if (bytes) openFile(bytes, fileName)
      else showToast({ title: words.failedTitle, description: words.gone, tone: 'destructive' })
    },
  }
}
